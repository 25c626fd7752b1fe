import Screen
import Testing

@Suite("Text from bytes")
struct KeyDecoderTextTests {
  private func events(_ chunks: [UInt8]...) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    return chunks.flatMap { decoder.decode($0) } + decoder.settle() + decoder.expire()
  }

  @Test(
    "ASCII comes key by key, the rest in runs, and nothing is torn",
    arguments: [
      ("ab", [.key(.character("a")), .key(.character("b"))]),
      ("你好", [.text("你好")]),
      ("a你好b", [.key(.character("a")), .text("你好"), .key(.character("b"))]),
      ("e\u{301}", [.text("e\u{301}")]), ("1️⃣", [.text("1️⃣")]), ("👍🏽", [.text("👍🏽")]),
      ("👨‍👩‍👧‍👦🇨🇳", [.text("👨‍👩‍👧‍👦🇨🇳")]),
      ("ae\u{301}", [.key(.character("a")), .text("e\u{301}")]),
      ("你\r", [.text("你"), .key(.return)]),
      ("你\u{1B}[A", [.text("你"), .key(.move(.up))]),
    ] as [(String, [TerminalEvent])])
  func joining(text: String, expected: [TerminalEvent]) {
    let bytes = Array(text.utf8)
    #expect(events(bytes) == expected)
    for cut in bytes.indices {
      #expect(events(Array(bytes[..<cut]), Array(bytes[cut...])) == expected)
    }
  }

  @Test("Half a scalar waits for its rest, and is replaced when none comes")
  func halfScalars() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xE4, 0xBD, 0xA0, 0xE5]) + decoder.settle() == [.text("你")])
    #expect(decoder.wait == .key)
    #expect(decoder.decode([0xA5, 0xBD]) + decoder.settle() == [.text("好")])
    #expect(decoder.decode([0xF0, 0x9F]) + decoder.settle() == [])
    #expect(decoder.expire() == [.text("\u{FFFD}")])
    #expect(decoder.wait == nil)
  }

  @Test(
    "Bytes that are no UTF-8 are replaced",
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0x80, 0x80], "\u{FFFD}\u{FFFD}"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
    ]
      as [([UInt8], String)])
  func invalid(bytes: [UInt8], text: String) {
    #expect(events(bytes) == [.text(text)])
  }

  @Test("A key that settles is reported before the next one arrives")
  func settling() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x61]) == [])
    #expect(decoder.settle() == [.key(.character("a"))])
    #expect(decoder.wait == nil)
    #expect(decoder.settle() == [])
  }
}
