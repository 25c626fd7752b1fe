import TextField
import Testing

@testable import InputMethods

@Suite("What a keyboard asks where systems differ")
struct QuestionTests {
  private func profile(_ name: String, _ value: String) throws -> SystemProfile {
    var profile = SystemProfile.ios10
    let item = try #require(SystemProfile.switches.first { $0.name == name })
    #expect(item.set(value, in: &profile))
    return profile
  }

  @Test(
    "A next word is asked about, or is not, and is typed either way",
    arguments: [
      ("on", [ProposedChange(range: 1..<1, replacement: "们", kind: .insertion)]), ("off", []),
    ])
  func nextWord(value: String, asked: [ProposedChange]) throws {
    var host = RecordingHost("我", profile: try profile("association-asks", value))
    host.typeNextWord("们")
    #expect(host.questions == asked)
    #expect(host.state == "我们|")
  }
}
