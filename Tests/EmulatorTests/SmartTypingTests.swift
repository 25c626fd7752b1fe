import InputMethods
import Limits
import TextField
import Testing

@testable import Emulator

@Suite("Help while one types")
struct SmartTypingTests {
  @Test(
    "Two spaces: what the delegate is asked is a profile's choice",
    arguments: [
      ("replacing-space", ["2..<3 \". \""]), ("second-space", ["3..<3 \" \""]), ("none", []),
    ])
  func doubleSpace(value: String, questions: [String]) throws {
    let profile = try SystemProfile(["double-space-question \(value)"])
    var session = try session("unlimited", text: "ok", profile: profile)
    session.type(" ")
    #expect(session.type(" ").questions == questions)
    #expect(session.state == "ok. |")
  }

  @Test(
    "A no keeps the stop out where there is a question",
    arguments: [("replacing-space", "ok |"), ("second-space", "ok |"), ("none", "ok. |")])
  func refusedStop(value: String, state: String) throws {
    let profile = try SystemProfile(["double-space-question \(value)"])
    var session = try session("delegate-only", limit: 3, text: "ok", profile: profile)
    session.type("  ")
    #expect(session.state == state)
  }

  @Test(
    "In Chinese the two edits are asked about or not",
    arguments: [("off", []), ("on", ["1..<2 \"\"", "1..<1 \"。\""])])
  func chineseDoubleSpace(value: String, questions: [String]) throws {
    let profile = try SystemProfile(["chinese-double-space-asks \(value)"])
    var session = try session("unlimited", text: "好", keyboard: .pinyin, profile: profile)
    session.type(" ")
    let record = session.type(" ")
    #expect(record.questions == questions)
    #expect(record.changeEvents == 2)
    #expect(session.state == "好。|")
  }

  @Test("An assignment between the spaces takes the shortcut away", arguments: [true, false])
  func assigned(assigns: Bool) throws {
    var session = try session("unlimited", text: "ok")
    session.type(" ")
    if assigns { session.apply(.setText("ok ")) }
    session.type(" ")
    #expect(session.state == (assigns ? "ok  |" : "ok. |"))
  }

  @Test(
    "Text that arrives between the spaces takes the shortcut away",
    arguments: [KeyboardName.english, .english9, .pinyin, .hangul])
  func insertedBetween(keyboard: KeyboardName) throws {
    var session = try session("unlimited", text: "ok", keyboard: keyboard)
    session.type(" ")
    session.apply(.insert("so "))
    session.type(" ")
    #expect(session.state == "ok so  |")
  }

  @Test(
    "A word that is known to be wrong is corrected when it ends, and then the key is typed",
    arguments: [
      ("teh ", ["0..<3 \"the\"", "3..<3 \" \""], "the |"),
      ("Teh ", ["0..<3 \"The\"", "3..<3 \" \""], "The |"),
      ("i,", ["0..<1 \"I\"", "1..<1 \",\""], "I,|"),
    ])
  func autocorrection(typed: String, questions: [String], state: String) throws {
    var session = try session("unlimited", profile: try SystemProfile(["autocorrection on"]))
    session.type(String(typed.dropLast()))
    #expect(session.type(String(typed.suffix(1))).questions == questions)
    #expect(session.state == state)
  }

  @Test("Only a word that was typed as it stands there is corrected, and only with the trait")
  func notCorrected() throws {
    let profile = try SystemProfile(["autocorrection on"])
    var session = try session("unlimited", text: "x", profile: profile)
    session.type("teh ")
    #expect(session.state == "xteh |")
    session = try Emulator.Session(configuration("unlimited", text: "teh", profile: profile))
    session.type(" ")
    #expect(session.state == "teh |")
    session = try Emulator.Session(configuration("unlimited"))
    session.type("teh ")
    #expect(session.state == "teh |")
  }

  @Test("Text Replacement expands its shortcuts, past nothing that asks")
  func textReplacement() throws {
    let profile = try SystemProfile(["text-replacement on"])
    var session = try session("unlimited", profile: profile)
    session.type("omw")
    let record = session.apply(.return)
    #expect(record.questions == ["0..<3 \"On my way!\"", "10..<10 \"\n\""])
    #expect(record.names.suffix(2) == ["shouldReturn", "shouldChange"])
    #expect(session.state == "On my way!|")
    session = try Emulator.Session(configuration("delegate-only", limit: 4, profile: profile))
    session.type("omw ")
    #expect(session.state == "omw |", "the replacement is refused, the space is not")
  }

  @Test("A policy that assigns text at each change takes the help away")
  func assignedWhileTyping() throws {
    let profile = try SystemProfile(["text-replacement on", "autocorrection on"])
    var configuration = try configuration("unlimited", profile: profile)
    configuration.policy = LimitType(maximum: 100, filter: .none, edition: .intended)
    var session = Emulator.Session(configuration)
    session.type("omw teh  ")
    #expect(session.state == "omw teh  |")
  }

  @Test(
    "A correction because focus is lost is asked about, and its change event may be missing",
    arguments: [("off", 0), ("on", 1)])
  func blur(value: String, events: Int) throws {
    let profile = try SystemProfile([
      "autocorrection on", "autocorrection-on-blur-notifies \(value)",
    ])
    var session = try session("unlimited", profile: profile)
    session.type("teh")
    let record = session.apply(.blur)
    #expect(record.questions == ["0..<3 \"the\""])
    #expect(record.changeEvents == events)
    #expect(record.names.suffix(3) == ["shouldEndEditing", "editingDidEnd", "textDidEndEditing"])
    #expect(session.state == "the|")
  }

  @Test("Old systems correct without asking")
  func unasked() throws {
    let profile = try SystemProfile(["autocorrection on", "autocorrection-asks off"])
    var session = try session("delegate-only", limit: 5, profile: profile)
    session.type("i")
    #expect(session.type(",").questions == ["1..<1 \",\""])
    #expect(session.state == "I,|")
  }

  @Test(
    "Quotes curl and hyphens join, each by a replacement that is asked about",
    arguments: [
      ("smart-quotes", "a \"b\"", "a “b”|", ["2..<3 \"“\"", "4..<5 \"”\""]),
      ("smart-quotes", "it's", "it’s|", ["2..<3 \"’\""]),
      ("smart-quotes", "('a')", "(‘a’)|", ["1..<2 \"‘\"", "3..<4 \"’\""]),
      ("smart-dashes", "a--b", "a—b|", ["1..<3 \"—\""]),
      ("smart-dashes", "a-b", "a-b|", []),
    ])
  func punctuation(trait: String, typed: String, state: String, questions: [String]) throws {
    var session = try session("unlimited", profile: try SystemProfile(["\(trait) on"]))
    #expect(session.type(typed).questions(of: .replacement) == questions)
    #expect(session.state == state)
  }

  @Test("A refused replacement leaves what was typed", arguments: ["\"", "--"])
  func refusedPunctuation(typed: String) throws {
    var configuration = try configuration("unlimited")
    configuration.policy = RefusesReplacements()
    configuration.profile = try SystemProfile(["smart-quotes on", "smart-dashes on"])
    var session = Emulator.Session(configuration)
    session.type(typed)
    #expect(session.state == typed + "|")
  }
}

/// Says no to whatever the system wants to replace.
private struct RefusesReplacements: LimitPolicy {
  let limit: Limit? = nil

  mutating func setLimit(_ limit: Limit) {}

  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    change.kind == .replacement ? .refuse(.absent) : .accept(.absent)
  }
}
