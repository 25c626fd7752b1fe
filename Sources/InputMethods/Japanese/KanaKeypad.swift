/// The keys of the twelve-key kana pad, and what is on them.
enum KanaKeypad {
  /// What each key goes round when it is tapped again.
  static let cycles: [Character: [Character]] = [
    "1": Array("あいうえおぁぃぅぇぉ"),
    "2": Array("かきくけこ"),
    "3": Array("さしすせそ"),
    "4": Array("たちつてとっ"),
    "5": Array("なにぬねの"),
    "6": Array("はひふへほ"),
    "7": Array("まみむめも"),
    "8": Array("やゆよゃゅょ"),
    "9": Array("らりるれろ"),
    "0": Array("わをんゎー"),
    "#": Array("、。？！"),
  ]

  /// The key ゛゜小 on the pad, and the marks that stand for it.
  static let formKeys: Set<Character> = ["*", "゛", "゜", "小"]

  /// What ゛゜小 makes of a kana: its next voiced, half-voiced or small form, and in the end itself.
  static let nextForm: [Character: Character] = {
    let cycles = [
      "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ",
      "かが", "きぎ", "くぐ", "けげ", "こご",
      "さざ", "しじ", "すず", "せぜ", "そぞ",
      "ただ", "ちぢ", "つっづ", "てで", "とど",
      "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ",
      "やゃ", "ゆゅ", "よょ", "わゎ",
    ]
    var next: [Character: Character] = [:]
    for cycle in cycles {
      for (form, following) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
        next[form] = following
      }
    }
    return next
  }()

  /// Whether the pad types this character by a flick, without going round.
  static func isFlicked(_ character: Character) -> Bool {
    character.isHiragana || "ー、。？！…・「」〜".contains(character)
  }
}

extension Character {
  /// Whether it is one precomposed hiragana.
  var isHiragana: Bool { "\u{3041}"..."\u{3096}" ~= self && unicodeScalars.count == 1 }
}
