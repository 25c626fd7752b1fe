/// Words under their pinyin: a trie of syllables with the words of each node, cheapest first.
///
/// The layout is described beside the generator in CPinyinData. A value exists only if its image
/// passed every check, so nodes and words can be followed without further ones.
public struct PinyinDictionary: Sendable {
  /// Where the words of one length start: word *n* of the level is at `unit + n * length`.
  struct Level: Sendable {
    let word: Int
    let unit: Int
  }

  /// The syllables in alphabetical order, ü spelled `v`.
  let syllables: [String]
  let nodeSyllables: [UInt16]
  let nodeChildren: [UInt32]
  let nodeWords: [UInt32]
  let costs: [UInt16]
  let text: [UInt16]
  /// One level for each word length, from 0 on.
  let levels: [Level]

  /// The node at which every word starts.
  static let root = 0

  /// Reads and checks an image.
  ///
  /// - Parameter image: The bytes of a dictionary file.
  /// - Throws: What is wrong with it first.
  public init(image: [UInt8]) throws(PinyinImageError) {
    self = try PinyinImage.with(image) { image throws(PinyinImageError) in
      try PinyinDictionary(image)
    }
  }

  /// The dictionary that is part of this binary, or what is wrong with it; a test holds that
  /// nothing is.
  public static let embedded = Result { () throws(PinyinImageError) in
    try PinyinImage.withEmbedded { image throws(PinyinImageError) in try PinyinDictionary(image) }
  }

  /// A dictionary with no words.
  public static let empty = PinyinDictionary()

  private init() {
    syllables = []
    nodeSyllables = [0]
    nodeChildren = [1, 1]
    nodeWords = [0, 0]
    costs = []
    text = []
    levels = [Level(word: 0, unit: 0)]
  }

  /// The number of words; a word with two readings counts twice.
  public var wordCount: Int { costs.count }
}

extension PinyinDictionary {
  func children(of node: Int) -> Range<Int> {
    Int(nodeChildren[node])..<Int(nodeChildren[node + 1])
  }

  /// The children of `node` whose syllable lies in `range`.
  func children(of node: Int, in range: Range<UInt16>) -> Range<Int> {
    let all = children(of: node)
    if node == Self.root {
      return all.lowerBound + Int(range.lowerBound)..<all.lowerBound + Int(range.upperBound)
    }
    let start = firstChild(in: all, notBelow: range.lowerBound)
    var end = start
    while end < all.upperBound, nodeSyllables[end] < range.upperBound { end += 1 }
    return start..<end
  }

  private func firstChild(in nodes: Range<Int>, notBelow syllable: UInt16) -> Int {
    var low = nodes.lowerBound
    var high = nodes.upperBound
    while low < high {
      let middle = (low + high) / 2
      if nodeSyllables[middle] < syllable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func words(of node: Int) -> Range<Int> {
    Int(nodeWords[node])..<Int(nodeWords[node + 1])
  }

  /// The UTF-16 units of a word.
  func units(ofWord word: Int) -> ArraySlice<UInt16> {
    var length = 1
    while length + 1 < levels.count, levels[length + 1].word <= word { length += 1 }
    let start = levels[length].unit + (word - levels[length].word) * length
    return text[start..<start + length]
  }
}
