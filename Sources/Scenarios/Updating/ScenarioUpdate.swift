import Emulator

/// A scenario whose expectations are made to say what happened.
///
/// Only lines with an expectation that failed are written anew; what else stands on them, and every other
/// byte of the file, stays.
public struct ScenarioUpdate: Sendable {
  /// The lines that change.
  public private(set) var changes: [Change] = []

  /// One line, and what stands in its place.
  public struct Change: Hashable, Sendable {
    /// The line's number, counted from 1.
    public var line: Int
    /// What the line held, without its end.
    public var old: String
    /// The lines in its place; none where nothing true can be said.
    public var new: [String]
  }

  /// Runs a scenario and finds what must change for all of it to hold.
  public init(_ scenario: Scenario) {
    guard var run = ScenarioRun(scenario) else { return }
    while let moment = run.advance() {
      guard !moment.digests.isEmpty else { continue }
      let expectations = moment.step?.allExpectations ?? scenario.opening
      for expectation in expectations {
        note(expectation, moment.digests, run.bench.sessions, scenario.source)
      }
    }
  }

  private mutating func note(
    _ expectation: Expectation, _ digests: [StepDigest], _ sessions: [Session],
    _ source: SourceFile
  ) {
    var hasFailed = false
    var groups: [(claim: Expectation.Claim?, policies: [String])] = []
    func add(_ policy: String, _ claim: Expectation.Claim?) {
      if let index = groups.firstIndex(where: { $0.claim == claim }) {
        groups[index].policies.append(policy)
      } else {
        groups.append((claim, [policy]))
      }
    }
    for (session, digest) in zip(sessions, digests) where expectation.speaks(of: session.policyID) {
      let judgement = Judgement(session: session, step: digest)
      if judgement.verdict(on: expectation).held {
        add(session.policyID, expectation.claim)
      } else {
        hasFailed = true
        add(session.policyID, judgement.observed(insteadOf: expectation.claim))
      }
    }
    guard hasFailed else { return }
    let running = Set(sessions.map(\.policyID))
    for policy in expectation.policies ?? [] where !running.contains(policy) {
      add(policy, expectation.claim)
    }
    let old = source.line(expectation.line)
    let new =
      expectation.claim == .stepRefused
      ? [Self.withoutBang(old)] : Self.lines(of: groups, in: old, expectation)
    changes.append(Change(line: expectation.line, old: old, new: new))
  }

  /// A line for each thing to say, aligned as the old one was; its comment stays with the first.
  private static func lines(
    of groups: [(claim: Expectation.Claim?, policies: [String])], in old: String,
    _ expectation: Expectation
  ) -> [String] {
    guard let shape = ExpectationLine(old, source: expectation.source) else { return [old] }
    let namesNobody = expectation.policies == nil && groups.count == 1
    var lines: [String] = []
    for case (let claim?, let policies) in groups {
      lines.append(shape.line(claim.notation, for: namesNobody ? nil : policies))
    }
    if let first = lines.first { lines[0] = shape.commented(first) }
    return lines
  }

  private static func withoutBang(_ line: String) -> String {
    guard let bang = line.firstIndex(of: "!") else { return line }
    let rest = line[line.index(after: bang)...].drop { $0 == " " || $0 == "\t" }
    return String(line[..<bang]) + rest
  }
}

extension ScenarioUpdate {
  /// The text of a file with the changes made.
  ///
  /// Line ends, and a byte order mark, stay as they are.
  /// - Parameter text: the text that the scenario was read from.
  /// - Returns: the new text.
  public func applied(to text: String) -> String {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    for change in changes.sorted(by: { $0.line > $1.line }) {
      let index = change.line - 1
      guard lines.indices.contains(index), let place = lines[index].firstRange(of: change.old)
      else { continue }
      let before = String(lines[index][..<place.lowerBound])
      let after = String(lines[index][place.upperBound...])
      lines.replaceSubrange(index...index, with: change.new.map { before + $0 + after })
    }
    return lines.joined(separator: "\n")
  }

  /// The changes as a difference, for people.
  /// - Parameter name: the file's name.
  /// - Returns: for each changed line its place, what it held and what stands there now.
  public func difference(in name: String) -> String {
    changes.map { change in
      "\(SafeText.shown(name)):\(change.line)\n"
        + ([("-", change.old)] + change.new.map { ("+", $0) })
        .map { "\($0.0) \(SafeText.shown($0.1))\n" }.joined()
    }.joined()
  }
}
