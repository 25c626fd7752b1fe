import TextField
import Testing

@testable import Limits

@Suite("The policy custom")
struct CustomTests {
  private func policy(
    _ settings: [String: String] = [:], limit: Int = 3, unit: CountingUnit? = nil
  ) throws -> any LimitPolicy {
    var rules = CustomRules()
    for (name, value) in settings {
      let choice = try #require(CustomRules.switches.first { $0.name == name })
      try #require(choice.set(value, in: &rules))
    }
    return try #require(PolicyCatalog.policy("custom"))
      .make(.init(limit: limit, unit: unit, custom: rules))
  }

  @Test("A switch does not take what is none of its values")
  func badValue() {
    for choice in CustomRules.switches {
      var rules = CustomRules()
      #expect(!choice.set("Off", in: &rules))
      #expect(rules == CustomRules())
    }
  }

  @Test(
    "The pre-check puts in what fits, in any unit",
    arguments: [
      (CountingUnit.utf16, 5, "一二a😀b", "一二a😀"), (.utf16, 4, "一二a😀b", "一二a"),
      (.grapheme, 4, "一二a😀b", "一二a😀"), (.scalar, 3, "e\u{301}e\u{301}", "e\u{301}"),
      (.utf8, 7, "一二三", "一二"), (.gb18030, 5, "一二三", "一二"), (.wechat, 6, "a😀bc", "a😀b"),
      (.weibo, 2, "abc一二", "abc"), (.twitter, 4, "一二三", "一二"),
      (.twitter, 23, "http://a.example/b", "http://a.example/b"),
    ])
  func units(unit: CountingUnit, limit: Int, text: String, kept: String) throws {
    var policy = try policy(limit: limit, unit: unit)
    var field = TextFieldModel()
    let change = ProposedChange(range: 0..<0, replacement: UTF16Text(text), kind: .paste)
    let answer = try policy.shouldChange(change, in: &field)
    #expect(answer.verdict == (text == kept ? .accept : .handled))
    if text != kept { #expect(field.text.string == kept) }
    #expect(unit.count(UTF16Text(kept)).value <= limit)
  }

  @Test("The reason of each check carries the numbers that it compared")
  func reasons() throws {
    var policy = try policy()
    var field = TextFieldModel(text: "一二")
    let paste = ProposedChange(range: 2..<2, replacement: "abc", kind: .paste)
    #expect(
      try policy.shouldChange(paste, in: &field)
        == .handled(.insertionCut(inserted: 3, kept: 1, room: 1)))
    let key = ProposedChange(range: 3..<3, replacement: "d", kind: .insertion)
    #expect(
      try policy.shouldChange(key, in: &field)
        == .refuse(.insertionCut(inserted: 1, kept: 0, room: 0)))
    let delete = ProposedChange(range: 2..<3, replacement: "", kind: .deletion)
    #expect(
      try policy.shouldChange(delete, in: &field) == .accept(.within(length: 2, limit: 3)))
  }

  @Test("Without a post-filter it is the pre-check that judges a commit")
  func commitWithoutFilter() throws {
    for (isOn, verdict) in [("on", Answer.Verdict.accept), ("off", .handled)] {
      var policy = try policy(["postfilter": isOn])
      var field = TextFieldModel(text: "一二")
      field.setMarkedText("zhuang")
      let commit = ProposedChange(range: 2..<8, replacement: "装修", kind: .commit)
      #expect(try policy.shouldChange(commit, in: &field).verdict == verdict)
    }
  }

  @Test("A paste may be too long where it is exempt")
  func paste() throws {
    var policy = try policy(["paste-exempt": "on"])
    var field = TextFieldModel(text: "一二")
    let paste = ProposedChange(range: 2..<2, replacement: "abc", kind: .paste)
    #expect(
      try policy.shouldChange(paste, in: &field) == .accept(.tolerated(length: 5, limit: 3)))
    field.insertText("abc")
    #expect(try policy.editingChanged(&field) == .tolerated(length: 5, limit: 3))
  }

  @Test("A negative limit is none, and 0 lets nothing in")
  func extremes() throws {
    let key = ProposedChange(range: 0..<0, replacement: "a", kind: .insertion)
    var field = TextFieldModel()
    var none = try policy(limit: -1)
    #expect(try none.shouldChange(key, in: &field) == .accept(.noLimit))
    #expect(none.limit == nil)
    var zero = try policy(limit: 0)
    #expect(try zero.shouldChange(key, in: &field).verdict == .refuse)
  }
}
