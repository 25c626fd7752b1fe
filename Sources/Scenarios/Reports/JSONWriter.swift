/// Something that has a JSON form.
protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

/// One line of JSON, written from left to right: members stand in the order in which they are written, so
/// that a record reads as the description of the format has it.
struct JSONWriter {
  private var bytes: [UInt8] = []
  /// Whether the object or array that is open has something in it.
  private var needsComma = false

  /// The JSON of a value, without the line's end.
  static func text(of value: some JSONWritable) -> String {
    var json = JSONWriter()
    value.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// An object of the members that `body` writes.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclosed("{", "}", body)
  }

  /// A member of the object that is open.
  mutating func member(_ key: String, _ value: some JSONWritable) {
    separate()
    quote(key)
    append(":")
    value.write(to: &self)
  }

  /// An array.
  mutating func array(_ elements: some Sequence<some JSONWritable>) {
    enclosed("[", "]") { json in
      for element in elements {
        json.separate()
        element.write(to: &json)
      }
    }
  }

  /// A string; only what has to be is escaped.
  mutating func quote(_ text: String) {
    append("\"")
    // Nearly all texts go in as they are.
    if text.utf8.contains(where: \.isEscapedInJSON) {
      for byte in text.utf8 { appendEscaped(byte) }
    } else {
      append(text)
    }
    append("\"")
  }

  /// What stands for itself: a number, `true`, `null`.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func enclosed(
    _ start: String, _ end: String, _ body: (inout JSONWriter) -> Void
  ) {
    append(start)
    needsComma = false
    body(&self)
    append(end)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(",") }
    needsComma = true
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case ..<0x20: append((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }
}

extension UInt8 {
  fileprivate var isEscapedInJSON: Bool { self < 0x20 || self == 0x22 || self == 0x5C }
}

extension String: JSONWritable {
  func write(to json: inout JSONWriter) { json.quote(self) }
}

extension Bool: JSONWritable {
  func write(to json: inout JSONWriter) { json.append(self ? "true" : "false") }
}

extension Int: JSONWritable {
  func write(to json: inout JSONWriter) { json.append(String(self)) }
}

extension UInt16: JSONWritable {
  func write(to json: inout JSONWriter) { json.append(String(self)) }
}

extension Double: JSONWritable {
  func write(to json: inout JSONWriter) { json.append(String(self)) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.append("null") }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  func write(to json: inout JSONWriter) { json.array(self) }
}
