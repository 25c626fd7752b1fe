import TextField

/// English with nine keys: tapping a key again soon replaces the letter that it typed by the next one.
public struct MultiTapKeyboard: InputMethod {
  private static let letters: [Character: [Character]] = [
    "1": [".", ",", "?", "!"], "2": ["a", "b", "c"], "3": ["d", "e", "f"],
    "4": ["g", "h", "i"], "5": ["j", "k", "l"], "6": ["m", "n", "o"],
    "7": ["p", "q", "r", "s"], "8": ["t", "u", "v"], "9": ["w", "x", "y", "z"],
  ]

  private var taps = MultiTap(Self.letters)
  private var shortcut = DoubleSpaceShortcut(style: .english)

  /// Which keyboard this is.
  public var name: KeyboardName { .english9 }

  /// Whether the same key may go round, or a second space make a full stop of the first.
  public var isTimed: Bool { taps.isTimed || shortcut.isTimed }

  /// A keyboard on which nothing has been tapped yet.
  public init() {}

  /// Forgets the last letter: somebody else has typed, or moved the caret.
  public mutating func forgetComposition() {
    taps.reset()
  }

  /// Gives the double-space shortcut up; that its letter may be gone it does not look at (rule D).
  public mutating func textWasAssigned() {
    shortcut.reset()
  }

  /// Types the key's first letter, or replaces the last letter by the next one.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .space, .character("0"):
      taps.reset()
      shortcut.pressSpace(in: &host)
    case .character(let pad):
      shortcut.reset()
      if !taps.tap(pad, in: &host) {
        taps.reset()
        host.report(.noSuchKey(String(pad)))
      }
    default:
      taps.reset()
      shortcut.reset()
      _ = host.pressCommonKey(key)
    }
  }
}
