import Emulator
import Limits
import TextField

/// Compares what is expected with a session and its last step.
struct Judgement {
  let session: Session
  let step: StepDigest

  /// What became of `expectation`.
  func verdict(on expectation: Expectation) -> Verdict {
    Verdict(expectation: expectation, failure: failure(of: expectation.claim))
  }

  private var field: TextFieldModel { session.field }

  private func failure(of claim: Expectation.Claim) -> Verdict.Failure? {
    switch claim {
    case .text(let text): compare(text, field.text)
    case .state(let state): compare(state, StateNotation.units(field))
    case .marked(let text): compare(text, field.markedText, none: .nothingMarked)
    case .unmarked: field.markedText.map { fail(.nothingMarked, .text($0)) }
    case .caret(let offset): compare(offset..<offset)
    case .selection(let range): compare(range)
    case .count(let count, let unit): compare(count, in: unit ?? session.policy.unit)
    case .remaining(let number):
      session.remaining == number
        ? nil : fail(.remaining(number), session.remaining.map { .remaining($0) } ?? .noLimit)
    case .candidates(let candidates): compare(candidates)
    case .refused: compare(.refuse)
    case .accepted: compare(.accept)
    case .cut(let text):
      text.isEmpty && step.cut == nil ? nil : compare(text, step.cut, none: .nothingCut)
    case .crash: session.crash == nil ? fail(.crash, .noCrash) : nil
    case .event(let name):
      step.events.contains(name) ? nil : fail(.event(name), .noSuchEvent)
    case .stepRefused: refusalFailure
    }
  }

  private func fail(_ expected: Finding, _ got: Finding) -> Verdict.Failure {
    Verdict.Failure(expected: expected, got: got)
  }

  private func compare(
    _ expected: UTF16Text, _ got: UTF16Text?, none: Finding = .nothing
  ) -> Verdict.Failure? {
    expected == got ? nil : fail(.text(expected), got.map { .text($0) } ?? none)
  }

  private func compare(_ selection: Range<Int>) -> Verdict.Failure? {
    field.selectedTextRange == selection
      ? nil : fail(.selection(selection), .selection(field.selectedTextRange))
  }

  /// A whole number is compared as a limit would, rounded up; one with a half exactly.
  private func compare(_ expected: Count, in unit: CountingUnit) -> Verdict.Failure? {
    let count = unit == session.policy.unit ? session.count : field.count(in: unit)
    if expected == count || expected == Count(count.value) { return nil }
    return fail(.count(expected, unit), .count(count, unit))
  }

  private func compare(_ expected: [String]) -> Verdict.Failure? {
    let got = session.keyboard.candidates(from: 0, count: expected.count)
    return got == expected
      ? nil : fail(.candidates(expected), got.isEmpty ? .noCandidates : .candidates(got))
  }

  private func compare(_ expected: Answer.Verdict) -> Verdict.Failure? {
    // A policy that has edited the field itself has told the system no as well.
    step.lastAnswer.map { ($0.verdict == .accept) == (expected == .accept) } ?? false
      ? nil : fail(.verdict(expected), step.lastAnswer.map { .answer($0) } ?? .notAsked)
  }

  /// `! STEP` wants the policy's no, or that nothing changed; a crash is neither.
  private var refusalFailure: Verdict.Failure? {
    if step.crashed { return fail(.verdict(.refuse), .crash) }
    if let verdict = step.lastAnswer?.verdict, verdict != .accept { return nil }
    if let before = step.before, before.text == field.text,
      before.markedTextRange == field.markedTextRange,
      before.selectedTextRange == field.selectedTextRange
    {
      return nil
    }
    return fail(
      .refusedOrUnchanged, step.lastAnswer.map { .answer($0) } ?? .unaskedChange)
  }
}
