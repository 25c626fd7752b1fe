import Testing

@testable import Scenarios

@Suite("Sources that nobody would write")
struct HostileSourceTests {
  @Test(
    "A code point is one to eight hexadecimal digits in braces, 10FFFF at most, and nothing else",
    arguments: [
      #"\u"#, #"\u{"#, #"\u{}"#, #"\u}"#, #"\u41"#, #"\u{41"#, #"\u{110000}"#, #"\u{FFFFFFFF}"#,
      #"\u{FFFFFFFFF}"#, #"\u{000000041}"#, #"\u{-1}"#, #"\u{+41}"#, #"\u{ 41}"#, #"\u{41 }"#,
      #"\u{4 1}"#, #"\u{g}"#, #"\u{0x41}"#, #"\u{4١}"#, #"\u{Ａ}"#, #"\u{\u{41}}"#, #"\u{{41}}"#,
      #"\u{41\}"#, "\\u{4\u{301}1}",
    ])
  func codePoints(escape: String) {
    let found = diagnostics(in: "insert \"\(escape)\"").map(\.error)
    #expect(found == [.badCodePoint], "\(found)")
  }

  @Test(
    "Any code point may be written, and half a pair is one unit",
    arguments: [
      ("0", [0]), ("00000041", [0x41]), ("d800", [0xD800]), ("DFFF", [0xDFFF]), ("FFFF", [0xFFFF]),
      ("10ffff", [0xDBFF, 0xDFFF]),
    ] as [(String, [UInt16])])
  func everyCodePoint(digits: String, units: [UInt16]) throws {
    let found = try actions("insert \"\\u{\(digits)}\"")
    #expect(found == [.event(.insert(.init(units: units)))])
  }

  @Test(
    "Strange line ends are ends, or errors, but never text",
    arguments: [
      ("copy\r\ncopy\r\n", 2, 0), ("copy\rcopy", 0, 1), ("copy\r\r\n", 0, 1),
      ("\u{FEFF}copy", 1, 0),
      ("copy\u{2028}copy", 0, 2), ("copy\u{85}copy", 0, 1), ("copy\u{FEFF}", 0, 1),
      ("copy\u{0B}", 0, 1), ("copy", 1, 0), ("copy\n\n\n", 1, 0),
    ] as [(String, Int, Int)])
  func lineEnds(text: String, steps: Int, errors: Int) throws {
    #expect(diagnostics(in: text).count == errors)
    if errors == 0 { #expect(try read(text).steps.count == steps) }
  }

  @Test("Errors are told up to a number, and the last of them says that there are more")
  func tooMany() {
    let found = diagnostics(in: String(repeating: "zzz\n", count: 3 * DiagnosticList.most))
    #expect(found.count == DiagnosticList.most + 1)
    #expect(found.last?.error == .tooManyErrors(DiagnosticList.most))
    let policies = diagnostics(
      in: "policy " + String(repeating: "exat,", count: 3 * DiagnosticList.most) + "exact\ncopy")
    #expect(policies.last?.error == .tooManyErrors(DiagnosticList.most))
  }

  @Test("Many errors in one long line have their columns, and those of many lines their order")
  func columns() {
    let ids = (0..<60).map { "一\($0)" }
    let shown = errors(in: "policy \(ids.joined(separator: ", "))\ncopy")
    let columns = shown.split(separator: "\n").filter { $0.hasPrefix("t.scenario:1:") }
      .compactMap { Int($0.split(separator: ":")[2]) }
    #expect(columns == ids.indices.map { 8 + 5 * $0 + max(0, $0 - 10) })
  }

  @Test("A message is shortened, and obeys nobody's control characters")
  func messages() {
    let shown = errors(in: "\u{202E}" + String(repeating: "a", count: 100_000))
    #expect(shown.unicodeScalars.contains("\u{202E}") == false)
    #expect(shown.split(separator: "\n").allSatisfy { $0.count < 500 })
  }

  @Test("A record of a device with many wrong names is told as such")
  func record() throws {
    let scenarios = [try read("copy")]
    let text = String(repeating: "nobody\t\"\"\n", count: 2 * DiagnosticList.most)
    let error = #expect(throws: ScenarioErrors.self) {
      try DeviceRecord(SourceFile(name: "r", text: text), of: scenarios)
    }
    #expect(error?.diagnostics.count == DiagnosticList.most + 1)
  }
}
