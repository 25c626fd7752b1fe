import Emulator
import InputMethods
import Limits
import TextField

/// One trace entry, as the JSON report has it: its name, and the members that it needs.
struct CallJSON: Encodable {
  var entry: TraceEntry
  /// For a post-filter: what it took away.
  var cut: UTF16Text?

  private enum Key: String, CodingKey {
    case call, range, replacement, utf16, kind, answer, reason, replaced, selection, cut
    case notice, exception, length, depth
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(entry.name.rawValue, forKey: .call)
    switch entry {
    case .shouldChange(let change, let answer):
      try encode(change.range, change.replacement, to: &object)
      try object.encode(change.kind.rawValue, forKey: .kind)
      try object.encode(answer.verdict.rawValue, forKey: .answer)
      try object.encode(ReasonJSON(reason: answer.reason), forKey: .reason)
    case .call(let call):
      try encode(call.edit.range, call.edit.replacement, to: &object)
      try object.encode(call.edit.replaced.string, forKey: .replaced)
    case .selectionChanged(let range):
      try object.encode(range.pair, forKey: .selection)
    case .editingChanged(let reason):
      try object.encode(ReasonJSON(reason: reason), forKey: .reason)
      try object.encode(cut?.string, forKey: .cut)
    case .history(_, let entry):
      try encode(entry.range, entry.replaced, to: &object)
    case .notice(let notice):
      try object.encode(NoticeWording.words(for: notice, in: .english), forKey: .notice)
    case .crash(let crash):
      try object.encode(crash.exceptionName, forKey: .exception)
      switch crash {
      case .rangeOutOfBounds(let range, let length):
        try object.encode(range.pair, forKey: .range)
        try object.encode(length, forKey: .length)
      case .endlessRecursion(let depth):
        try object.encode(depth, forKey: .depth)
      }
    case .textDidChange, .shouldBeginEditing, .editingDidBegin, .textDidBeginEditing,
      .shouldEndEditing, .editingDidEnd, .textDidEndEditing, .editingDidEndOnExit, .shouldReturn,
      .shouldClear:
      break
    }
  }

  private func encode(
    _ range: Range<Int>, _ replacement: UTF16Text, to object: inout KeyedEncodingContainer<Key>
  ) throws {
    try object.encode(range.pair, forKey: .range)
    try object.encode(replacement.string, forKey: .replacement)
    try object.encodeIfPresent(replacement.unitsIfBroken, forKey: .utf16)
  }
}

extension [TraceEntry] {
  /// The entries, each post-filter with what the calls after it took away.
  var calls: [CallJSON] {
    indices.map { index in
      guard case .editingChanged = self[index] else { return CallJSON(entry: self[index]) }
      var cut: [UInt16] = []
      for case .call(let call) in self[(index + 1)...].prefix(while: { $0 != .textDidChange }) {
        cut += call.edit.replaced.units
      }
      return CallJSON(entry: self[index], cut: cut.isEmpty ? nil : UTF16Text(units: cut))
    }
  }
}
