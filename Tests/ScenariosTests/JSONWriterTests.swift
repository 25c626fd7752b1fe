import Foundation
import Testing

@testable import Scenarios

@Suite("Lines of JSON")
struct JSONWriterTests {
  private struct Record: JSONWritable {
    var text: String
    var zero: Int?
    var units: [UInt16]
    var half = 0.5
    var nested: [String?] = []

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.member("text", text)
        json.member("zero", zero)
        json.member("units", units)
        json.member("inner", Inner(half: half))
        json.member("empty", [Int]())
        json.member("nested", nested)
      }
    }
  }

  private struct Inner: JSONWritable {
    var half: Double

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.member("half", half)
        json.member("flag", true)
      }
    }
  }

  @Test("Members stand in the order in which they were written")
  func order() {
    let record = Record(text: "\"\\/\n\u{1}好", units: [0xD83D], nested: ["a", nil])
    #expect(
      JSONWriter.text(of: record) == """
        {"text":"\\"\\\\/\\n\\u0001好","zero":null,"units":[55357],"inner":{"half":0.5,\
        "flag":true},"empty":[],"nested":["a",null]}
        """)
  }

  @Test(
    "Any text is read back as it was",
    arguments: ["", "\0\u{1F}\u{7F}", "\u{2028}\u{FEFF}", "👨‍👩‍👧‍👦e\u{301}", "\r\n\"\\\\u0041"])
  func texts(text: String) throws {
    let line = JSONWriter.text(of: [text])
    #expect(!line.unicodeScalars.contains("\n"))
    let read = try JSONDecoder().decode([String].self, from: Data(line.utf8))
    #expect(read.map { Array($0.utf16) } == [Array(text.utf16)])
  }
}
