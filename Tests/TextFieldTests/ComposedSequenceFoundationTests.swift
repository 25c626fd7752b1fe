import Foundation
import SeededRandom
import Testing

@testable import TextField

/// Foundation is the oracle: the ranges must be the same at every offset.
@Suite struct ComposedSequenceFoundationTests {
  @Test(arguments: [UnicodeTestFile.emoji, .graphemeBreak])
  func unicodeTestFileAgrees(_ file: UnicodeTestFile) throws {
    let strings = try file.strings()
    #expect(strings.count > file.leastCount)
    for string in strings {
      let text = UTF16Text("a\(string)中\(string)")
      #expect(differences(in: text).isEmpty)
    }
  }

  @Test func everyScalarBetweenLettersAgrees() {
    var differing: [Int] = []
    // Planes 0 and 1 and the tags without most of Han and Hangul; the rest is Han and private use.
    let blocks = [
      0...0x33FF, 0xA000...0xACFF, 0xD700...0x187FF, 0x1B000...0x1FFFF, 0xE0000...0xE01FF,
    ]
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), !isUnknownToFoundation(scalar) else {
        continue
      }
      let text = UTF16Text("\u{915}\u{94D}\(scalar)\u{200D}☺\u{1100}\(scalar)\u{1161}")
      if !differences(in: text).isEmpty { differing.append(value) }
    }
    #expect(differing.map { String($0, radix: 16) } == [])
  }

  @Test func randomTextAgrees() {
    var random = SplitMix64(seed: 0xC0_FF_EE)
    var differing: [String] = []
    for _ in 0..<100_000 {
      let text = ComposedAlphabet.text(longest: 12, using: &random)
      let found = differences(in: text) + rangeDifferences(in: text, using: &random)
      if let first = found.first { differing.append(first) }
    }
    let shortest = differing.min { $0.count < $1.count }
    #expect(differing.isEmpty, "\(differing.count) differ; \(shortest ?? "")")
  }

  /// Letters and signs of later Unicode versions, which Foundation's own tables lack, and Tangut and
  /// Han extension I, which they lack although older: a virama before one of these does not join it.
  private func isUnknownToFoundation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x17000...0x187F7, 0x18D00...0x18D08, 0x2EBF0...0x2EE5D: true
    case 0xF860...0xF86F: true  // Apple's transcoding hints, left out on purpose.
    default: (scalar.properties.age?.major ?? 0) > 15
    }
  }

  private func differences(in text: UTF16Text) -> [String] {
    let oracle = NSString(characters: text.units, length: text.count)
    return text.indices.compactMap { offset in
      let expected = Range(oracle.rangeOfComposedCharacterSequence(at: offset))
      let found = text.composedSequence(at: offset)
      return found == expected ? nil : report(text, "at \(offset)", found, expected)
    }
  }

  private func rangeDifferences(
    in text: UTF16Text, using random: inout SplitMix64
  ) -> [String] {
    let oracle = NSString(characters: text.units, length: text.count)
    let lower = Int.random(in: 0...text.count, using: &random)
    let range = lower..<Int.random(in: lower...text.count, using: &random)
    let expected = Range(oracle.rangeOfComposedCharacterSequences(for: NSRange(range)))
    let found = text.composedSequences(covering: range)
    return found == expected ? [] : [report(text, "for \(range)", found, expected)]
  }

  private func report(
    _ text: UTF16Text, _ place: String, _ found: Range<Int>, _ expected: Range<Int>?
  ) -> String {
    let units = text.units.map { String($0, radix: 16) }.joined(separator: " ")
    return "\(units) \(place): found \(found), Foundation \(expected.map(\.description) ?? "nil")"
  }
}
