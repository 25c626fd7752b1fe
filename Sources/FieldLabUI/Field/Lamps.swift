import Emulator
import Limits
import Scenarios
import Screen

/// The two checks as lamps: what each said to the last event, and why.
struct Lamps {
  static let rows = 2

  let preCheck: Lamp
  let postFilter: Lamp
  let language: Language
  /// Whether the words of the pre-check tell more than those of the post-filter.
  private let preCheckDecides: Bool

  /// What a session's checks said to the event of a record.
  init(_ session: borrowing Session, _ record: StepRecord, _ language: Language) {
    self.language = language
    let checks = session.checks
    let answer = record.lastAnswer
    preCheck = checks.contains(.preCheck) ? Lamp(answer) : .off
    postFilter = checks.contains(.postFilter) ? Lamp(record, of: session) : .off
    let isAsked = answer.map { $0.reason != .absent } ?? true
    preCheckDecides = preCheck.role == .bad || (record.cut == nil && isAsked)
  }

  /// The one with the words that tell more.
  var decisive: Lamp { preCheckDecides ? preCheck : postFilter }

  func draw(in frame: inout Frame, at rect: Rect) {
    let names = (Label.preCheck.words(in: language), Label.postFilter.words(in: language))
    let widths = frame.widths
    let column = 2 + max(widths.columns(of: names.0), widths.columns(of: names.1))
    func draw(_ name: String, _ lamp: Lamp, at row: Int) {
      guard rect.rowRange.contains(row) else { return }
      frame.write(name, at: row, rect.column, style: .bold)
      lamp.draw(
        in: &frame, at: row, rect.column + column, truncatedTo: rect.size.columns - column,
        language)
    }
    draw(names.0, preCheck, at: rect.row)
    draw(names.1, postFilter, at: rect.row + 1)
  }
}

extension StepRecord {
  /// Why the post-filter did what it did last; of several events the one in which it cut.
  var decisiveFilterReason: Reason? {
    var last: Reason?
    for (index, entry) in entries.enumerated() {
      guard case .editingChanged(let reason) = entry else { continue }
      last = reason
      if index + 1 < entries.count, case .call = entries[index + 1] { return reason }
    }
    return last
  }
}
