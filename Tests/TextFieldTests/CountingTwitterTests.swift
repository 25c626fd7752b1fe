import Foundation
import SeededRandom
import Testing

@testable import TextField

@Suite struct CountingTwitterTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("中", 2), ("é", 1), ("e\u{301}", 1), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("\u{1112}\u{1161}", 2), ("“”", 2), ("…", 2), ("\u{2006}", 1), ("—", 1), ("′", 1),
    ("\u{212B}", 1),
    ("e\u{302}\u{323}", 2), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇳", 2), ("🇨", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 2), ("1", 1), ("©", 1), ("©\u{FE0F}", 2),
    ("❤\u{FE0F}", 2),
    ("a🏽", 3), ("😀\u{301}", 3), ("🏳\u{FE0F}‍🌈", 2), ("\r\n", 2), ("\u{958}", 2), ("ê\u{323}", 2),
  ])
  func weight(_ string: String, is weight: Int) {
    #expect(CountingUnit.twitter.count(UTF16Text(string)) == Count(weight))
  }

  @Test(arguments: [
    ("http://a.cn", 23), ("HTTPS://example.com/a?b=c#d", 23), ("见https://a.cn。", 2 + 23 + 2),
    ("https://a.cn.", 24), ("(https://a.cn)", 25), ("https://a.cn中", 25),
    ("https://a.cn:80/x y", 25),
    ("xhttp://a.cn", 12), ("@http://a.cn", 12), ("http://a", 8), ("http://", 7), ("http://.cn", 10),
    ("http://a.c1", 11), ("a.cn", 4), ("http://http://a.cn", 7 + 23),
    ("http://a.cn http://b.cn", 47),
  ])
  func link(_ string: String, weighs weight: Int) {
    #expect(CountingUnit.twitter.count(UTF16Text(string)) == Count(weight))
  }

  /// Marks out of order on one letter must not cost the square of their number.
  @Test func manyMarksAreOrderedQuickly() {
    let marks = String(repeating: "\u{301}\u{323}", count: 20_000)
    // ẹ, which takes in the first dot, weighs 2; the acute accents and the other dots remain.
    #expect(CountingUnit.twitter.count(UTF16Text("e" + marks)) == Count(2 + 39_999))
  }

  @Test func schemesWithoutHostAreWalkedOnce() {
    let text = UTF16Text(String(repeating: "http://", count: 20_000))
    #expect(CountingUnit.twitter.count(text) == Count(text.count))
  }

  /// Foundation's normalisation is the oracle for each scalar, precomposed and taken apart.
  @Test func everyScalarWeighsAsNormalised() {
    var differing: Set<Int> = []
    for value in [0xA0...0x33FF, 0xA000...0xABFF, 0xF900...0xFFFF, 0x10000...0x1D7FF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), (scalar.properties.age?.major ?? 99) < 16
      else { continue }
      let normal = String(scalar).precomposedStringWithCanonicalMapping
      for form in [String(scalar), normal.decomposedStringWithCanonicalMapping] {
        let found = CountingUnit.twitter.count(UTF16Text(form))
        if found != Count(reference(normal)) { differing.insert(value) }
      }
    }
    // A fork, two Hebrew letters with two points, and musical notes: taken apart by NFC only.
    let knownToDiffer = [0x2ADC...0x2ADC, 0xFB2C...0xFB2D, 0x1D15E...0x1D164, 0x1D1BB...0x1D1C0]
    #expect(differing == Set(knownToDiffer.joined()))
  }

  /// Letters with several marks, taken apart and the marks in any order of their ranks.
  @Test func decomposedClustersComposeAsNormalised() {
    var random = SplitMix64(seed: 0x17)
    let letters = Array("aeiouyAEIOUYsdAωαηιΑгкかハ\u{1112}".unicodeScalars)
    let marks = Array(
      "\u{300}\u{301}\u{302}\u{304}\u{308}\u{31B}\u{323}\u{327}\u{338}\u{345}\u{3099}\u{1161}"
        .unicodeScalars)
    for _ in 0..<20_000 {
      var view = String.UnicodeScalarView([letters[Int.random(in: letters.indices, using: &random)]]
      )
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        view.append(marks[Int.random(in: marks.indices, using: &random)])
      }
      let composed = CanonicalComposition.compose(view)
      let normal = String(view).precomposedStringWithCanonicalMapping.unicodeScalars
      #expect(composed == Array(normal))
    }
  }

  private func reference(_ normal: String) -> Int {
    normal.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.value {
      case 0...0x10FF, 0x2000...0x200D, 0x2010...0x201F, 0x2032...0x2037: sum + 1
      default: sum + 2
      }
    }
  }
}
