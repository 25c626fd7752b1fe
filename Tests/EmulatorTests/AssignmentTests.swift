import TextField
import Testing

@testable import Emulator

@Suite("text = from the app")
struct AssignmentTests {
  private func profile(_ settings: (String, String)...) throws -> SystemProfile {
    var profile = SystemProfile.ios10
    for (name, value) in settings {
      let item = try #require(SystemProfile.switches.first { $0.name == name })
      #expect(item.set(value, in: &profile))
    }
    return profile
  }

  /// An app that assigns what is there already, whenever it has changed.
  private let writingBack = ProbePolicy(handler: { $0.setText($0.text) })

  @Test(
    "The mark is lost and the letters stay; a keyboard that is not told types them twice",
    arguments: [("on", "wo|"), ("off", "wwo|")])
  func doubledLetters(value: String, state: String) throws {
    var session = try session(
      writingBack, keyboard: .pinyin, profile: try profile(("assignment-ends-input-session", value))
    )
    session.type("wo")
    #expect(session.state == state)
    #expect(session.field.markedTextRange == nil)
    #expect(session.keyboard.isComposing == (value == "off"))
  }

  @Test("A candidate comes after the letters that the assignment left")
  func candidateAfterLetters() throws {
    let policy = ProbePolicy(handler: { if $0.text == "w" { $0.setText("w") } })
    var session = try session(
      policy, keyboard: .pinyin, profile: try profile(("assignment-ends-input-session", "off")))
    session.type("wo")
    #expect(session.state == "w[wo|]")
    session.apply(.pick(.text("我")))
    #expect(session.state == "w我|")
    #expect(!session.keyboard.isComposing)
  }

  @Test("A composition without its mark ends when the user moves the caret")
  func caretEndsComposition() throws {
    var session = try session(
      writingBack, keyboard: .pinyin, profile: try profile(("assignment-ends-input-session", "off"))
    )
    session.type("wo")
    session.apply(.caret(0))
    #expect(!session.keyboard.isComposing)
  }

  @Test(
    "The caret goes to the end, or to the start of what is new",
    arguments: [("end", "abxyc|"), ("start", "ab|xyc")])
  func caret(value: String, state: String) throws {
    let policy = ProbePolicy(question: { _, field in
      field.setText("abxyc")
      return false
    })
    var session = try session(
      policy, text: "abc", profile: try profile(("assignment-caret", value)))
    session.apply(.caret(2))
    session.type("x")
    #expect(session.state == state)
  }

  @Test("No event comes of an assignment, unless the profile says so")
  func event() throws {
    let policy = ProbePolicy(handler: { if $0.text.count > 2 { $0.setText($0.text[0..<2]) } })
    var session = try session(policy)
    #expect(session.apply(.setText("abc")).names == ["setText"])

    let sending = try profile(("assignment-sends-change", "on"))
    session = try EmulatorTests.session(policy, profile: sending)
    #expect(
      session.apply(.setText("abc")).names == [
        "setText", "editingChanged", "setText", "editingChanged", "textDidChange", "textDidChange",
      ])
    #expect(session.state == "ab|")
  }

  @Test("A handler that always assigns recurses without end then, which ends the app")
  func endlessRecursion() throws {
    var session = try session(
      writingBack, profile: try profile(("assignment-sends-change", "on")))
    let record = session.type("a")
    #expect(session.crash == .endlessRecursion(depth: GuardedField.deepestHandler))
    #expect(session.crash?.exceptionName == "EXC_BAD_ACCESS")
    #expect(record.names.last == "crash")
    #expect(!record.names.contains("textDidChange"))
  }

  @Test(
    "A selection that the app sets breaks the composition from iOS 10 on",
    arguments: [
      (SystemProfile.Name.ios9, "一[|w]"), (.ios10, "|一w"), (.ios26, "|一w"),
    ])
  func selection(name: SystemProfile.Name, state: String) throws {
    let policy = ProbePolicy(handler: { field in
      if field.text.count == 2 { field.setSelectedTextRange(0..<0) }
    })
    var session = try session(
      policy, text: "一", keyboard: .pinyin, profile: SystemProfile(name))
    session.type("w")
    #expect(session.state == state)
    session.type("o")
    #expect(session.keyboard.isComposing)
  }
}

@Suite("The selection event")
struct SelectionEventTests {
  @Test(
    "It comes before the change event, after it, or never",
    arguments: [
      ("before-change-event", ["selectionChanged", "editingChanged", "textDidChange"]),
      ("after-change-event", ["editingChanged", "textDidChange", "selectionChanged"]),
      ("none", ["editingChanged", "textDidChange"]),
    ])
  func order(value: String, events: [String]) throws {
    var profile = SystemProfile.ios10
    profile.selectionEvent = try #require(.init(rawValue: value))
    var session = try session("unlimited", text: "ab", profile: profile)
    #expect(session.type("c").names == ["shouldChange", "insertText"] + events)
    #expect(
      session.apply(.history(.undo)).names == ["shouldChange", "undo", "replace"] + events)
    #expect(session.apply(.clear).names == ["shouldClear", "replace"] + events)
    session.apply(.setText("xy"))
    #expect(session.apply(.caret(0)).names == (value == "none" ? [] : ["selectionChanged"]))
  }

  @Test("Up to iOS 9 there is none", arguments: SystemProfile.Name.allCases)
  func systems(name: SystemProfile.Name) throws {
    var session = try session("unlimited", profile: SystemProfile(name))
    #expect(session.type("a").names.contains("selectionChanged") == (name != .ios9))
  }
}
