import Emulator
import TextField

/// A session's state, as the JSON report has it: nulls are written.
struct StateJSON: Encodable {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  private enum Key: String, CodingKey {
    case text, utf16, marked, selection, unit, count, limit, remaining, candidates, crashed
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    let field = session.field
    try object.encode(field.text.string, forKey: .text)
    try object.encode(field.text.unitsIfBroken, forKey: .utf16)
    try object.encode(field.markedText?.string, forKey: .marked)
    try object.encode(field.selectedTextRange.pair, forKey: .selection)
    try object.encode(session.policy.unit.rawValue, forKey: .unit)
    try session.count.encodeNumber(in: &object, forKey: .count)
    try object.encode(session.policy.limit?.value, forKey: .limit)
    try object.encode(session.remaining, forKey: .remaining)
    try object.encode(session.keyboard.candidates(from: 0, count: 10), forKey: .candidates)
    try object.encode(session.crash != nil, forKey: .crashed)
  }
}

extension Count {
  /// Writes the count as a number, halves included.
  fileprivate func encodeNumber<Key>(
    in object: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    if halves.isMultiple(of: 2) {
      try object.encode(value, forKey: key)
    } else {
      try object.encode(Double(halves) / 2, forKey: key)
    }
  }
}

extension Range<Int> {
  /// `[start, end)` as JSON has it.
  var pair: [Int] { [lowerBound, upperBound] }
}

extension UTF16Text {
  /// The code units if one of them is a lone surrogate, so that `string` does not tell all.
  var unitsIfBroken: [UInt16]? {
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .error: return units
      case .emptyInput: return nil
      }
    }
  }
}
