import TextField

/// English with 26 keys: what is printed on a key is typed.
public struct EnglishKeyboard: InputMethod {
  private var shortcut = DoubleSpaceShortcut(style: .english)

  /// Which keyboard this is.
  public var name: KeyboardName { .english }

  /// A keyboard on which nothing has been typed yet.
  public init() {}

  /// Types the key.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .character(let character):
      shortcut.reset()
      host.type(UTF16Text(String(character)))
    case .space:
      shortcut.pressSpace(in: &host)
    default:
      shortcut.reset()
      _ = host.pressCommonKey(key)
    }
  }
}
