import Emulator
import Limits
import TextField

/// Compares what is expected with a session and its last step.
struct Judgement {
  let session: Session
  let step: StepDigest

  /// What became of `expectation`.
  func verdict(on expectation: Expectation) -> Verdict {
    let claim = expectation.claim
    let failure =
      holds(claim) ? nil : Verdict.Failure(expected: wanted(by: claim), got: seen(by: claim))
    return Verdict(expectation: expectation, failure: failure)
  }

  private var field: TextFieldModel { session.field }

  private func holds(_ claim: Expectation.Claim) -> Bool {
    switch claim {
    case .text(let text): text == field.text
    case .state(let state): state == StateNotation.units(field)
    case .marked(let text): text == field.markedText
    case .unmarked: field.markedText == nil
    case .caret(let offset): field.selectedTextRange == offset..<offset
    case .selection(let range): field.selectedTextRange == range
    // A whole number is compared as a limit would, rounded up; one with a half exactly.
    case .count(let wanted, let unit):
      wanted == count(in: unit) || wanted == Count(count(in: unit).value)
    case .remaining(let number): session.remaining == number
    case .candidates(let texts): candidates(insteadOf: texts) == texts
    // A policy that has edited the field itself has told the system no as well.
    case .refused: step.lastAnswer.map { $0.verdict != .accept } ?? false
    case .accepted: step.lastAnswer.map { $0.verdict == .accept } ?? false
    case .cut(let text): text.isEmpty && step.cut == nil || text == step.cut
    case .crash: session.crash != nil
    case .event(let name): step.events.contains(name)
    case .stepRefused: isRefusedOrUnchanged
    }
  }

  /// What is asked for, as it stands beside what was seen.
  private func wanted(by claim: Expectation.Claim) -> Finding {
    switch claim {
    case .text(let text), .state(let text), .marked(let text), .cut(let text): .text(text)
    case .unmarked: .nothingMarked
    case .caret(let offset): .selection(offset..<offset)
    case .selection(let range): .selection(range)
    case .count(let count, let unit): .count(count, unit ?? session.policy.unit)
    case .remaining(let number): .remaining(number)
    case .candidates(let texts): .candidates(texts)
    case .refused: .verdict(.refuse)
    case .accepted: .verdict(.accept)
    case .crash: .crash
    case .event(let name): .event(name)
    case .stepRefused: step.crashed ? .verdict(.refuse) : .refusedOrUnchanged
    }
  }

  /// What is there where a claim looks, whether it holds or not.
  func seen(by claim: Expectation.Claim) -> Finding {
    switch claim {
    case .text: .text(field.text)
    case .state: .text(StateNotation.units(field))
    case .marked, .unmarked: field.markedText.map { .text($0) } ?? .nothingMarked
    case .caret, .selection: .selection(field.selectedTextRange)
    case .count(_, let unit): .count(count(in: unit), unit ?? session.policy.unit)
    case .remaining: session.remaining.map { .remaining($0) } ?? .noLimit
    case .candidates(let texts): seen(candidates(insteadOf: texts))
    case .refused, .accepted: step.lastAnswer.map { .answer($0) } ?? .notAsked
    case .cut: step.cut.map { .text($0) } ?? .nothingCut
    case .crash: session.crash == nil ? .noCrash : .crash
    case .event(let name): step.events.contains(name) ? .event(name) : .noSuchEvent
    case .stepRefused: step.crashed ? .crash : seenChange
    }
  }

  private func count(in unit: CountingUnit?) -> Count {
    guard let unit, unit != session.policy.unit else { return session.count }
    return field.count(in: unit)
  }

  private func candidates(insteadOf texts: [String]) -> [String] {
    session.keyboard.candidates(from: 0, count: texts.count)
  }

  private func seen(_ candidates: [String]) -> Finding {
    candidates.isEmpty ? .noCandidates : .candidates(candidates)
  }

  // MARK: - ! STEP

  /// `! STEP` wants the policy's no, or that nothing changed; a crash is neither.
  private var isRefusedOrUnchanged: Bool {
    guard !step.crashed else { return false }
    return (step.lastAnswer?.verdict ?? .accept) != .accept || isUnchanged
  }

  private var isUnchanged: Bool {
    guard let before = step.before else { return false }
    return before.text == field.text && before.markedTextRange == field.markedTextRange
      && before.selectedTextRange == field.selectedTextRange
  }

  private var seenChange: Finding {
    step.lastAnswer.map { .answer($0) } ?? (isUnchanged ? .notAsked : .unaskedChange)
  }
}
