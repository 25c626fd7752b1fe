/// The keyboards of nine, ten and twelve keys.
extension KeyboardLayout {
  /// What is printed on the digits of a telephone.
  private static let telephoneLetters: [Character: String] = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ",
  ]

  private static func digit(_ digit: Character, aliases: Set<Character> = []) -> Cap {
    let letters = telephoneLetters[digit].map { " " + $0 } ?? ""
    return .key(digit, String(digit) + letters, aliases: aliases)
  }

  /// The nine-grid of pinyin: three or four letters a key.
  static let pinyinPad = KeyboardLayout(rows: [
    [.key("1", "1 分词", aliases: ["'"]), digit("2"), digit("3"), .backspace(width: 2)],
    [digit("4"), digit("5"), digit("6"), .key("☻", "^_^", aliases: ["^"])],
    [digit("7"), digit("8"), digit("9"), Words.chinese.enterKey(width: 2)],
    [.globe(width: 2), Words.chinese.spaceBar(width: 6, aliases: ["0"])],
  ])

  /// The nine-grid of English: tapped again, a key goes on to its next letter.
  static let englishPad = KeyboardLayout(rows: [
    [.key("1", "1 .,?!"), digit("2"), digit("3"), .backspace(width: 2)],
    [digit("4"), digit("5"), digit("6"), Words.english.enterKey(width: 2)],
    [digit("7"), digit("8"), digit("9"), .globe(width: 2)],
    [.key("0", "0", width: 2), Words.english.spaceBar(width: 6)],
  ])

  /// Kana on twelve keys: a row of the table each, its vowels by tapping again or by a flick.
  static let kanaPad = KeyboardLayout(rows: [
    [kana("1"), kana("2"), kana("3"), .backspace(width: 2)],
    [kana("4"), kana("5"), kana("6"), Words.japanese.spaceBar(width: 2)],
    [kana("7"), kana("8"), kana("9"), Words.japanese.enterKey(width: 2)],
    [
      .key("*", "゛゜小", aliases: KanaKeypad.formKeys), kana("0"), .key("#", "、。?!", aliases: stops),
      .globe(width: 2),
    ],
  ])

  private static let stops = Set(KanaKeypad.cycles["#"] ?? [])

  /// A key of kana, with its digit and its first one printed on it.
  private static func kana(_ pad: Character) -> Cap {
    let cycle = KanaKeypad.cycles[pad] ?? []
    var flicks = Set(cycle)
    for kana in cycle {
      var form = KanaKeypad.nextForm[kana]
      while let next = form, flicks.insert(next).inserted { form = KanaKeypad.nextForm[next] }
    }
    return .key(pad, cycle.first.map { "\(pad) \($0)" }, aliases: flicks)
  }

  /// Digits; a phone leaves the place of the globe empty.
  static let numberPad = KeyboardLayout(rows: [
    [digit("1"), digit("2"), digit("3")],
    [digit("4"), digit("5"), digit("6")],
    [digit("7"), digit("8"), digit("9")],
    [.globe(width: 2), digit("0"), .backspace(width: 2)],
  ])
}
