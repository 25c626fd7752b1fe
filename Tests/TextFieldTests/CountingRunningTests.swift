import SeededRandom
import Testing

@testable import TextField

@Suite struct RunningCountsTests {
  /// Whatever is typed, deleted and pasted, the counts kept are those of the whole text.
  @Test(arguments: 0..<8)
  func countsStayExact(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      var text = ComposedAlphabet.text(longest: 30, using: &random)
      var running = RunningCounts(of: text)
      for _ in 0..<20 {
        let lower = Int.random(in: 0...text.count, using: &random)
        let upper = Int.random(in: lower...min(lower + 4, text.count), using: &random)
        let new = ComposedAlphabet.text(longest: 3, using: &random)
        let before = text
        running.willReplace(lower..<upper, in: text, with: new)
        text.replace(lower..<upper, with: new)
        for unit in CountingUnit.allCases where running[unit] != unit.count(text) {
          Issue.record("\(unit): \(hex(before)) with \(lower)..<\(upper) → \(hex(new))")
          return
        }
      }
    }
  }

  /// Addresses come and go with single keys, so the alphabet is their punctuation.
  @Test(arguments: 0..<8)
  func linksStayExact(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "http://", "https://", "a.cn", "h", "t", "p", ":", "/", ".", "x", " ", "中", "😀", "@",
    ]
    func piece() -> UTF16Text { UTF16Text(pieces[Int.random(in: pieces.indices, using: &random)]) }
    for _ in 0..<150 {
      var text = UTF16Text(units: (0..<12).flatMap { _ in piece().units })
      var running = RunningCounts(of: text, in: [.twitter])
      for _ in 0..<20 {
        let lower = Int.random(in: 0...text.count, using: &random)
        let upper = Int.random(in: lower...min(lower + 3, text.count), using: &random)
        let (before, new) = (text, piece())
        running.willReplace(lower..<upper, in: text, with: new)
        text.replace(lower..<upper, with: new)
        guard running[.twitter] == CountingUnit.twitter.count(text) else {
          Issue.record("\(before) with \(lower)..<\(upper) → \(new)")
          return
        }
      }
    }
  }

  @Test(arguments: CountingUnit.allCases)
  func changeOfOneKeyLooksAtItsNeighbours(_ unit: CountingUnit) {
    for letter in ["中", "a", "h", "😀", "か", "ก", "한", "é", "e\u{301}", "क\u{94D}ष", "🇨🇳 "] {
      let text = UTF16Text(String(repeating: letter, count: 1000))
      for place in [0, 500 * letter.utf16.count, text.count] {
        let window = CountingWindow(text: text, unit: unit, edit: place..<place, new: "b").range
        #expect(window.count <= 20, "\(letter) at \(place)")
      }
    }
  }

  @Test func flagTypedAfterFlagsLooksAtTheLastOnly() {
    let text = UTF16Text(String(repeating: "🇨🇳", count: 1000))
    let end = text.count..<text.count
    let window = CountingWindow(text: text, unit: .grapheme, edit: end, new: "🇨").range
    #expect(window == text.count - 4..<text.count)
  }

  @Test func unitsNotChosenAreNil() {
    let running = RunningCounts(of: "中a", in: [.utf8, .weibo])
    #expect(running[.utf8] == 4)
    #expect(running[.weibo] == Count(halves: 3))
    #expect(running[.utf16] == nil)
  }

  private func hex(_ text: UTF16Text) -> String {
    text.map { String($0, radix: 16) }.joined(separator: " ")
  }
}

@Suite struct SequenceCostTests {
  @Test func sequencesShowCodePointsAndCosts() {
    let text = UTF16Text(units: Array("中1\u{FE0F}\u{20E3}".utf16) + [0xD83D])
    let rows = text.sequenceCosts(in: 0..<text.count)
    #expect(rows.map(\.range) == [0..<1, 1..<4, 4..<5])
    #expect(rows.map(\.codePoints) == [[0x4E2D], [0x31, 0xFE0F, 0x20E3], [0xD83D]])
    #expect(rows.map { $0.costs[.gb18030] } == [2, 9, 4])
    #expect(rows.allSatisfy { $0.costs.count == CountingUnit.allCases.count })
  }
}
