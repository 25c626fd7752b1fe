import Emulator
import Foundation
import Limits
import TextField
import Testing

@testable import Scenarios

/// A framework's policy and the setting of `custom` that does the same.
struct CustomEquality: CustomTestStringConvertible, Sendable {
  var policy: String
  var setting: String
  var text = RandomEdits.Alphabet.anything

  var testDescription: String { policy }

  /// All policies of frameworks; `antd-exceed` runs a caller's formatter, which here is a plain slice.
  static let all = [
    CustomEquality(policy: "flutter-none", setting: "unit=grapheme precheck=off postfilter=off"),
    CustomEquality(
      policy: "flutter-enforced",
      setting: """
        unit=grapheme precheck=off composing=limited full=refuse cut=tail keeps=composition \
        deletion=checked
        """),
    CustomEquality(
      policy: "flutter-after-composition",
      setting: """
        unit=grapheme precheck=off composing=free-if-not-full full=revert cut=tail \
        keeps=composition deletion=checked
        """),
    CustomEquality(
      policy: "react-native",
      setting: "postfilter=off composing=limited full=empty cut=insertion"),
    CustomEquality(
      policy: "react-native-fabric",
      setting: "postfilter=off composing=limited full=revert cut=insertion deletion=checked"),
    CustomEquality(
      policy: "android-length-filter",
      setting: """
        precheck=off composing=limited full=empty cut=insertion boundary=surrogate \
        keeps=composition
        """),
    CustomEquality(
      policy: "compose-reject",
      setting: "precheck=off composing=limited cut=reject deletion=checked"),
    CustomEquality(
      policy: "compose-trim",
      setting: """
        precheck=off composing=limited full=empty cut=insertion boundary=none deletion=checked
        """),
    CustomEquality(
      policy: "html",
      setting: "precheck=off composing=free full=empty cut=insertion boundary=surrogate"),
    CustomEquality(
      policy: "html-gecko",
      setting: """
        precheck=off composing=free full=revert cut=insertion boundary=surrogate \
        keeps=composition
        """),
    CustomEquality(
      policy: "html-webkit-legacy",
      setting: "unit=grapheme precheck=off composing=free full=empty cut=insertion"),
    CustomEquality(
      policy: "qmui-text-field",
      setting: """
        composing=free-if-not-full full=refuse cut=before-caret keeps=nothing deletion=checked
        """),
    // Its caret after a cut paste counts room that a sequence did not fill; no switch does that.
    CustomEquality(
      policy: "qmui-text-view",
      setting: "composing=free-if-not-full full=refuse cut=tail keeps=nothing deletion=checked",
      text: .singleUnits),
    CustomEquality(
      policy: "jk-input-limit",
      setting: "precheck=off composing=free full=empty cut=tail keeps=nothing deletion=checked"),
    CustomEquality(
      policy: "swiftui-prefix",
      setting: """
        unit=grapheme precheck=off composing=limited full=empty cut=tail keeps=nothing \
        deletion=checked
        """),
    CustomEquality(
      policy: "vant-field",
      setting: """
        unit=scalar precheck=off composing=free full=revert cut=before-caret \
        boundary=surrogate deletion=checked
        """),
    CustomEquality(
      policy: "antd-exceed",
      setting: """
        precheck=off composing=free full=empty cut=tail boundary=none deletion=checked
        """),
  ]
}

@Suite("What each framework's policy is in terms of custom")
struct CustomEqualityTests {
  @Test(
    "The same states on random edits: 25 sessions of 80 events for each",
    arguments: CustomEquality.all)
  func states(equality: CustomEquality) throws {
    for seed in 1...25 {
      var edits = RandomEdits(seed: UInt64(seed), alphabet: equality.text)
      let limit = edits.number(in: 1...6)
      let start = edits.text(longest: 8)
      let header = "limit \(limit)\ntext \(StringNotation.quoted(start))\n"
      let twice = edits.number(in: 0...1) == 0 ? "on" : "off"
      let profile = "set commit-sends-two-events \(twice)\n"
      var theirs = try session("policy \(equality.policy)\n" + header + profile)
      var ours = try session(
        "policy custom\ncustom \(equality.setting)\n" + header + profile)
      var story: [String] = []
      for _ in 0..<80 {
        let event = edits.event(for: theirs)
        theirs.apply(event)
        ours.apply(event)
        story.append("\(event) → \(StateNotation.describe(theirs.field))")
        try #require(
          StateNotation.units(ours.field) == StateNotation.units(theirs.field),
          "seed \(seed), limit \(limit), \(start): \(story.suffix(4)); custom has \(StateNotation.describe(ours.field))"
        )
        #expect(ours.remaining == theirs.remaining)
      }
    }
  }

  @Test("Every policy of a framework is named")
  func named() {
    let articles = [
      "unlimited", "delegate-only", "editing-changed", "combined", "limit-length", "limit-type",
      "limit-type-intended", "last-valid", "wechat-name", "exact", "custom",
    ]
    let frameworks = PolicyCatalog.all.map(\.id).filter { !articles.contains($0) }
    #expect(CustomEquality.all.map(\.policy) == frameworks)
  }

  @Test("The page of policies says the same", arguments: CustomEquality.all)
  func documented(equality: CustomEquality) throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: here.appendingPathComponent("../../Docs/Policies.md"), encoding: .utf8)
    #expect(page.contains("| `\(equality.policy)` | `\(equality.setting)` |"))
  }

  private func session(_ text: String) throws -> Session {
    Session(try read(text + "copy").configurations[0])
  }
}
