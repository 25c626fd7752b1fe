import Screen
import SeededRandom
import Testing

@Suite("Any bytes at all")
struct KeyDecoderRandomTests {
  private static let pieces: [[UInt8]] = [
    [0x1B], Array("\u{1B}[".utf8), Array("\u{1B}O".utf8), Array("\u{1B}[200~".utf8),
    Array("\u{1B}[201~".utf8), Array("1;99999999999999999999".utf8), Array("<0;".utf8),
    [0xF0, 0x9F],
    Array("👨‍👩‍👧".utf8), Array("\u{301}".utf8), [0x0D, 0x0A], Array("~".utf8), Array("M".utf8),
  ]

  @Test("End in events, with nothing left behind", arguments: 1...200 as ClosedRange<UInt64>)
  func neverStuck(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var decoder = KeyDecoder(pasteLimit: 20)
    for _ in 0..<40 {
      let chunk = (0..<Int.random(in: 1...4, using: &numbers)).flatMap { _ in
        Bool.random(using: &numbers)
          ? Self.pieces.randomElement(using: &numbers) ?? []
          : [UInt8.random(in: 0...255, using: &numbers)]
      }
      _ = decoder.decode(chunk)
      if Bool.random(using: &numbers) { _ = decoder.settle() }
    }
    _ = decoder.expire()
    #expect(decoder.wait == nil)
    #expect(decoder.decode([0x0D]) == [.key(.return)])
  }
}
