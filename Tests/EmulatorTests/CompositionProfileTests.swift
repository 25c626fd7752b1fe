import Limits
import TextField
import Testing

@testable import Emulator

@Suite("Composing on each system")
struct CompositionProfileTests {
  /// The questions of a record, one line each: `2..<5 "好"`.
  private func questions(_ record: StepRecord) -> [String] {
    record.entries.compactMap {
      guard case .shouldChange(let change, _) = $0 else { return nil }
      return "\(change.range) \"\(change.replacement)\""
    }
  }

  @Test(
    "A candidate asks as the system does, and comes with two change events",
    arguments: [
      (SystemProfile.Name.ios9, []), (.ios10, ["1..<4 \"好\""]), (.ios26, ["4..<4 \"好\""]),
    ])
  func candidate(name: SystemProfile.Name, asked: [String]) throws {
    var session = try session(
      "unlimited", text: "一", keyboard: .pinyin, profile: SystemProfile(name))
    session.type("hao")
    let record = session.apply(.pick(.text("好")))
    #expect(questions(record) == asked)
    #expect(
      record.names.filter { $0 == "editingChanged" || $0 == "unmarkText" } == [
        "editingChanged", "unmarkText", "editingChanged",
      ])
    #expect(session.state == "一好|")
  }

  @Test("Two syllables stand apart by the system's separator")
  func separator() throws {
    for (name, text) in [
      (SystemProfile.Name.ios9, "[ni hao|]"), (.ios10, "[ni\u{2006}hao|]"),
      (.ios26, "[ni\u{2006}hao|]"),
    ] {
      var session = try session("unlimited", keyboard: .pinyin, profile: SystemProfile(name))
      session.type("nihao")
      #expect(session.state == text)
    }
  }

  @Test(
    "A pre-check that adds up lengths overcounts a commit at the caret, and hears none on iOS 9",
    arguments: [
      (SystemProfile.Name.ios9, "王|"), (.ios10, "王|"), (.ios26, "|"),
    ])
  func overcounting(name: SystemProfile.Name, state: String) throws {
    var session = try session("delegate-only", limit: 2, profile: SystemProfile(name))
    session.apply(.mark("ㄨㄤ"))
    session.apply(.commit("王"))
    #expect(session.state == state)
  }

  @Test("The usual guard on the mark saves the commit up to iOS 18, and not on iOS 26")
  func guardOnMark() throws {
    let policy = ProbePolicy(question: { change, field in
      if field.markedTextRange != nil { return true }
      return field.text.count - change.range.count + change.replacement.count <= 2
    })
    for (name, state) in [(SystemProfile.Name.ios10, "王|"), (.ios26, "|")] {
      var session = try session(policy, profile: SystemProfile(name))
      session.apply(.mark("ㄨ"))
      session.apply(.mark("ㄨㄤ"))
      session.apply(.commit("王"))
      #expect(session.state == state, "\(name)")
    }
  }

  @Test("A question that hides the mark leaves it as it was, unless the app edits")
  func markComesBack() throws {
    var profile = SystemProfile.ios26
    profile.refusedCommit = .staysMarked
    var session = try session(.refusing(.commit), text: "一", profile: profile)
    session.apply(.mark("ni"))
    session.apply(.commit("你"))
    #expect(session.state == "一[ni|]")

    let editing = ProbePolicy(question: { change, field in
      if change.kind == .commit { field.setText("二") }
      return change.kind != .commit
    })
    session = try EmulatorTests.session(editing, text: "一", profile: profile)
    session.apply(.mark("ni"))
    session.apply(.commit("你"))
    #expect(session.state == "二|")
  }

  @Test(
    "Backspace asks about the mark or its last unit",
    arguments: [
      ("whole-mark", "remaining", "0..<2 \"h\""), ("whole-mark", "empty", "0..<2 \"\""),
      ("last-unit", "remaining", "1..<2 \"\""), ("last-unit", "empty", "1..<2 \"\""),
    ])
  func backspace(range: String, string: String, asked: String) throws {
    var profile = SystemProfile.ios10
    profile.composingBackspace = try #require(.init(rawValue: range))
    profile.composingBackspaceString = try #require(.init(rawValue: string))
    var session = try session("unlimited", keyboard: .pinyin, profile: profile)
    session.type("ha")
    #expect(questions(session.apply(.delete(1))) == [asked])
    #expect(session.state == "[h|]")
  }

  @Test("A mark that changes otherwise than by a key keeps its string, whatever backspace says")
  func replacedMark() throws {
    var profile = SystemProfile.ios10
    profile.composingBackspaceString = .empty
    var session = try session("unlimited", profile: profile)
    session.apply(.mark("zhuang"))
    #expect(questions(session.apply(.mark("zhuung"))) == ["0..<6 \"zhuung\""])
  }

  @Test("A refused candidate takes the mark away with one change event")
  func refusedCommit() throws {
    var session = try session(.refusing(.commit), text: "一", keyboard: .pinyin)
    session.type("hao")
    #expect(
      session.apply(.pick(.text("好"))).names == [
        "shouldChange", "setMarkedText", "selectionChanged", "editingChanged", "textDidChange",
      ])
    #expect(session.state == "一|")
    #expect(!session.keyboard.isComposing)
  }

  @Test("Who says no to every letter has no candidates")
  func refusedLetters() throws {
    var session = try session(.refusing(.composition), keyboard: .pinyin)
    session.type("hao")
    #expect(session.state == "|")
    #expect(session.keyboard.candidates(from: 0, count: 1).isEmpty)
  }
}
