import TextField
import Testing

@testable import Limits

@Suite("Where a text is cut")
struct CutBoundaryTests {
  @Test(
    "The longest start that fits, unit by unit, scalar by scalar, sequence by sequence",
    arguments: [
      (CutBoundary.none, "a😀", 2, 2), (.surrogate, "a😀", 2, 1), (.sequence, "a😀", 2, 1),
      (.none, "ae\u{301}", 2, 2), (.surrogate, "ae\u{301}", 2, 2), (.sequence, "ae\u{301}", 2, 1),
      (.sequence, "👨‍👩‍👧一", 7, 0), (.surrogate, "👨‍👩‍👧一", 7, 6), (.sequence, "", 5, 0),
      (.sequence, "ab", 0, 0), (.none, "ab", -1, 0),
    ] as [(CutBoundary, UTF16Text, Int, Int)])
  func utf16(boundary: CutBoundary, text: UTF16Text, room: Int, kept: Int) {
    #expect(CountingUnit.utf16.prefixLength(of: text, fitting: room, at: boundary) == kept)
  }

  @Test("In every unit what is found fits, and in whole sequences nothing longer does")
  func everyUnit() {
    let texts: [UTF16Text] = ["一e\u{301}😀a👨‍👩‍👧\r\n🇨🇳🇨b", "ab一二", "😀", "가각\u{200D}x"]
    for unit in CountingUnit.allCases {
      for text in texts {
        for room in 0...12 {
          for boundary in CutBoundary.allCases {
            let kept = unit.prefixLength(of: text, fitting: room, at: boundary)
            #expect(boundary.allows(kept, in: text))
            #expect(unit.count(0..<kept, in: text).value <= room, "\(unit) \(text) \(room)")
          }
          let longest = (0...text.count).last {
            CutBoundary.sequence.allows($0, in: text) && unit.count(0..<$0, in: text).value <= room
          }
          let kept = unit.prefixLength(of: text, fitting: room, at: .sequence)
          #expect(kept == longest, "\(unit) \(text) \(room)")
        }
      }
    }
  }
}
