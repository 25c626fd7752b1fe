/// The names and keywords of all emoji, to be searched by the beginnings of their words.
///
/// Every place where a word may begin is filed under the byte that stands there, so a search looks at
/// these alone. Chinese is written without spaces: there a word may begin anywhere.
struct EmojiNames: Sendable {
  static let lineEnd = UInt8(ascii: "\n")
  static let fieldEnd = UInt8(ascii: "\t")
  private static let phraseEnd = UInt8(ascii: ",")
  private static let wordEnd = UInt8(ascii: " ")

  /// Where a word may begin.
  private struct Start: Sendable {
    var offset: Int32
    var emoji: Int16
    var isKeyword: Bool
    /// Whether a word certainly begins here, and a name or keyword.
    var beginsWord: Bool
    var beginsPhrase: Bool
  }

  /// The list, and one byte more that is in no word, so that no comparison reaches the end.
  private let bytes: [UInt8]
  private var starts = [[Start]](repeating: [], count: 256)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes + [Self.lineEnd]
  }

  /// Files the words of one emoji.
  /// - Parameters:
  ///   - range: its names, a tab, its keywords; commas between them.
  ///   - emoji: its place in the list.
  mutating func addPhrases(in range: Range<Int>, of emoji: Int) {
    var start = Start(
      offset: 0, emoji: Int16(emoji), isKeyword: false, beginsWord: true, beginsPhrase: true)
    for offset in range {
      switch bytes[offset] {
      case Self.fieldEnd:
        start.isKeyword = true
        fallthrough
      case Self.phraseEnd:
        start.beginsPhrase = true
        fallthrough
      case Self.wordEnd:
        start.beginsWord = true
      case let byte:
        if start.beginsWord || byte >= 0xE0 {
          start.offset = Int32(offset)
          starts[Int(byte)].append(start)
        }
        start.beginsWord = false
        start.beginsPhrase = false
      }
    }
  }

  /// How well emoji answer to a word, by their places in the list; 0 is best.
  func ranks(of word: [UInt8]) -> [Int: Int] {
    guard let first = word.first else { return [:] }
    var ranks: [Int: Int] = [:]
    for start in starts[Int(first)] {
      guard let end = end(of: word, at: start) else { continue }
      let isWhole = start.beginsWord && Self.endsWord(bytes[end])
      let rank = (isWhole ? 0 : 2) + (start.isKeyword ? 1 : 0)
      ranks[Int(start.emoji)] = min(rank, ranks[Int(start.emoji)] ?? rank)
    }
    return ranks
  }

  /// The emoji that have exactly this name, written without its spaces.
  func emoji(named name: [UInt8]) -> [Int] {
    guard let first = name.first else { return [] }
    return starts[Int(first)].filter { start in
      guard start.beginsPhrase, !start.isKeyword, let end = end(of: name, at: start)
      else { return false }
      return Self.endsWord(bytes[end]) && bytes[end] != Self.wordEnd
    }.map { Int($0.emoji) }
  }

  /// Where `word` ends that begins at `start`, or nil if it does not; it may run on over the spaces of a
  /// phrase, as people type `thumbsup`.
  private func end(of word: [UInt8], at start: Start) -> Int? {
    var offset = Int(start.offset)
    for byte in word {
      if bytes[offset] == Self.wordEnd { offset += 1 }
      guard bytes[offset] == byte else { return nil }
      offset += 1
    }
    return offset
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte == wordEnd || byte == phraseEnd || byte == fieldEnd || byte == lineEnd
  }
}
