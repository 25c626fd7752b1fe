import TextField

extension Judgement {
  /// What is true in place of a claim that failed, said in the same way; nil where there is no way to say
  /// it, as of a crash that did not come.
  func observed(insteadOf claim: Expectation.Claim) -> Expectation.Claim? {
    let field = session.field
    let selection = field.selectedTextRange
    switch claim {
    case .text: return .text(field.text)
    case .state: return state
    case .marked, .unmarked: return field.markedText.map { .marked($0) } ?? .unmarked
    case .caret, .selection:
      return selection.isEmpty ? .caret(selection.lowerBound) : .selection(selection)
    case .count(_, let unit):
      let isOwn = unit == nil || unit == session.policy.unit
      return .count(isOwn ? session.count : field.count(in: unit ?? session.policy.unit), unit)
    case .remaining: return session.remaining.map { .remaining($0) }
    case .candidates(let expected):
      let found = session.keyboard.candidates(from: 0, count: expected.count)
      return found.isEmpty ? nil : .candidates(found)
    case .refused, .accepted:
      return step.lastAnswer.map { $0.verdict == .accept ? .accepted : .refused }
    case .cut: return .cut(step.cut ?? "")
    case .crash, .event, .stepRefused: return nil
    }
  }

  /// What is true in place of a refusal that was asked of the step: the answer, or the state of a field
  /// about which nobody was asked.
  var ofRefusal: Expectation.Claim {
    step.crashed ? .crash : observed(insteadOf: .refused) ?? state
  }

  /// The state of the field.
  var state: Expectation.Claim { .state(StateNotation.units(session.field)) }
}
