import Testing

@testable import InputMethods

@Suite("Romaji spellings")
struct RomajiSpellingTests {
  /// Spelling and kana by turns; what Hepburn, Kunrei and Japanese keyboards have.
  private static let list = """
    a あ i い u う e え o お ka か ki き ku く ke け ko こ kya きゃ kyu きゅ kyo きょ
    sa さ si し shi し su す se せ so そ sya しゃ syu しゅ syo しょ sha しゃ shu しゅ sho しょ she しぇ
    ta た ti ち chi ち tu つ tsu つ te て to と tya ちゃ tyu ちゅ tyo ちょ cha ちゃ chu ちゅ cho ちょ
    che ちぇ na な ni に nu ぬ ne ね no の nya にゃ nyu にゅ nyo にょ
    ha は hi ひ hu ふ fu ふ he へ ho ほ hya ひゃ hyu ひゅ hyo ひょ
    ma ま mi み mu む me め mo も mya みゃ myu みゅ myo みょ ya や yu ゆ yo よ
    ra ら ri り ru る re れ ro ろ rya りゃ ryu りゅ ryo りょ wa わ wi うぃ we うぇ wo を
    ga が gi ぎ gu ぐ ge げ go ご gya ぎゃ gyu ぎゅ gyo ぎょ
    za ざ zi じ ji じ zu ず ze ぜ zo ぞ zya じゃ zyu じゅ zyo じょ ja じゃ ju じゅ jo じょ je じぇ
    jya じゃ jyu じゅ jyo じょ da だ di ぢ du づ de で do ど dya ぢゃ dyu ぢゅ dyo ぢょ
    ba ば bi び bu ぶ be べ bo ぼ bya びゃ byu びゅ byo びょ
    pa ぱ pi ぴ pu ぷ pe ぺ po ぽ pya ぴゃ pyu ぴゅ pyo ぴょ
    fa ふぁ fi ふぃ fe ふぇ fo ふぉ va ゔぁ vi ゔぃ vu ゔ ve ゔぇ vo ゔぉ
    tsa つぁ tsi つぃ tse つぇ tso つぉ thi てぃ thu てゅ dhi でぃ dhu でゅ twu とぅ dwu どぅ
    kwa くぁ gwa ぐぁ ye いぇ wyi ゐ wye ゑ xa ぁ xi ぃ xu ぅ xe ぇ xo ぉ la ぁ li ぃ lu ぅ le ぇ lo ぉ
    xya ゃ xyu ゅ xyo ょ lya ゃ lyu ゅ lyo ょ xtu っ xtsu っ ltu っ ltsu っ xwa ゎ lwa ゎ xka ゕ xke ゖ
    nn ん n' ん xn ん - ー
    """

  private static let spellings: [(letters: String, kana: String)] = {
    let words = list.split(whereSeparator: \.isWhitespace).map(String.init)
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }()

  private func spell(_ letters: String) -> RomajiSpelling {
    var spelling = RomajiSpelling()
    for letter in letters { spelling.add(letter) }
    return spelling
  }

  @Test("Every spelling gives its kana and leaves no letter", arguments: spellings)
  func spelling(letters: String, kana: String) {
    #expect(spell(letters).kana == kana)
    #expect(spell(letters).letters == "")
    #expect(spell(letters.uppercased()).text == kana)
  }

  @Test("Before its last letter a spelling is letters", arguments: spellings)
  func unfinished(letters: String, kana: String) {
    let beginning = String(letters.dropLast())
    #expect(spell(beginning).text == beginning)
  }

  @Test("Whatever is in the table can be typed, after any other spelling")
  func everythingIsReached() {
    for (letters, kana) in RomajiTable.kana {
      #expect(spell(letters).text == kana)
      #expect(spell("ka" + letters).text == "か" + kana)
      #expect(!RomajiTable.beginnings.contains(letters))
    }
  }

  @Test("The spellings of the table are unique")
  func unique() {
    let rows = RomajiTable.rows.split(separator: "\n")
    #expect(Set(rows.map { $0.prefix { $0 != " " } }).count == rows.count)
    #expect(rows.allSatisfy { $0.split(separator: " ").count == 6 })
    let cells = rows.flatMap { $0.split(separator: " ").dropFirst() }
    #expect(RomajiTable.kana.count == cells.count { $0 != "." } + 5)
  }

  @Test(
    "Doubled consonants, n, and letters that spell nothing",
    arguments: [
      ("kitte", "きって"), ("matcha", "まっちゃ"), ("zasshi", "ざっし"), ("happa", "はっぱ"), ("kk", "っk"),
      ("tc", "っc"), ("sanka", "さんか"), ("hon", "ほn"), ("honn", "ほん"), ("hon'ya", "ほんや"),
      ("honya", "ほにゃ"), ("konnnichiha", "こんにちは"), ("konnichiha", "こんいちは"), ("shinbun", "しんぶn"),
      ("n-", "んー"), ("q", "q"), ("qa", "qあ"), ("kb", "kb"), ("kba", "kば"), ("kyk", "kyk"),
      ("kyka", "kyか"), ("c", "c"), ("tokyo", "ときょ"), ("toukyou", "とうきょう"), ("gakkou", "がっこう"),
      ("nyk", "んyk"), ("ra-men", "らーめn"),
    ])
  func words(letters: String, text: String) {
    #expect(spell(letters).text == text)
  }

  @Test("A last n is read as ん", arguments: [("hon", "ほん"), ("N", "ん"), ("hok", "ほk")])
  func reading(letters: String, reading: String) {
    #expect(spell(letters).reading == reading)
  }

  @Test("Backspace takes a letter, else a kana")
  func removing() {
    var spelling = spell("kyaky")
    var texts: [String] = []
    for _ in 0..<5 {
      spelling.removeLast()
      texts.append(spelling.text)
    }
    #expect(texts == ["きゃk", "きゃ", "き", "", ""])
    #expect(spelling.isEmpty)
  }

  @Test(
    "Kana in katakana and at half width",
    arguments: [
      ("にほん", "ニホン", "ﾆﾎﾝ"), ("がっこう", "ガッコウ", "ｶﾞｯｺｳ"), ("ぱーてぃー", "パーティー", "ﾊﾟｰﾃｨｰ"),
      ("ゔぁ", "ヴァ", "ｳﾞｧ"), ("ゎゐゖ", "ヮヰヶ", "ヮヰヶ"), ("k", "k", "k"), ("をんぁ", "ヲンァ", "ｦﾝｧ"),
    ])
  func scripts(hiragana: String, katakana: String, halfWidth: String) {
    #expect(KanaScript.katakana(hiragana).unicodeScalars.elementsEqual(katakana.unicodeScalars))
    #expect(KanaScript.halfWidth(hiragana).unicodeScalars.elementsEqual(halfWidth.unicodeScalars))
  }

  @Test("The word list is well formed: each reading in hiragana, each word once, none its reading")
  func wordList() {
    #expect((100...200).contains(JapaneseWords.words.count))
    for (reading, words) in JapaneseWords.words {
      #expect(reading.allSatisfy { $0.isHiragana })
      #expect(!words.isEmpty && Set(words).count == words.count)
      #expect(!words.contains(reading))
      #expect(RomajiTable.canSpell(reading))
    }
  }
}

extension RomajiTable {
  /// Whether each kana of the reading is one that letters spell, in one piece or by itself.
  fileprivate static func canSpell(_ reading: String) -> Bool {
    reading.allSatisfy { kana.values.contains(String($0)) }
  }
}
