/// The text of a scenario, cut into lines.
///
/// A byte order mark at the start and a carriage return at the end of a line belong to no line.
public struct SourceFile: Hashable, Sendable {
  /// The most bytes that a file may have.
  public static let largest = 4 << 20

  /// The name that errors and reports give it: its path.
  public let name: String
  /// The lines without their ends; the first one is line 1.
  public let lines: [String]

  /// The name without its folders.
  var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// A source with that text.
  public init(name: String, text: String) {
    self.name = name
    var text = text[...]
    if text.unicodeScalars.first == "\u{FEFF}" { text = Substring(text.unicodeScalars.dropFirst()) }
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// A source with those lines.
  init(name: String, lines: [String]) {
    self.name = name
    self.lines = lines
  }

  /// The text of the lines, each of them ended.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// The source that `bytes` hold.
  /// - Throws: the place of the first byte that is not UTF-8.
  public init(name: String, bytes: [UInt8]) throws(ScenarioErrors) {
    let source = SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self))
    if let offset = bytes.firstOffsetThatIsNotUTF8 {
      let before = SourceFile(
        name: name, text: String(decoding: bytes[..<offset], as: UTF8.self) + "\u{FFFD}")
      let column = before.lines[before.lines.count - 1].unicodeScalars.count - 1
      throw ScenarioErrors(
        source: source,
        [
          Diagnostic(
            .notUTF8(byte: bytes[offset], offset: offset),
            at: SourcePlace(line: before.lines.count, scalars: column..<(column + 1)))
        ])
    }
    self = source
  }

  /// A line by its number, counted from 1; empty past the end.
  public func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }
}

extension [UInt8] {
  /// Where the first byte is that no UTF-8 text can have there; nil for UTF-8.
  fileprivate var firstOffsetThatIsNotUTF8: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
