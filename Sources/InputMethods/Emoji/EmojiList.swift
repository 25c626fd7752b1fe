import CEmojiData

/// The emoji of a keyboard, in its order, and the names under which they are found.
///
/// One line for each: its forms, its names, its keywords; see the generator in CEmojiData.
struct EmojiList: Sendable {
  /// The list that is part of this binary, read when it is first searched.
  static let embedded = EmojiList(
    Array(UnsafeRawBufferPointer(start: emoji_data_bytes(), count: emoji_data_size())))

  /// In the order of Unicode's emoji-test.txt.
  let emoji: [Emoji]
  private let names: EmojiNames

  /// Reads a list.
  init(_ bytes: [UInt8]) {
    var emoji: [Emoji] = []
    var names = EmojiNames(bytes)
    var start = 0
    for end in bytes.indices where bytes[end] == EmojiNames.lineEnd {
      let tab = bytes[start..<end].firstIndex(of: EmojiNames.fieldEnd) ?? end
      names.addPhrases(in: min(tab + 1, end)..<end, of: emoji.count)
      emoji.append(Emoji(listed: String(decoding: bytes[start..<tab], as: UTF8.self)))
      start = end + 1
    }
    self.emoji = emoji
    self.names = names
  }

  /// What a query finds, best first: the one of that name, then those that have all the words, then
  /// those with words that begin so; names go before keywords, and else the order is the list's.
  func emoji(for query: EmojiQuery) -> [Emoji] {
    ranks(for: query).filter { emoji[$0.key].comes(in: query.tones) }
      .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { emoji[$0.key] }
  }

  /// How well the emoji that have all the words answer to a query, by place; the least is best.
  private func ranks(for query: EmojiQuery) -> [Int: Int] {
    guard let first = query.words.first else {
      return query.tones == .none
        ? [:] : Dictionary(uniqueKeysWithValues: emoji.indices.map { ($0, 0) })
    }
    var ranks = names.ranks(of: Array(first.utf8))
    for word in query.words.dropFirst() {
      let others = names.ranks(of: Array(word.utf8))
      for (index, rank) in ranks { ranks[index] = others[index].map { rank + $0 } }
    }
    for index in names.emoji(named: Array(query.words.joined().utf8)) where ranks[index] != nil {
      ranks[index] = -1
    }
    return ranks
  }
}
