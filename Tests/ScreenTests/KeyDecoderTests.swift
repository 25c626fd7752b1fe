import Screen
import Testing

@Suite("Keys from bytes")
struct KeyDecoderTests {
  /// What arrives at once, then nothing for a long while.
  private func events(_ text: String) -> [TerminalEvent] { events(Array(text.utf8)) }

  private func events(_ bytes: [UInt8]) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    return decoder.decode(bytes) + decoder.settle() + decoder.expire()
  }

  @Test(
    "Control characters",
    arguments: [
      ("\u{1}", .control("a")), ("\u{3}", .control("c")), ("\u{1A}", .control("z")),
      ("\u{0}", .control("@")), ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")),
      ("\r", .return), ("\n", .return), ("\t", .tab), ("\u{8}", .backspace()),
      ("\u{7F}", .backspace()), ("\u{1B}", .escape),
    ] as [(String, KeyEvent)])
  func controls(text: String, key: KeyEvent) {
    #expect(events(text) == [.key(key)])
  }

  @Test(
    "Sequences that nearly all terminals share",
    arguments: [
      ("[A", .move(.up)), ("OB", .move(.down)), ("[C", .move(.right)), ("OD", .move(.left)),
      ("[1;2D", .move(.left, .shift)), ("[1;5C", .move(.right, .control)),
      ("[1;3A", .move(.up, .alt)), ("[1;8B", .move(.down, [.shift, .alt, .control])),
      ("[H", .move(.home)), ("[1~", .move(.home)), ("[7~", .move(.home)), ("OF", .move(.end)),
      ("[4~", .move(.end)), ("[1;2F", .move(.end, .shift)), ("[5~", .move(.pageUp)),
      ("[6;5~", .move(.pageDown, .control)), ("[2~", .insert()), ("[3~", .deleteForward()),
      ("[3;2~", .deleteForward(.shift)), ("[Z", .backTab), ("OM", .return),
      ("OP", .function(1)), ("[1;2S", .function(4, .shift)), ("[15~", .function(5)),
      ("[17~", .function(6)), ("[24~", .function(12)), ("[34~", .function(20)),
      ("[[A", .function(1)), ("[[E", .function(5)), ("\u{1B}[A", .move(.up, .alt)),
      ("\u{1B}OD", .move(.left, .alt)), ("x", .alt("x")), ("[", .alt("[")), ("O", .alt("O")),
      ("]", .alt("]")), ("\u{7F}", .backspace(.alt)),
    ] as [(String, KeyEvent)])
  func sequences(text: String, key: KeyEvent) {
    #expect(events("\u{1B}" + text) == [.key(key)])
  }

  @Test(
    "What is no key types nothing",
    arguments: [
      ("\u{1B}[1;2Q", .key(.function(2, .shift))), ("\u{1B}[99~", .unknown("ESC [ 9 9 ~")),
      ("\u{1B}[I", .unknown("ESC [ I")), ("\u{1B}[?62;c", .unknown("ESC [ ? 6 2 ; c")),
      ("\u{1B}[201~", .unknown("ESC [ 2 0 1 ~")), ("\u{1B}[1;", .unknown("ESC [ 1 ;")),
      ("\u{1B}]11;rgb\u{7}", .unknown("ESC ] 1 1 ; r g b <7>")),
      ("\u{1B}P1\u{1B}\\", .unknown("ESC P 1 ESC \\")), ("\u{1B}[[x", .unknown("ESC [ [ x")),
    ] as [(String, TerminalEvent)])
  func unknown(text: String, event: TerminalEvent) {
    #expect(events(text) == [event])
  }

  @Test("A broken sequence ends where it breaks")
  func broken() {
    #expect(events("\u{1B}[1\r") == [.unknown("ESC [ 1"), .key(.return)])
    #expect(events("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
    #expect(events("\u{1B}\u{1B}x") == [.key(.escape), .key(.escape), .key(.character("x"))])
    #expect(events("\u{1B}中") == [.key(.escape), .text("中")])
    #expect(events("\u{1B}\t") == [.key(.escape), .key(.tab)])
  }

  @Test("A sequence without an end is given up, not kept")
  func endless() {
    let result = events("\u{1B}]" + String(repeating: "x", count: 5000))
    #expect(result.count < 1000)
    guard case .unknown = result.first else {
      Issue.record("\(String(describing: result.first))")
      return
    }
  }

  @Test("A sequence can arrive in pieces")
  func pieces() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[1;".utf8 { #expect(decoder.decode([byte]) + decoder.settle() == []) }
    #expect(decoder.wait == .key)
    #expect(decoder.decode(Array("2C".utf8)) == [.key(.move(.right, .shift))])
    #expect(decoder.wait == nil)
  }

  @Test("The terminal's description adds sequences")
  func described() {
    var decoder = KeyDecoder(knownSequences: [Array("\u{1B}[a".utf8): .move(.up, .shift)])
    #expect(decoder.decode(Array("\u{1B}[ax".utf8)) == [.key(.move(.up, .shift))])
    #expect(decoder.settle() == [.key(.character("x"))])
  }

  @Test("The main button's press is a click, the wheel turns, and other mouse reports are nothing")
  func clicks() {
    #expect(events("\u{1B}[<0;5;2M") == [.click(Position(row: 1, column: 4))])
    #expect(events("\u{1B}[<0;300;200M") == [.click(Position(row: 199, column: 299))])
    #expect(events("\u{1B}[<64;5;2M\u{1B}[<65;5;2M") == [.wheel(isUp: true), .wheel(isUp: false)])
    #expect(events("\u{1B}[<0;5;2m\u{1B}[<66;5;2M\u{1B}[<2;5;2M\r") == [.key(.return)])
    #expect(events("\u{1B}[<0;5M") == [.unknown("ESC [ < 0 ; 5 M")])
    #expect(events("\u{1B}[<0;0;0M") == [.unknown("ESC [ < 0 ; 0 ; 0 M")])
  }
}
