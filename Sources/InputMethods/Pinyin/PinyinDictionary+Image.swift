extension PinyinDictionary {
  static let magic = Array("FLPINYIN".utf8)
  static let version: UInt32 = 1
  static let headerSize = 72

  /// Reads the sections and checks all that the lookups rely on.
  init(_ image: PinyinImage) throws(PinyinImageError) {
    let sections = try Self.sections(of: image)
    let letters = try sections.numbers(UInt8.self, .syllables)
    let width = PinyinImageError.Section.syllables.width
    syllables = stride(from: 0, to: letters.count, by: width).map { start in
      let padded = letters[start..<start + width]
      return String(decoding: padded.prefix { $0 != 0 }, as: UTF8.self)
    }
    nodeSyllables = try sections.numbers(UInt16.self, .nodeSyllables)
    nodeChildren = try sections.numbers(UInt32.self, .nodeChildren)
    nodeWords = try sections.numbers(UInt32.self, .nodeWords)
    costs = try sections.numbers(UInt16.self, .costs)
    text = try sections.numbers(UInt16.self, .text)

    try Self.checkSyllables(syllables)
    try Self.checkCount(.nodeChildren, nodeChildren.count, nodeSyllables.count + 1)
    try Self.checkCount(.nodeWords, nodeWords.count, nodeSyllables.count + 1)
    try Self.checkBounds(.nodeWords, nodeWords, from: 0, to: costs.count)
    try Self.checkBounds(.nodeChildren, nodeChildren, from: 1, to: nodeSyllables.count)
    levels = try Self.levels(nodeChildren, nodeWords)
    try Self.checkCount(.text, text.count, levels.last.map(\.unit) ?? 0)
    try checkNodes()
  }
}

extension PinyinDictionary {
  /// The sections of an image whose header is right.
  private struct Sections {
    let image: PinyinImage
    /// Offset and count of each section.
    let table: [UInt32]

    func place(_ section: PinyinImageError.Section) -> (offset: Int, count: Int) {
      (Int(table[section.rawValue * 2]), Int(table[section.rawValue * 2 + 1]))
    }

    func numbers<Number: FixedWidthInteger>(
      _ type: Number.Type, _ section: PinyinImageError.Section
    ) throws(PinyinImageError) -> [Number] {
      let (offset, count) = place(section)
      let numberCount = count * (section.width / MemoryLayout<Number>.stride)
      guard let numbers = image.numbers(type, at: offset, count: numberCount) else {
        throw .misplacedSection(section, offset: offset, count: count)
      }
      return numbers
    }

    /// Sections follow one another with at most three bytes of padding, and fill the image.
    func checkPlaces() throws(PinyinImageError) {
      var end = headerSize
      for section in PinyinImageError.Section.allCases {
        let (offset, count) = place(section)
        guard offset == end, count <= (image.bytes.count - offset) / section.width else {
          throw .misplacedSection(section, offset: offset, count: count)
        }
        end = (offset + count * section.width + 3) & ~3
      }
      guard end >= image.bytes.count else {
        throw .trailingBytes(count: image.bytes.count - end)
      }
    }
  }

  private static func sections(of image: PinyinImage) throws(PinyinImageError) -> Sections {
    let fieldCount = (headerSize - magic.count) / 4
    guard let start = image.numbers(UInt8.self, at: 0, count: magic.count),
      let header = image.numbers(UInt32.self, at: magic.count, count: fieldCount)
    else { throw .noHeader(size: image.bytes.count) }
    guard start == magic else { throw .wrongMagic(start) }
    guard header[0] == version else { throw .unknownVersion(header[0]) }
    guard header[1] == image.bytes.count else {
      throw .wrongSize(stated: Int(header[1]), actual: image.bytes.count)
    }
    // The checksum in header[2...3] is for the tests; what a lookup relies on is checked one by one.
    let sections = Sections(image: image, table: Array(header[4...]))
    try sections.checkPlaces()
    return sections
  }

  private static func checkSyllables(_ syllables: [String]) throws(PinyinImageError) {
    // Nodes hold syllable numbers in 16 bits, and a range of them needs one number more.
    guard syllables.count <= UInt16.max else {
      throw .wrongCount(.syllables, expected: Int(UInt16.max), actual: syllables.count)
    }
    for (index, syllable) in syllables.enumerated() {
      let isSpelled = !syllable.isEmpty && syllable.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      guard isSpelled, index == 0 || syllables[index - 1] < syllable else {
        throw .wrongValue(.syllables, index: index)
      }
    }
  }

  private static func checkCount(
    _ section: PinyinImageError.Section, _ actual: Int, _ expected: Int
  ) throws(PinyinImageError) {
    guard actual == expected else {
      throw .wrongCount(section, expected: expected, actual: actual)
    }
  }

  /// Bounds must rise from `first` to `last`: then each pair of neighbours is a range inside.
  private static func checkBounds(
    _ section: PinyinImageError.Section, _ bounds: [UInt32], from first: Int, to last: Int
  ) throws(PinyinImageError) {
    var previous = UInt32(first)
    for (index, bound) in bounds.enumerated() {
      guard bound >= previous, bound <= last else { throw .wrongValue(section, index: index) }
      previous = bound
    }
    guard Int(bounds[0]) == first else { throw .wrongValue(section, index: 0) }
    guard Int(bounds[bounds.count - 1]) == last else {
      throw .wrongValue(section, index: bounds.count - 1)
    }
  }

  /// Walks the trie level by level; the last level returned is the end of the one before it.
  ///
  /// Bounds were checked, so there is a root.
  private static func levels(
    _ nodeChildren: [UInt32], _ nodeWords: [UInt32]
  ) throws(PinyinImageError) -> [Level] {
    var levels: [Level] = []
    var nodes = root..<root + 1
    var unit = 0
    guard nodeWords[nodes.upperBound] == 0 else { throw .wrongValue(.nodeWords, index: 1) }
    while !nodes.isEmpty {
      let words = Int(nodeWords[nodes.lowerBound])..<Int(nodeWords[nodes.upperBound])
      levels.append(Level(word: words.lowerBound, unit: unit))
      unit += words.count * (levels.count - 1)
      let next = Int(nodeChildren[nodes.lowerBound])..<Int(nodeChildren[nodes.upperBound])
      // A level that does not follow this one would make the walk, and a lookup, go in circles.
      guard next.lowerBound == nodes.upperBound else {
        throw .wrongValue(.nodeChildren, index: nodes.lowerBound)
      }
      nodes = next
    }
    guard nodes.lowerBound == nodeChildren.count - 1 else {
      throw .wrongValue(.nodeChildren, index: nodes.lowerBound)
    }
    levels.append(Level(word: Int(nodeWords[nodeWords.count - 1]), unit: unit))
    return levels
  }

  /// Checks that the root has one child per syllable, each a word, and that siblings are in order.
  private func checkNodes() throws(PinyinImageError) {
    try Self.checkCount(.nodeSyllables, children(of: Self.root).count, syllables.count)
    for child in children(of: Self.root) where words(of: child).isEmpty {
      throw .wrongValue(.nodeWords, index: child)
    }
    for node in nodeSyllables.indices {
      var next = 0
      for child in children(of: node) {
        let syllable = Int(nodeSyllables[child])
        guard syllable >= next, syllable < syllables.count else {
          throw .wrongValue(.nodeSyllables, index: child)
        }
        next = syllable + 1
      }
    }
  }
}

extension PinyinImageError.Section {
  /// The size of an element in bytes.
  fileprivate var width: Int {
    switch self {
    case .syllables: 8
    case .nodeChildren, .nodeWords: 4
    case .nodeSyllables, .costs, .text: 2
    }
  }
}
