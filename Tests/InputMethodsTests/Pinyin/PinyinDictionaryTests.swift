import Testing

@testable import InputMethods

/// The embedded dictionary is the one that the generator made.
@Suite struct PinyinDictionaryTests {
  /// What the generator printed, see its README.
  private static let wordCount = 102_420
  private static let checksum: UInt64 = 0xC270_FC46_A278_93F6

  @Test func `The embedded image is intact`() throws {
    let image = try PinyinImage.withEmbedded { $0.bytes.map(\.self) }
    let stated = image[16..<24].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in image[PinyinDictionary.headerSize...] {
      checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    #expect(checksum == stated)
    #expect(checksum == Self.checksum)
  }

  @Test func `The embedded image is a dictionary`() throws {
    let dictionary = try PinyinDictionary.embedded.get()
    #expect(dictionary.wordCount == Self.wordCount)
    #expect(dictionary.syllables.count == 411)
    #expect(dictionary.levels.count == 10, "lengths 0 to 8, and the end")
  }

  @Test func `The words of a node are sorted by cost`() throws {
    let dictionary = try PinyinDictionary.embedded.get()
    let unsorted = dictionary.nodeSyllables.indices.filter { node in
      let costs = dictionary.costs[dictionary.words(of: node)]
      return !zip(costs, costs.dropFirst()).allSatisfy(<=)
    }
    #expect(unsorted == [])
  }

  @Test func `The text is simplified Chinese in the basic plane`() throws {
    let dictionary = try PinyinDictionary.embedded.get()
    #expect(dictionary.text.allSatisfy { (0x3400..<0xD800).contains($0) || $0 == 0x3007 })
    #expect(dictionary.text.allSatisfy { !"們後國學".utf16.contains($0) })
  }

  @Test func `An empty dictionary leaves all keys raw`() {
    let analysis = PinyinEngine(dictionary: .empty).analyse("ni'hao")
    #expect(analysis.syllables == ["ni'hao"])
    #expect(analysis.coveredKeys == 0)
    #expect(analysis.candidateCount == 0)
  }
}
