import Emulator
import TextField

/// A session's state, as the JSON report has it: nulls are written.
struct StateJSON: JSONWritable {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func write(to json: inout JSONWriter) {
    json.object(writeMembers)
  }

  private func writeMembers(to json: inout JSONWriter) {
    let field = session.field
    json.member("text", field.text.string)
    json.member("utf16", field.text.unitsIfBroken)
    json.member("marked", field.markedText?.string)
    json.member("selection", field.selectedTextRange.pair)
    json.member("unit", session.policy.unit.rawValue)
    json.member("count", session.count)
    json.member("limit", session.policy.limit?.value)
    json.member("remaining", session.remaining)
    json.member("candidates", session.keyboard.candidates(from: 0, count: 10))
    json.member("crashed", session.crash != nil)
  }
}

extension Count: JSONWritable {
  /// Writes the count as a number, halves included.
  func write(to json: inout JSONWriter) {
    if halves.isMultiple(of: 2) {
      value.write(to: &json)
    } else {
      (Double(halves) / 2).write(to: &json)
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
