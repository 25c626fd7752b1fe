import Foundation
import TextField
import Testing

@testable import Limits

/// One fact about another framework's text widget, as `Vectors/README.md` describes it.
struct FrameworkVector: Decodable, CustomTestStringConvertible, Sendable {
  /// What the vector speaks of.
  enum Kind: String, Decodable {
    case edit, ops, transaction, count, substring, binding, report
  }

  var id: String
  var kind: Kind
  var policy: String
  var max: Int?
  var before: Value?
  var edit: Value?
  var ops: [Operation]?
  var after: Value?
  var trace: [Value]?
  var also: [String]?
  var asserts: [String]?
  var text: String?
  var count: Int?
  var unit: String?
  var range: [Int]?
  var length: Int?
  var inferred: Bool?

  var testDescription: String { id }

  /// A value of a text widget; no selection where the widget has none.
  struct Value: Decodable {
    var text: UTF16Text
    var selection: Range<Int>?
    var composing: Range<Int>?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      if let string = try? list.decode(String.self) {
        text = UTF16Text(string)
      } else {
        text = UTF16Text(units: try list.decode([UInt16].self))
      }
      selection = try Self.range(&list)
      composing = try Self.range(&list)
    }

    private static func range(_ list: inout any UnkeyedDecodingContainer) throws -> Range<Int>? {
      guard !list.isAtEnd else { return nil }
      let start = try list.decode(Int.self)
      let end = try list.decode(Int.self)
      return start < 0 ? nil : start..<end
    }
  }

  /// Something that is done to the widget.
  struct Operation: Decodable {
    var name: String
    var text: UTF16Text?
    var range: Range<Int>?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
      text = try list.decodeIfPresent(String.self).map { UTF16Text($0) }
      if let pair = try list.decodeIfPresent([Int].self) { range = pair[0]..<pair[1] }
    }
  }

  /// All vectors; none when the file cannot be read, which a test of their number finds.
  static let all: [FrameworkVector] = {
    struct File: Decodable { var vectors: [FrameworkVector] }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let url = folder.appendingPathComponent("../Vectors/frameworks.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    do {
      return try JSONDecoder().decode(File.self, from: data).vectors
    } catch {
      Issue.record("\(error)")
      return []
    }
  }()

  static func all(_ kinds: Kind...) -> [FrameworkVector] {
    all.filter { kinds.contains($0.kind) }
  }
}

extension FieldValue {
  /// The vector's value; a widget without a selection has its caret at the end.
  init(_ value: FrameworkVector.Value) {
    let end = value.text.count
    let composing = value.composing.flatMap { $0.isEmpty ? nil : $0 }
    self.init(text: value.text, selection: value.selection ?? end..<end, marked: composing)
  }
}
