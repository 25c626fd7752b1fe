import InputMethods

extension KeySequence {
  /// The keys as a `keys` line has them; reading it gives the same keys, scalar by scalar.
  ///
  /// Two keys that would read as one where they touch, as the halves of a flag would, are kept apart by
  /// writing the second one's code points.
  public var notation: String {
    var text = ""
    var last = ""
    for run in runs {
      var piece = run.notation
      if !piece.staysApart(from: last) { piece = run.codePoints }
      text += piece
      last = piece
    }
    return text
  }
}

extension KeySequence.Run {
  fileprivate var notation: String {
    // Inside braces a brace would end them, or mean the key alone.
    if count == 1 || key == .character("{") || key == .character("}") {
      return String(repeating: key.notation, count: count)
    }
    let braced = "{\(key.nameInBraces)*\(count)}"
    return key.canBeSeen && braced.reads(as: self) ? braced : codePoints
  }

  fileprivate var codePoints: String {
    let name = key.codePoints
    return count == 1 ? "{\(name)}" : "{\(name)*\(count)}"
  }
}

extension Key {
  /// The key as a `keys` line has it.
  public var notation: String {
    guard case .character(let character) = self else { return "{\(nameInBraces)}" }
    switch character {
    case "{": return "{{"
    case "#": return "{#}"
    // Behind an emoji it would be taken for its colour.
    case _ where SkinTone(key: character) != nil: return "{\(character)}"
    case _ where character.isASCII && (character.isLetter || character.isNumber):
      return String(character)
    default:
      guard canBeSeen else { return "{\(codePoints)}" }
      let run = KeySequence.Run(key: self, count: 1)
      let forms = [String(character), "{\(character)}"]
      return forms.first { $0.reads(as: run) } ?? "{\(codePoints)}"
    }
  }

  fileprivate var canBeSeen: Bool {
    guard case .character(let character) = self else { return true }
    return character.unicodeScalars.allSatisfy(\.canBeSeen)
  }

  fileprivate var nameInBraces: String {
    if case .character(let character) = self { return String(character) }
    return Self.named.first { $0.key == self }?.name ?? ""
  }

  /// `U+` and the code points, which are read as they are wherever they stand; a named key's name.
  fileprivate var codePoints: String {
    guard case .character(let character) = self else { return nameInBraces }
    return "U+"
      + character.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
      .joined(separator: "+")
  }
}

extension String {
  /// Whether a `keys` line of this and a letter reads as that run and the letter.
  ///
  /// With the blank in front and the letter behind, whatever would join what stands beside it is found.
  fileprivate func reads(as run: KeySequence.Run) -> Bool {
    let line = Array((" " + self + "x").unicodeScalars)
    var diagnostics = DiagnosticList()
    let read = KeySequence.parsing(line, from: 0, line: 1, reportingTo: &diagnostics)
    return read?.runs == [run, .init(key: .character("x"), count: 1)]
  }

  /// Whether the two keep their characters when one stands behind the other.
  fileprivate func staysApart(from last: String) -> Bool {
    guard let end = last.unicodeScalars.last, let start = unicodeScalars.first,
      !end.isASCII || !start.isASCII
    else { return true }
    // Their number is not enough: of three letters for flags it is the first two that join.
    return (last + self).map(String.init).elementsEqual(
      (Array(last) + Array(self)).map(String.init)
    ) {
      $0.unicodeScalars.elementsEqual($1.unicodeScalars)
    }
  }
}
