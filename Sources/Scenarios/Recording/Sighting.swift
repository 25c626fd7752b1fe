import Emulator
import TextField

/// What one step was seen to do to one session, as the claims that a scenario makes of it.
public struct Sighting: Hashable, Sendable {
  /// The longest text that is written out, in UTF-16 units; of a longer one only its count is claimed, and
  /// of a longer cut nothing, so that a recording does not grow by a long text at every key.
  public static let longestText = 2_000

  /// Which policy the session has.
  public let policyID: String
  /// What was seen, the state first.
  let claims: [Expectation.Claim]
  /// Whether there is nothing to tell but the state: no refusal, no cut, no crash.
  let isUneventful: Bool

  /// What a step left behind and what it was answered.
  /// - Parameters:
  ///   - session: the session after the step.
  ///   - record: what the step did to it.
  public init(_ session: Session, _ record: StepRecord) {
    policyID = session.policyID
    let field = session.field
    var claims: [Expectation.Claim] =
      field.text.count <= Self.longestText
      ? [.state(StateNotation.units(field))]
      : [.count(Count(field.text.count), .utf16), .selection(field.selectedTextRange)]
    let isRefused = record.lastAnswer.map { $0.verdict != .accept } ?? false
    let isCrash = record.entries.contains(where: \.isCrash)
    isUneventful = !isRefused && !isCrash && record.cut == nil
    if isRefused { claims.append(.refused) }
    if let cut = record.cut, cut.count <= Self.longestText { claims.append(.cut(cut)) }
    if isCrash { claims.append(.crash) }
    self.claims = claims
  }
}

extension [Sighting] {
  /// The `expect` lines, policies of which the same is true together.
  var lines: [String] {
    var groups: [(claim: Expectation.Claim, policies: [String])] = []
    for sighting in self {
      for claim in sighting.claims {
        if let index = groups.firstIndex(where: { $0.claim == claim }) {
          groups[index].policies.append(sighting.policyID)
        } else {
          groups.append((claim, [sighting.policyID]))
        }
      }
    }
    return groups.map { claim, policies in
      let whom = policies.count == count ? "" : " for " + policies.joined(separator: ", ")
      return "expect " + claim.notation + whom
    }
  }
}

extension TraceEntry {
  fileprivate var isCrash: Bool { if case .crash = self { true } else { false } }
}
