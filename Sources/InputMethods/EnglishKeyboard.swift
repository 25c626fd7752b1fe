import TextField

/// English with 26 keys: what is printed on a key is typed, and the system helps where the field's
/// traits let it.
public struct EnglishKeyboard: InputMethod {
  private var shortcut = DoubleSpaceShortcut(style: .english)
  private var correction = WordCorrection()

  /// Which keyboard this is.
  public var name: KeyboardName { .english }

  /// Whether a second space may make a full stop of the first.
  public var isTimed: Bool { shortcut.isTimed }

  /// A keyboard on which nothing has been typed yet.
  public init() {}

  /// Types the key.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    if key != .space { shortcut.reset() }
    switch key {
    case .character(let character):
      if !character.continuesWord { correction.endWord(in: &host) }
      type(character, in: &host)
    case .space:
      correction.endWord(in: &host)
      shortcut.pressSpace(in: &host)
    case .return:
      correction.endWord(in: &host)
      _ = host.pressCommonKey(key)
    case .backspace:
      correction.noteDeletion()
      _ = host.pressCommonKey(key)
    default:
      correction.reset()
      _ = host.pressCommonKey(key)
    }
  }

  /// Gives up what was typed: an assignment takes pending help away (§5).
  public mutating func textWasAssigned() {
    shortcut.reset()
    correction.reset()
  }

  /// Corrects the word that is being typed.
  public mutating func willLoseFocus(in host: inout some TextInputHost) {
    let notifies = host.profile.smart.autocorrectionOnBlurNotifies
    correction.endWord(in: &host, notifies: notifies)
  }

  private mutating func type(_ character: Character, in host: inout some TextInputHost) {
    guard host.type(UTF16Text(String(character))) == .made else { return }
    if character.continuesWord { correction.note(character) }
    if SmartPunctuation.isTriggered(by: character),
      let smart = SmartPunctuation(beforeCaretOf: host.field)
    {
      host.replaceAsking(smart.range, with: smart.text)
    }
  }
}
