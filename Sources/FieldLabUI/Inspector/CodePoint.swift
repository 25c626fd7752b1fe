import Scenarios

/// One code point of a text, a lone surrogate included, and what it is called.
struct CodePoint {
  /// Its value; D800–DFFF for half a surrogate pair.
  let value: UInt32

  /// As Unicode writes it: `U+4E00`.
  var notation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Its Unicode name, behind the usual abbreviation where nothing of it can be seen.
  ///
  /// Names of characters are Unicode's, in English everywhere; what has no name is described.
  func name(in language: Language) -> String {
    guard let scalar = Unicode.Scalar(value) else {
      return language.say("half a surrogate pair", "半个代理对", "半個代理對")
    }
    let name =
      scalar.properties.nameAlias ?? scalar.properties.name ?? kind(of: scalar, in: language)
    return InvisibleCharacter.abbreviation(of: scalar).map { "\($0) \(name)" } ?? name
  }

  private func kind(of scalar: Unicode.Scalar, in language: Language) -> String {
    switch scalar.properties.generalCategory {
    case .control: language.say("control character", "控制字符", "控制字元")
    case .privateUse: language.say("private use", "私用区", "私人使用區")
    case _ where scalar.properties.isNoncharacterCodePoint:
      language.say("noncharacter", "非字符", "非字元")
    default: language.say("unassigned", "未分配", "未指派")
    }
  }
}
