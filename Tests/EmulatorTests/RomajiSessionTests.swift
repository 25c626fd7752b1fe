import InputMethods
import TextField
import Testing

@testable import Emulator

@Suite("Romaji in a session")
struct RomajiSessionTests {
  @Test(
    "Romaji that is over the limit while it is composed, and the candidate that would fit",
    arguments: [
      ("unlimited", "一二[にほん|]", "一二日本|"), ("editing-changed", "一二[にほん|]", "一二日本|"),
      ("delegate-only", "一二[にh|]", "一二にh|"),
    ])
  func romaji(policy: String, composing: String, committed: String) throws {
    var session = try session(policy, limit: 4, text: "一二", keyboard: .romaji)
    session.type("nihonn")
    #expect(session.state == composing)
    session.apply(.key(.space))
    session.apply(.key(.return))
    #expect(session.state == committed)
  }

  @Test("Walking away from romaji keeps what is shown")
  func walkingAway() throws {
    var session = try session("unlimited", keyboard: .romaji)
    session.type("kyot")
    session.apply(.keyboard(.english))
    #expect(session.state == "きょt|")
  }
}
