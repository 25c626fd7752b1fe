import Foundation
import Limits
import Scenarios
import Testing

@Test("A policy of one's own under a scenario")
func userName() {
  let policy = PolicyDescription(
    id: "user-name", summary: "graphemes, delegate only", source: "our app",
    defaultLimit: Limit(4, .grapheme), units: [.grapheme]
  ) { UserName(limit: Limit($0.limit ?? 4, .grapheme)) }
  let folder = URL(filePath: #filePath).deletingLastPathComponent().path
  var loader = ScenarioLoader(policies: [policy])
  loader.load([folder])
  #expect(loader.problems.isEmpty)

  var report = ""
  let tally = ScenarioSuite(loader.scenarios).run(as: .text, in: .english, to: &report)
  #expect(tally.passed > 0 && tally.failed == 0, "\(report)")
}
