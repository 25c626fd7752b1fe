import Emulator
import Limits
import Scenarios
import TextField

extension Workbench {
  /// Everything that happened since the start as text: each event, and below it what it did and the state
  /// that it left, for every policy.
  var traceText: String {
    get throws(PolicyError) {
      var phones = try Workbench(settings: settings, compared: compared)
      var text = (scenarioHeader + ["", "at the start"]).map { $0 + "\n" }.joined()
      text += phones.stateLines
      for action in actions {
        phones.perform(action)
        switch action {
        case .idle(let time), .input(.tick(let time)): text += InputEvent.tick(time).notation + "\n"
        case .input(let event): text += event.notation + "\n" + phones.recordLines
        case .checks(let checks):
          let words = [(Checks.preCheck, "pre-check"), (.postFilter, "post-filter")]
            .map { "\($0.1) \(checks.contains($0.0) ? "on" : "off")" }
          text += words.joined(separator: ", ") + "\n"
        }
      }
      return text
    }
  }

  private var recordLines: String {
    zip(bench.sessions, lastRecords).map { session, record in
      let entries = record.entries.map { "    \(TraceWording.words(for: $0, in: .english))\n" }
      return session.policyLine + entries.joined() + session.stateLine
    }.joined()
  }

  private var stateLines: String {
    bench.sessions.map { $0.policyLine + $0.stateLine }.joined()
  }
}

extension Session {
  fileprivate var policyLine: String { "  \(policyID)\n" }

  fileprivate var stateLine: String {
    let left = remaining.map { ", \($0) remaining" } ?? ""
    let state = StringNotation.quoted(StateNotation.units(field))
    return "    = \(state), \(count) \(policy.unit.rawValue)\(left)\n"
  }
}
