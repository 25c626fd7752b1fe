import InputMethods
import Limits
import TextField
import Testing

@testable import Emulator

@Suite("No switch of the system's own input is without effect")
struct SmartSwitchTests {
  /// What is done to show the effect of a switch.
  struct Trial: Sendable, CustomTestStringConvertible {
    var name: String
    var others: [String] = []
    var policy = "unlimited"
    var limit: Int?
    var keyboard = KeyboardName.english
    var preset = FieldPreset.plain
    var text: UTF16Text = ""
    var typed = ""
    var events: [InputEvent] = []
    var focused = true

    var testDescription: String { name }
  }

  static let trials: [Trial] = [
    Trial(name: "association-asks", keyboard: .pinyin, events: [.suggest("吗")]),
    Trial(name: "double-space-question", text: "a", typed: "  "),
    Trial(name: "chinese-double-space-asks", keyboard: .pinyin, text: "好", typed: "  "),
    Trial(name: "autocorrection-asks", text: "a", events: [.suggest("b")]),
    Trial(
      name: "prediction-swallows-space", text: "a", events: [.suggest("b"), .key(.space)]),
    Trial(
      name: "autocorrection-on-blur-notifies", others: ["autocorrection on"], typed: "teh",
      events: [.blur]),
    Trial(
      name: "paste-sets-caret-again", policy: "editing-changed", limit: 2, text: "ab",
      events: [.caret(0), .paste("c")]),
    Trial(name: "autofill-probe", events: [.autofill("1")]),
    Trial(
      name: "autofill-needs-probe", others: ["autofill-probe space"], policy: "delegate-only",
      limit: 0, events: [.autofill("1")]),
    Trial(name: "dictation-asks", events: [.dictate("a")]),
    Trial(name: "dictation-placeholder", events: [.dictate("a")]),
    Trial(name: "return-ends-editing", events: [.return]),
    Trial(name: "autocorrection", typed: "teh "),
    Trial(name: "text-replacement", typed: "omw "),
    Trial(name: "smart-quotes", typed: "\""),
    Trial(name: "smart-dashes", typed: "--"),
    Trial(name: "smart-insert-delete", text: "a", events: [.paste("b")]),
    Trial(name: "secure-text-entry", text: "a", typed: "b"),
    Trial(name: "clears-on-begin-editing", text: "a", events: [.focus], focused: false),
  ]

  @Test("Each value of a switch makes a trace or a state of its own", arguments: trials)
  func effect(trial: Trial) throws {
    let item = try #require(SystemProfile.switches.first { $0.name == trial.name })
    let outcomes = try item.values.map { try outcome(of: trial, value: $0) }
    #expect(Set(outcomes).count == item.values.count)
  }

  @Test("The ways of content types that are known differ, and so does the phone's preset")
  func contentTypes() throws {
    let known = ["telephone-number", "email-address", "one-time-code", "new-password"]
    let trial = Trial(name: "content-type", events: [.autofill("12")])
    let outcomes = try known.map { try outcome(of: trial, value: $0) }
    #expect(Set(outcomes).count == known.count)
    var code = trial
    code.preset = .code
    #expect(
      try outcome(of: code, value: "automatic") == outcome(of: trial, value: "one-time-code"))
  }

  private func outcome(of trial: Trial, value: String) throws -> String {
    let profile = try SystemProfile(trial.others + ["\(trial.name) \(value)"])
    var session = try session(
      trial.policy, limit: trial.limit, text: trial.text, keyboard: trial.keyboard,
      preset: trial.preset, profile: profile, focused: trial.focused)
    var record = session.type(trial.typed)
    for event in trial.events { record.append(session.apply(event)) }
    return "\(record.entries) \(session.state)"
  }
}
