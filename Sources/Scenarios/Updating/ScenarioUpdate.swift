import Emulator

/// A scenario whose expectations are made to say what happened.
///
/// Only lines with an expectation that failed are written anew; what else stands on them, and every other
/// byte of the file, stays. What held goes on being said, of the policies it held for; and what the file
/// says of policies of its own that do not run, because others were chosen, stays as it is.
public struct ScenarioUpdate: Sendable {
  /// The lines that change.
  public private(set) var changes: [Change] = []
  /// The lines of steps that were not refused and stay all the same: what `!` says of the file's own
  /// policies is not known when these do not run.
  public private(set) var kept: [Int] = []

  /// One line, and what stands in its place.
  public struct Change: Hashable, Sendable {
    /// The line's number, counted from 1.
    public var line: Int
    /// What the line held, without its end.
    public var old: String
    /// The lines in its place.
    public var new: [String]
  }

  /// Runs a scenario and finds what must change for all of it to hold.
  public init(_ scenario: Scenario) {
    guard var run = ScenarioRun(scenario) else { return }
    while let moment = run.advance() {
      let outcomes = zip(run.bench.sessions, moment.digests).map(Judgement.init)
      guard !outcomes.isEmpty else { continue }
      for expectation in moment.step?.allExpectations ?? scenario.opening {
        note(expectation, outcomes, isOpening: moment.step == nil, in: scenario)
      }
    }
  }

  private mutating func note(
    _ expectation: Expectation, _ outcomes: [Judgement], isOpening: Bool, in scenario: Scenario
  ) {
    let asked = outcomes.filter { expectation.speaks(of: $0.session.policyID) }
    guard asked.contains(where: { !$0.verdict(on: expectation).held }) else { return }
    let running = Set(outcomes.map(\.session.policyID))
    let absent = (expectation.policies ?? scenario.ownPolicies).filter { !running.contains($0) }
    let old = scenario.source.line(expectation.line)
    var sightings = Sightings()
    let new: [String]
    if expectation.claim == .stepRefused {
      guard absent.isEmpty else { return kept.append(expectation.line) }
      for outcome in asked { sightings.add(outcome.ofRefusal, outcome.session.policyID) }
      new = Self.withoutBang(old) + sightings.lines(indentedAs: old)
    } else {
      for policy in absent { sightings.add(expectation.claim, policy) }
      for outcome in asked {
        let held = outcome.verdict(on: expectation).held
        let seen = held ? expectation.claim : outcome.observed(insteadOf: expectation.claim)
        // An opening expectation ends the header. Were it a comment, a step behind it might be taken for
        // a line of the header, and a file of nothing but comments could not be read again.
        let least = isOpening ? outcome.state : nil
        sightings.add(seen ?? least, outcome.session.policyID)
      }
      new = sightings.lines(insteadOf: expectation, in: old)
    }
    changes.append(Change(line: expectation.line, old: old, new: new))
  }

  private static func withoutBang(_ line: String) -> [String] {
    guard let bang = line.firstIndex(of: "!") else { return [line] }
    let rest = line[line.index(after: bang)...].drop { $0 == " " || $0 == "\t" }
    return [String(line[..<bang]) + rest]
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

  /// What is said of the steps that stay, for people; nil where there are none.
  /// - Parameters:
  ///   - name: the file's name.
  ///   - language: the language of it.
  /// - Returns: a line for each.
  public func keptLines(in name: String, _ language: Language) -> String? {
    guard !kept.isEmpty else { return nil }
    return kept.map { line in
      "\(SafeText.shown(name)):\(line): "
        + language.say(
          "not refused under --policy, and stays: the file's own policies did not run",
          "在 --policy 指定的策略下没有被拒绝；文件自己的策略没有运行，所以此行不变",
          "在 --policy 指定的策略下沒有被拒絕；檔案自己的策略沒有執行，所以此行不變") + "\n"
    }.joined()
  }
}
