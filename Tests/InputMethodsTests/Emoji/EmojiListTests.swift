import Testing

@testable import InputMethods

@Suite("The list of emoji")
struct EmojiListTests {
  @Test("Its forms, in all their tones, are exactly the sequences of emoji-test.txt")
  func sequences() throws {
    let listed = try ListedEmoji.all()
    #expect(listed.count == 3655)
    var made: Set<[Unicode.Scalar]> = []
    var count = 0
    for emoji in EmojiList.embedded.emoji {
      for tones in Self.allTones where emoji.comes(in: tones) {
        made.insert(Array(emoji.text(in: tones).unicodeScalars))
        count += 1
      }
    }
    #expect(count == made.count)
    #expect(made == Set(listed.map { Array($0.sequence.unicodeScalars) }))
  }

  @Test("It has the order of emoji-test.txt")
  func order() throws {
    let listed = try ListedEmoji.all().filter { $0.tones == .none }.map(\.sequence)
    #expect(EmojiList.embedded.emoji.map { $0.text(in: .none) } == listed)
  }

  @Test(
    "An emoji takes the tones that it comes in",
    arguments: [
      ("👍", EmojiTones.one(.medium), "👍🏽"), ("☝️", .one(.dark), "☝🏿"), ("😀", .one(.dark), "😀"),
      ("👩‍🦰", .one(.light), "👩🏻‍🦰"), ("🕵️‍♀️", .one(.mediumLight), "🕵🏼‍♀️"),
      ("👭", .one(.dark), "👭🏿"), ("👭", .two(.light, .dark), "👩🏻‍🤝‍👩🏿"),
      ("🧑‍🤝‍🧑", .one(.dark), "🧑🏿‍🤝‍🧑🏿"), ("👨‍❤️‍💋‍👨", .two(.dark, .light), "👨🏿‍❤️‍💋‍👨🏻"),
      ("🤝", .two(.light, .medium), "🫱🏻‍🫲🏽"), ("👍", .two(.light, .dark), "👍"),
      ("👨‍👩‍👧‍👦", .one(.medium), "👨‍👩‍👧‍👦"),
    ])
  func tones(plain: String, tones: EmojiTones, toned: String) throws {
    let emoji = try #require(EmojiList.embedded.emoji.first { $0.text(in: .none) == plain })
    #expect(emoji.text(in: tones) == toned)
  }

  @Test(
    "The best comes first: the name, whole words, beginnings; names before keywords",
    arguments: [
      ("grinning face", "😀"), ("cat", "🐈"), ("red heart", "❤️"), ("redheart", "❤️"),
      ("thumbsu", "👍"), ("th up", "👍"), ("CAT", "🐈"), ("rofl", "🤣"), ("ok", "👌"), ("ox", "🐂"),
      ("keycap #", "#️⃣"), ("keycap: 10", "🔟"), ("1st", "🥇"), ("côte", "🇨🇮"), ("cote", "🇨🇮"),
      ("笑脸", "😀"), ("爱心", "❤️"), ("笑哭", "😂"), ("拇指向上", "👍"), ("点赞", "👍"), ("红包", "🧧"),
      ("china", "🇨🇳"), ("中国", "🇨🇳"), ("kiss person person", "💏"), ("family", "👪"),
    ])
  func best(typed: String, first: String) {
    let found = EmojiList.embedded.emoji(for: EmojiQuery(typed))
    #expect(found.first?.text(in: .none) == first)
  }

  @Test("A whole word goes before the beginning of one")
  func wholeWords() {
    let found = EmojiList.embedded.emoji(for: EmojiQuery("car")).map { $0.text(in: .none) }
    let police = found.firstIndex(of: "🚓")
    let carrot = found.firstIndex(of: "🥕")
    #expect(police != nil && carrot != nil)
    if let police, let carrot { #expect(police < carrot) }
  }

  @Test("Each word narrows the search, in any order", arguments: ["face cat", "cat face", "c f"])
  func allWords(typed: String) {
    let found = EmojiList.embedded.emoji(for: EmojiQuery(typed)).map { $0.text(in: .none) }
    #expect(found.contains("🐱"))
    #expect(!found.contains("🐈"))
  }

  @Test(
    "What nothing is called finds nothing",
    arguments: ["", "-", "qqq", "cat qqq", "ace", "skin", "light skin tone sword", "心心心心"])
  func nothing(typed: String) {
    #expect(EmojiList.embedded.emoji(for: EmojiQuery(typed)).isEmpty)
  }

  @Test(
    "Tones are read from the query as Unicode names them",
    arguments: [
      ("wave light skin tone", ["wave"], EmojiTones.one(.light)),
      ("wave medium-dark skin", ["wave"], .one(.mediumDark)),
      ("person: medium skin tone, red hair", ["person", "red", "hair"], .one(.medium)),
      ("kiss dark skin tone, medium-light skin tone", ["kiss"], .two(.dark, .mediumLight)),
      ("kiss dark skin tone, dark skin tone", ["kiss"], .one(.dark)),
      ("light bulb", ["light", "bulb"], .none), ("skin tone", ["skin", "tone"], .none),
      ("light skin bulb", ["bulb"], .one(.light)),
    ])
  func query(typed: String, words: [String], tones: EmojiTones) {
    let query = EmojiQuery(typed)
    #expect(query.words == words)
    #expect(query.tones == tones)
  }

  @Test("A list that ends early, or is none, is read without harm")
  func otherLists() {
    #expect(EmojiList([]).emoji.isEmpty)
    let list = EmojiList(Array("\n😀\n👍~\tthumbs up\n~\t\t,, ,\n😇\tcut".utf8))
    #expect(list.emoji.map { $0.text(in: .none) } == ["", "😀", "👍", ""])
    #expect(list.emoji(for: EmojiQuery("up")).map { $0.text(in: .none) } == ["👍"])
    #expect(list.emoji(for: EmojiQuery("cut")).isEmpty)
  }

  private static let allTones: [EmojiTones] =
    [.none]
    + SkinTone.allCases.flatMap { first in
      [.one(first)]
        + SkinTone.allCases.filter { $0 != first }.map { .two(first, $0) }
    }
}
