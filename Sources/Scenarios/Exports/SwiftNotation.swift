import TextField

/// How an exported Swift file writes text and names.
enum SwiftNotation {
  /// The text as a string literal, or nil where it holds half a surrogate pair, which no Swift string can.
  ///
  /// Scenarios and Swift have the same escapes, and a backslash of the text is doubled, so that nothing is
  /// interpolated.
  static func literal(_ text: UTF16Text) -> String? {
    text.unitsIfBroken == nil ? StringNotation.quoted(text) : nil
  }

  /// The same for a string, which never holds half a pair.
  static func literal(_ string: String) -> String {
    StringNotation.quoted(string)
  }

  /// The text as the words of a comment: nothing in it can end the line.
  static func comment(_ text: String) -> String {
    SafeText.shown(text)
  }

  /// The words of a text joined as a type's name, `fallback` in front where they do not start with a letter.
  ///
  /// Only letters and digits are taken that every version of Swift takes.
  static func typeName(_ text: String, fallback: String) -> String {
    var name = String.UnicodeScalarView()
    var startsWord = true
    for scalar in text.unicodeScalars {
      guard name.count < longestName else { break }
      if scalar.isOfName {
        name.append(contentsOf: startsWord ? scalar.uppercased : [scalar])
        startsWord = false
      } else {
        startsWord = true
      }
    }
    let isName = name.first.map { !("0"..."9" ~= $0) } ?? false
    return isName ? String(name) : fallback + String(name)
  }

  private static let longestName = 80
}

extension Unicode.Scalar {
  fileprivate var isOfName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    // Kana, Han, Hangul.
    case "\u{3041}"..."\u{3096}", "\u{30A1}"..."\u{30FA}", "\u{4E00}"..."\u{9FFF}": true
    case "\u{AC00}"..."\u{D7A3}": true
    default: false
    }
  }

  fileprivate var uppercased: [Unicode.Scalar] {
    isASCII ? Array(String(self).uppercased().unicodeScalars) : [self]
  }
}
