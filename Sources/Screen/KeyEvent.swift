/// A key of the physical keyboard, as far as a terminal can tell.
public enum KeyEvent: Hashable, Sendable {
  /// A printable ASCII key, one event a key. All else that can be typed comes as
  /// `TerminalEvent.text(_:)`.
  case character(Character)
  /// A key with Control: a lower-case letter, or one of `@ [ \ ] ^ _`. Control-H, -I, -J and -M
  /// cannot be told from backspace, tab and return, and come as these.
  case control(Character)
  /// A printable key with Alt (Option, Meta).
  case alt(Character)
  /// Return or Enter.
  case `return`
  /// Tab.
  case tab
  /// Shift and Tab.
  case backTab
  /// Escape, alone.
  case escape
  /// Deletes to the left; only Alt can be told.
  case backspace(KeyModifiers = [])
  /// Deletes to the right.
  case deleteForward(KeyModifiers = [])
  /// Insert.
  case insert(KeyModifiers = [])
  /// An arrow, Home, End or a page key.
  case move(Motion, KeyModifiers = [])
  /// A function key, from 1.
  case function(Int, KeyModifiers = [])

  /// Where a key moves to.
  public enum Motion: Hashable, Sendable, CaseIterable {
    /// The arrows.
    case up, down, left, right
    /// To the start or the end of the line.
    case home, end
    /// By a screenful.
    case pageUp, pageDown
  }
}

/// Keys held down with another key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, as xterm counts them.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt (Option, Meta).
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}
