/// What a terminal tells the program.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyEvent)
  /// Text that is not ASCII arrived at once, never with half a composed character: what an input
  /// method outside of the program committed, or an unmarked paste.
  case text(String)
  /// Text was pasted.
  case paste(Paste)
  /// The main mouse button was pressed on a cell; comes only where clicks were asked for.
  case click(Position)
  /// The wheel of the mouse was turned by a notch; comes only where clicks were asked for.
  case wheel(isUp: Bool)
  /// The screen has another size now.
  case resize(Size)
  /// The program was stopped and goes on; the screen has been painted anew.
  case resumed
  /// The program was told to end, or its terminal is gone. The number is the signal's.
  case terminate(signal: Int32)
  /// Something that is no key known here, readable, such as `ESC [ 1 ; 2 Q`.
  case unknown(String)
}

/// A bracketed paste.
public struct Paste: Hashable, Sendable {
  /// The text: every line ends with LF, and bytes that are no UTF-8 have become U+FFFD.
  public let text: String
  /// Whether it was longer than a paste may be and lost its end.
  public let isCut: Bool
  /// Whether the terminal never said where it ends, so that it was ended by a time-out.
  public let isUnfinished: Bool

  /// Makes a paste.
  public init(_ text: String, isCut: Bool = false, isUnfinished: Bool = false) {
    self.text = text
    self.isCut = isCut
    self.isUnfinished = isUnfinished
  }
}
