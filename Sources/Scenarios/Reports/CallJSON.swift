import Emulator
import InputMethods
import Limits
import TextField

/// One trace entry, as the JSON report has it: its name, and the members that it needs.
struct CallJSON: JSONWritable {
  var entry: TraceEntry
  /// For a post-filter: what it took away.
  var cut: UTF16Text?

  func write(to json: inout JSONWriter) {
    json.object(writeMembers)
  }

  private func writeMembers(to json: inout JSONWriter) {
    json.member("call", entry.name.rawValue)
    switch entry {
    case .shouldChange(let change, let answer):
      write(change.range, change.replacement, to: &json)
      json.member("kind", change.kind.rawValue)
      json.member("answer", answer.verdict.rawValue)
      json.member("reason", ReasonJSON(reason: answer.reason))
    case .call(let call):
      write(call.edit.range, call.edit.replacement, to: &json)
      json.member("replaced", call.edit.replaced.string)
      if let units = call.edit.replaced.unitsIfBroken { json.member("replacedUTF16", units) }
    case .selectionChanged(let range):
      json.member("selection", range.pair)
    case .editingChanged(let reason):
      json.member("reason", ReasonJSON(reason: reason))
      json.member("cut", cut?.string)
      if let units = cut?.unitsIfBroken { json.member("utf16", units) }
    case .history(_, let entry):
      write(entry.range, entry.replaced, to: &json)
    case .notice(let notice):
      json.member("notice", NoticeWording.words(for: notice, in: .english))
    case .crash(let crash):
      json.member("exception", crash.exceptionName)
      switch crash {
      case .rangeOutOfBounds(let range, let length):
        json.member("range", range.pair)
        json.member("length", length)
      case .endlessRecursion(let depth):
        json.member("depth", depth)
      case .outOfMemory(let length):
        json.member("length", length)
      }
    case .textDidChange, .shouldBeginEditing, .editingDidBegin, .textDidBeginEditing,
      .shouldEndEditing, .editingDidEnd, .textDidEndEditing, .editingDidEndOnExit, .shouldReturn,
      .shouldClear:
      break
    }
  }

  private func write(
    _ range: Range<Int>, _ replacement: UTF16Text, to json: inout JSONWriter
  ) {
    json.member("range", range.pair)
    json.member("replacement", replacement.string)
    if let value = replacement.unitsIfBroken { json.member("utf16", value) }
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
