import InputMethods

/// The keys of a phone's keyboards, by what is printed on them.
enum XCUITestKeys {
  private static let keypad: [Character: String] = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ",
  ]
  private static let kanaPad: [Character: String] = [
    "1": "あ", "2": "か", "3": "さ", "4": "た", "5": "な", "6": "は", "7": "ま", "8": "や", "9": "ら",
    "0": "わ",
  ]

  /// The statement that presses a key, or why there is none.
  /// - Parameters:
  ///   - key: the key.
  ///   - keyboard: the keyboard that is up.
  /// - Returns: a call on the field, or a reason.
  static func statement(for key: Key, on keyboard: KeyboardName) -> XCUITestStatement {
    switch keyboard {
    case .emoji: return .impossible("emoji are not labelled by themselves on the emoji keyboard")
    case .handwriting: return .impossible("nothing can draw characters")
    case .system: return .impossible("an input method of another maker is out of reach")
    default: break
    }
    switch key {
    case .space: return .call("press(.space)")
    case .return: return .call("press(.return)")
    case .backspace: return .call("press(.delete)")
    case .left: return .call("moveCaret(by: -1)")
    case .right: return .call("moveCaret(by: 1)")
    case .home: return .call("placeCaret(at: 0)")
    case .end: return .call("placeCaretAtEnd()")
    case .escape: return .impossible("a phone's keyboard has no Escape")
    case .tab: return .impossible("a phone's keyboard has no Tab")
    case .character(let character): return statement(for: character, on: keyboard)
    }
  }

  private static func statement(
    for character: Character, on keyboard: KeyboardName
  ) -> XCUITestStatement {
    switch keyboard {
    case .pinyin9, .english9:
      if let label = keypad[character] { return press(label) }
      return character == "0"
        ? .call("press(.space)")
        : .impossible("what is printed on key \(character) of the keypad is not known")
    case .kana:
      return kanaPad[character].map(press)
        ?? .impossible("what is printed on key \(character) of the keypad is not known")
    case .hangul where character.isASCII, .zhuyin where character.isASCII:
      return .impossible("the keyboard's keys are not labelled in Latin")
    default: return press(String(character))
    }
  }

  private static func press(_ label: String) -> XCUITestStatement {
    .call("press(.labelled(\(SwiftNotation.literal(label))))")
  }
}

/// One statement of an exported test.
enum XCUITestStatement: Hashable {
  /// A call on the field, without `try field.`.
  case call(String)
  /// What cannot be done on a device, and why.
  case impossible(String)
}
