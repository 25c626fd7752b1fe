import TextField

/// English with nine keys: tapping a key again soon replaces the letter that it typed by the next one.
///
/// The delegate hears each further tap as a plain insertion at the caret (UIKit facts, rule B). The
/// keyboard does not look whether its letter is still there (rule D).
public struct MultiTapKeyboard: InputMethod {
  private static let letters: [Character: [Character]] = [
    "1": [".", ",", "?", "!"], "2": ["a", "b", "c"], "3": ["d", "e", "f"],
    "4": ["g", "h", "i"], "5": ["j", "k", "l"], "6": ["m", "n", "o"],
    "7": ["p", "q", "r", "s"], "8": ["t", "u", "v"], "9": ["w", "x", "y", "z"],
  ]

  /// The letter that the next tap of the same key would replace.
  private struct Tap: Sendable {
    var pad: Character
    var index: Int
    var time: Duration
  }

  private var last: Tap?
  private var shortcut = DoubleSpaceShortcut(style: .english)

  /// Which keyboard this is.
  public var name: KeyboardName { .english9 }

  /// A keyboard on which nothing has been tapped yet.
  public init() {}

  /// Types the key's first letter, or replaces the last letter by the next one.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    guard case .character(let pad) = key else {
      last = nil
      if key == .space {
        shortcut.pressSpace(in: &host)
      } else {
        shortcut.reset()
        _ = host.pressCommonKey(key)
      }
      return
    }
    shortcut.reset()
    guard let letters = Self.letters[pad] else {
      last = nil
      if pad == "0" {
        shortcut.pressSpace(in: &host)
      } else {
        host.report(.noSuchKey(String(pad)))
      }
      return
    }
    tap(pad, letters, in: &host)
  }

  private mutating func tap(
    _ pad: Character, _ letters: [Character], in host: inout some TextInputHost
  ) {
    let window = host.field.profile.multiTapWindow
    if let last, last.pad == pad, host.now - last.time < window {
      let index = (last.index + 1) % letters.count
      let letter = UTF16Text(String(letters[index]))
      if host.rewritePrevious(to: letter, announcing: letter) == .made {
        self.last = Tap(pad: pad, index: index, time: host.now)
      }
    } else {
      let outcome = host.type(UTF16Text(String(letters[0])))
      last = outcome == .made ? Tap(pad: pad, index: 0, time: host.now) : nil
    }
  }
}
