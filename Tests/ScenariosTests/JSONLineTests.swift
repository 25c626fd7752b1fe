import Foundation
import Testing

@testable import Scenarios

@Suite("Lines of JSON")
struct JSONLineTests {
  private struct Record: Encodable {
    var text: String
    var zero: Int?
    var units: [UInt16]
    var half = 0.5
    var flag = true
    var nested: [String?] = []

    private enum Key: String, CodingKey { case text, zero, units, half, flag, nested, inner }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(text, forKey: .text)
      try object.encode(zero, forKey: .zero)
      try object.encode(units, forKey: .units)
      var inner = object.nestedContainer(keyedBy: Key.self, forKey: .inner)
      try inner.encode(half, forKey: .half)
      var list = inner.nestedUnkeyedContainer(forKey: .nested)
      try list.encode(flag)
      try list.encodeNil()
      try object.encode(nested, forKey: .nested)
    }
  }

  @Test("Members stand in the order in which they were encoded")
  func order() throws {
    let record = Record(text: "\"\\/\n\u{1}好", units: [0xD83D], nested: ["a", nil])
    #expect(
      try JSONLine.text(of: record) == """
        {"text":"\\"\\\\/\\n\\u0001好","zero":null,"units":[55357],"inner":{"half":0.5,\
        "nested":[true,null]},"nested":["a",null]}
        """)
  }

  @Test(
    "Any text is read back as it was",
    arguments: ["", "\0\u{1F}\u{7F}", "\u{2028}\u{FEFF}", "👨‍👩‍👧‍👦e\u{301}", "\r\n\"\\\\u0041"])
  func texts(text: String) throws {
    let line = try JSONLine.text(of: [text])
    #expect(!line.unicodeScalars.contains("\n"))
    let read = try JSONDecoder().decode([String].self, from: Data(line.utf8))
    #expect(read.map { Array($0.utf16) } == [Array(text.utf16)])
  }
}
