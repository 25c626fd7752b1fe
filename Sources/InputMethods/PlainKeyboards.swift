import TextField

/// Digits and nothing else.
public struct NumberPad: InputMethod {
  /// Which keyboard this is.
  public var name: KeyboardName { .numberpad }

  /// A number pad.
  public init() {}

  /// Types a digit.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .character(let digit) where "0"..."9" ~= digit: host.type(UTF16Text(String(digit)))
    case .character(let other): host.report(.noSuchKey(String(other)))
    case .space: host.report(.noSuchKey("space"))
    default: _ = host.pressCommonKey(key)
    }
  }
}

/// Whole strings: what an input method sends that composes outside the field.
public struct WholeStringKeyboard: InputMethod {
  /// Which keyboard this is.
  public var name: KeyboardName { .system }

  /// A keyboard without marked text.
  public init() {}

  /// Inserts what is on the key.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .character(let character): host.type(UTF16Text(String(character)))
    case .space: host.type(" ")
    default: _ = host.pressCommonKey(key)
    }
  }
}
