import Limits
import TextField
import Testing

@testable import Emulator

@Suite("AutoFill")
struct AutofillTests {
  @Test(
    "A phone number is announced by a question about nothing, and replaces all text unannounced")
  func phone() throws {
    var session = try session("delegate-only", limit: 11, text: "1", preset: .phone)
    let record = session.apply(.autofill("+86 13800138000"))
    #expect(record.questions == ["0..<0 \"\""])
    #expect(
      record.names == [
        "shouldChange", "replace", "selectionChanged", "editingChanged", "textDidChange",
      ])
    #expect(session.state == "+86 13800138000|", "past the pre-check")
  }

  @Test("A post-filter gets to see it")
  func filtered() throws {
    var session = try session("combined", limit: 11, preset: .phone)
    let record = session.apply(.autofill("+86 13800138000"))
    #expect(session.state == "+86 1380013|")
    #expect(record.cut == "8000")
  }

  @Test(
    "The question is an empty string or a space, and a no may stop it",
    arguments: [
      ("empty", "on", "1380013|"), ("space", "on", "|"), ("space", "off", "1380013|"),
    ])
  func probe(probe: String, needed: String, state: String) throws {
    let profile = try SystemProfile([
      "autofill-probe \(probe)", "autofill-needs-probe \(needed)",
      "content-type telephone-number",
    ])
    var session = try session("delegate-only", limit: 0, profile: profile)
    let record = session.apply(.autofill("1380013"))
    #expect(record.questions == [probe == "space" ? "0..<0 \" \"" : "0..<0 \"\""])
    #expect(session.state == state)
  }

  @Test("A code is asked about twice with nothing, and then comes digit by digit")
  func code() throws {
    var session = try session("delegate-only", limit: 4, preset: .code)
    let record = session.apply(.autofill("123456"))
    #expect(
      record.questions == [
        "0..<0 \"\"", "0..<0 \"\"", "0..<0 \"1\"", "1..<1 \"2\"", "2..<2 \"3\"", "3..<3 \"4\"",
        "4..<4 \"5\"", "4..<4 \"6\"",
      ])
    #expect(record.changeEvents == 4)
    #expect(session.state == "1234|")
  }

  @Test(
    "What the field says it holds decides",
    arguments: [
      ("automatic", 1, "ab|"), ("none", 1, "ab|"), ("telephone-number", 1, "ab|"),
      ("email-address", 1, "ab |"), ("one-time-code", 4, "xab|"), ("new-password", 0, "ab|"),
      ("username", 1, "ab|"), ("name", 1, "ab|"),
    ])
  func contentType(type: String, questions: Int, state: String) throws {
    let profile = try SystemProfile(["content-type \(type)"])
    var session = try session("unlimited", text: "x", profile: profile)
    #expect(session.apply(.autofill("ab")).questions.count == questions)
    #expect(session.state == state)
  }

  @Test(
    "Without a content type of its own the field's preset decides",
    arguments: [
      (FieldPreset.phone, FieldTraits.ContentType.telephoneNumber), (.code, .oneTimeCode),
      (.plain, .none), (.nickname, .none), (.amount, .none),
    ])
  func preset(preset: FieldPreset, type: FieldTraits.ContentType) {
    #expect(TextFieldModel(preset: preset).contentType == type)
  }

  @Test("A strong password fills the second field, which has no focus")
  func strongPassword() throws {
    let profile = try SystemProfile(["content-type new-password"])
    var session = try session("combined", limit: 20, profile: profile, focused: false)
    let record = session.apply(.autofill("tygfUk-3watza-jimpac"))
    #expect(record.names == ["replace", "selectionChanged", "editingChanged", "textDidChange"])
    var plain = try Emulator.Session(configuration("combined", focused: false))
    #expect(plain.apply(.autofill("a")).names == ["noFocus"])
  }
}
