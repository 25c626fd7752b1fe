import InputMethods
import Limits
import TextField
import Testing

@testable import Emulator

private let oneLeft: UTF16Text = "一二三四五六七八九"

@Suite("The policies of other frameworks behind a keyboard")
struct FrameworkPolicyTests {
  @Test(
    "One place is left: what becomes of the letters, and of the candidate",
    arguments: [
      ("flutter-none", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("flutter-enforced", "一二三四五六七八九[z|]", "一二三四五六七八九装|"),
      ("flutter-after-composition", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("react-native", "一二三四五六七八九[z|]", "一二三四五六七八九装|"),
      ("react-native-fabric", "一二三四五六七八九[z|]", "一二三四五六七八九装|"),
      ("android-length-filter", "一二三四五六七八九[z|]", "一二三四五六七八九装|"),
      ("compose-reject", "一二三四五六七八九z|", "一二三四五六七八九z|"),
      ("compose-trim", "一二三四五六七八九z|", "一二三四五六七八九z|"),
      ("html", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("html-gecko", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("html-webkit-legacy", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("qmui-text-field", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("qmui-text-view", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("jk-input-limit", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("swiftui-prefix", "一二三四五六七八九z|", "一二三四五六七八九z|"),
      ("vant-field", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
      ("antd-exceed", "一二三四五六七八九[zhuang|]", "一二三四五六七八九装|"),
    ])
  func longPinyin(policy: String, composing: String, committed: String) throws {
    var session = try session(policy, text: oneLeft, keyboard: .pinyin)
    session.type("zhuang")
    #expect(session.state == composing)
    session.apply(.commit("装"))
    #expect(session.state == committed)
  }

  @Test(
    "A key that rewrites the last character: delegates refuse it, the others see a deletion first",
    arguments: [
      ("react-native", "abd|"), ("react-native-fabric", "abd|"), ("qmui-text-field", "abd|"),
      ("flutter-enforced", "abe|"), ("android-length-filter", "abe|"), ("html", "abe|"),
      ("compose-reject", "abe|"), ("vant-field", "abe|"),
    ])
  func rewritingKey(policy: String, state: String) throws {
    var session = try session(policy, limit: 3, text: "ab", keyboard: .english9)
    session.type("33")
    #expect(session.state == state)
  }

  @Test(
    "A recorded range that a cut left behind: plain UIKit fields crash on undo, others do not",
    arguments: [
      ("jk-input-limit", true), ("swiftui-prefix", true), ("react-native", true),
      ("qmui-text-field", false), ("html", false), ("flutter-enforced", false),
      ("compose-trim", false), ("android-length-filter", false), ("vant-field", false),
    ])
  func undoAfterCut(policy: String, crashes: Bool) throws {
    var session = try session(policy, limit: 10, text: "一二三四五六七八")
    session.apply(.paste("ABCDE"))
    #expect(session.state == "一二三四五六七八AB|")
    session.apply(.history(.undo))
    #expect((session.crash != nil) == crashes)
  }

  @Test("A single-line control of HTML drops line breaks at the end and spaces the others")
  func lineBreaks() throws {
    var session = try session("html", limit: 4)
    session.apply(.paste("a\r\nb\nc\n\n"))
    #expect(session.state == "a b |")
  }

  @Test("Gecko cancels a typed pair without room, Blink takes the selection away")
  func selectionWithoutRoom() throws {
    for (policy, state) in [("html", "a|c"), ("html-gecko", "a<b>c")] {
      var session = try session(policy, limit: 3, text: "abc")
      session.apply(.select(1..<2))
      session.apply(.insert("😀"))
      #expect(session.state == state)
    }
  }

  @Test("React Native's old architecture measures what was not announced when it is in the text")
  func unannounced() throws {
    var profile = SystemProfile.ios10
    profile.candidateCommit = .none
    var session = try session("react-native", text: oneLeft, profile: profile)
    session.apply(.mark("z"))
    session.apply(.commit("装修店"))
    // Twelve units leave no room for the three, so what the rule replaces is the first of them.
    #expect(session.state == "一二三四五六七八九|修店")
  }

  @Test("A text that the program made too long: who lets the user delete")
  func deletingWhenOver() throws {
    let texts = [
      ("react-native", 11), ("react-native-fabric", 12), ("compose-reject", 12), ("html", 11),
      ("html-gecko", 11), ("compose-trim", 10), ("jk-input-limit", 10), ("swiftui-prefix", 10),
      ("android-length-filter", 11), ("flutter-enforced", 10), ("flutter-none", 11),
    ]
    for (policy, length) in texts {
      var session = try session(policy)
      session.apply(.setText("一二三四五六七八九十百千"))
      session.apply(.delete(1))
      #expect(session.field.text.count == length, "\(policy)")
    }
  }

  @Test("A filter's cut is what is gone, also where it puts a composition back")
  func cut() throws {
    var session = try session("flutter-enforced", text: oneLeft, keyboard: .pinyin)
    let record = session.type("zh")
    #expect(record.cut == "h")
  }
}
