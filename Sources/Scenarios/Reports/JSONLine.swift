/// One line of JSON whose members stand in the order in which they were encoded, so that a record reads as
/// the description of the format has it.
enum JSONLine {
  /// The JSON of a value, without the line's end.
  /// - Throws: only what the value itself throws.
  static func text(of value: some Encodable) throws -> String {
    let output = Output()
    try ValueEncoder(output).write(value)
    return output.text
  }

  /// What has been written so far; one for each line.
  fileprivate final class Output {
    var text = ""
  }
}

/// Encodes one value, at the end of what has been written.
private final class ValueEncoder: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private let output: JSONLine.Output
  /// What ends the object or array that was begun.
  private var end = ""
  private(set) var count = 0
  /// The last member, if it is open still.
  private var member: ValueEncoder?

  init(_ output: JSONLine.Output) {
    self.output = output
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    begin("{", "}")
    return KeyedEncodingContainer(Members(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    begin("[", "]")
    return Elements(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(encoder: self)
  }

  func write<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let text as String: write(quoted: text)
    case let number as Int: output.text += String(number)
    case let flag as Bool: output.text += flag ? "true" : "false"
    case let number as Double: output.text += "\(number)"
    case let number as any FixedWidthInteger: output.text += "\(number)"
    default:
      let encoder = ValueEncoder(output)
      try value.encode(to: encoder)
      encoder.finish()
    }
  }

  func writeNull() {
    output.text += "null"
  }

  /// Begins the next member of an object, or, without a key, the next element of an array.
  func beginMember(_ key: (any CodingKey)? = nil) {
    finishMember()
    if count > 0 { output.text += "," }
    count += 1
    guard let key else { return }
    write(quoted: key.stringValue)
    output.text += ":"
  }

  /// The encoder of a member that is open until the next one begins.
  func openMember(_ key: (any CodingKey)? = nil) -> ValueEncoder {
    beginMember(key)
    let encoder = ValueEncoder(output)
    member = encoder
    return encoder
  }

  private func begin(_ start: String, _ end: String) {
    guard self.end.isEmpty else { return }
    output.text += start
    self.end = end
  }

  private func finishMember() {
    member?.finish()
    member = nil
  }

  private func finish() {
    finishMember()
    output.text += end
  }

  private func write(quoted text: String) {
    output.text += "\""
    defer { output.text += "\"" }
    // Nearly all texts go in as they are.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
      output.text += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output.text += "\\\""
      case "\\": output.text += "\\\\"
      case "\n": output.text += "\\n"
      case "\r": output.text += "\\r"
      case "\t": output.text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        output.text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.text.unicodeScalars.append(scalar)
      }
    }
  }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) {
    encoder.beginMember(key)
    encoder.writeNull()
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    encoder.beginMember(key)
    try encoder.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.openMember(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.openMember(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.openMember(nil) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.openMember(key) }
}

private struct Elements: UnkeyedEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }

  func encodeNil() {
    encoder.beginMember()
    encoder.writeNull()
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    encoder.beginMember()
    try encoder.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder.openMember().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.openMember().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.openMember() }
}

private struct Single: SingleValueEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() {
    encoder.writeNull()
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try encoder.write(value)
  }
}
