import Screen
import Testing

@Suite("Bracketed pastes")
struct PasteTests {
  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private func paste(_ text: String, limit: Int = 1000) -> [TerminalEvent] {
    var decoder = KeyDecoder(pasteLimit: limit)
    return decoder.decode(Self.start + Array(text.utf8) + Self.end) + decoder.settle()
  }

  @Test(
    "Line ends become LF, all else stays",
    arguments: [
      ("你好", "你好"), ("", ""), ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("\r\r\n\n\r", "\n\n\n\n"),
      ("\t\u{1B}[A\u{0}", "\t\u{1B}[A\u{0}"), ("\u{1B}[200~x", "\u{1B}[200~x"),
    ])
  func lineEnds(pasted: String, text: String) {
    let events = paste(pasted)
    #expect(events == [.paste(Paste(text))])
  }

  @Test("What follows a paste is keys again")
  func followed() {
    var decoder = KeyDecoder()
    let events = decoder.decode(Array("a".utf8) + Self.start + Array("中".utf8) + Self.end + [0x0D])
    #expect(events == [.key(.character("a")), .paste(Paste("中")), .key(.return)])
  }

  @Test("A paste can arrive cut anywhere")
  func cutAnywhere() {
    let bytes = Self.start + Array("中\u{1B}[20文".utf8) + Self.end
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      let events = decoder.decode(Array(bytes[..<cut])) + decoder.settle()
      #expect(events + decoder.decode(Array(bytes[cut...])) == [.paste(Paste("中\u{1B}[20文"))])
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == [.paste(Paste("中\u{1B}[20文"))])
  }

  @Test("Bytes that are no UTF-8 are replaced")
  func invalid() {
    var decoder = KeyDecoder()
    let events = decoder.decode(Self.start + [0x61, 0xFF, 0x62] + Self.end)
    #expect(events == [.paste(Paste("a\u{FFFD}b"))])
  }

  @Test("A paste whose end never comes is ended from outside")
  func unfinished() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Self.start + Array("中文".utf8)) + decoder.settle() == [])
    #expect(decoder.wait == .paste)
    #expect(decoder.expire() == [.paste(Paste("中文", isUnfinished: true))])
    #expect(decoder.wait == nil)
    #expect(decoder.decode([0x0D]) == [.key(.return)])
  }

  @Test(
    "A paste that is too long is cut between scalars, and says so",
    arguments: [
      ("abcd", "abcd", false), ("abcde", "abcd", true), ("a😀😀", "a😀", true), ("ab😀", "ab😀", false),
      ("中文字符", "中文字符", false), ("中文字符数", "中文字符", true),
      ("abcdefghijklmnopqrstuvwxyz", "abcd", true),
      ("abcdefghijklmn", "abcd", true), ("a\r\nb\r\n", "a\nb\n", false),
    ])
  func limit(pasted: String, kept: String, isCut: Bool) {
    #expect(paste(pasted, limit: 4) == [.paste(Paste(kept, isCut: isCut))])
    var decoder = KeyDecoder(pasteLimit: 4)
    let bytes = Self.start + Array(pasted.utf8) + Self.end + [0x0D]
    let events = bytes.flatMap { decoder.decode([$0]) }
    #expect(events == [.paste(Paste(kept, isCut: isCut)), .key(.return)])
  }
}
