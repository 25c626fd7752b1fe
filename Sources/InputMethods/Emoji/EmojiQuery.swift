/// What is searched for, taken apart.
///
/// Letters, digits, `#` and `*` make words, everything else stands between them. `light skin tone`,
/// `medium-light skin tone` and so on, as Unicode names them, ask for a tone and are no words.
struct EmojiQuery: Hashable, Sendable {
  /// The words in lower case; none is empty.
  let words: [String]
  /// The tones that are asked for.
  let tones: EmojiTones

  /// Reads what was typed.
  init(_ typed: String) {
    var words: [Substring] = []
    var tones: [SkinTone] = []
    var isAfterSkin = false
    for word in typed.lowercased().split(whereSeparator: { !$0.isInEmojiName }) {
      if isAfterSkin, "tone".hasPrefix(word) {
        isAfterSkin = false
      } else if word == "skin", let (tone, length) = Self.tone(endingIn: words) {
        words.removeLast(length)
        tones.append(tone)
        isAfterSkin = true
      } else {
        words.append(word)
        isAfterSkin = false
      }
    }
    self.words = words.map(String.init)
    self.tones = EmojiTones(tones)
  }

  /// The tone that the last words name, and how many words name it.
  private static func tone(endingIn words: [Substring]) -> (SkinTone, length: Int)? {
    let isMedium = words.dropLast().last == "medium"
    return switch words.last {
    case "light": isMedium ? (.mediumLight, 2) : (.light, 1)
    case "dark": isMedium ? (.mediumDark, 2) : (.dark, 1)
    case "medium": (.medium, 1)
    default: nil
    }
  }
}

extension Character {
  /// Whether it belongs to a word of an emoji's name.
  var isInEmojiName: Bool { isLetter || isNumber || self == "#" || self == "*" }
}
