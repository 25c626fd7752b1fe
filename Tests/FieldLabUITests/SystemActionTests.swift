import Emulator
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("What the system may do now")
struct SystemActionTests {
  @Test("Only what fits the state is offered")
  func offered() throws {
    var screen = try ScreenHarness()
    #expect(
      offered(screen) == [.suggest, .autofill, .dictate, .paste, .drop, .return, .blur])
    screen.type("hao ")
    #expect(offered(screen).contains(.clear) && offered(screen).contains(.undo))
    #expect(!offered(screen).contains(.redo))
    screen.press(.control("u"))
    #expect(offered(screen).contains(.redo) && !offered(screen).contains(.clear))
    screen.press(.control("f"))
    #expect(offered(screen) == [.focus])
  }

  @Test("A secure field offers no suggestion and no dictation")
  func secure() throws {
    let screen = try ScreenHarness { $0.profile.traits.secureTextEntry = true }
    #expect(offered(screen) == [.autofill, .paste, .drop, .return, .blur])
  }

  @Test("A strong password may fill a field without focus")
  func strongPassword() throws {
    let screen = try ScreenHarness {
      $0.profile.traits.contentType = .newPassword
      $0.focused = false
    }
    #expect(offered(screen) == [.autofill, .focus])
  }

  @Test(
    "Each action becomes its event, with the text and the place",
    arguments: [
      (SystemAction.suggest, InputEvent.suggest("a")), (.autofill, .autofill("a")),
      (.dictate, .dictate("a")), (.paste, .paste("a")), (.drop, .drop(2, "a")),
      (.undo, .history(.undo)), (.redo, .history(.redo)), (.clear, .clear),
      (.return, .return), (.focus, .focus), (.blur, .blur),
    ])
  func events(action: SystemAction, event: InputEvent) {
    #expect(action.event("a", at: 2) == event)
  }

  @Test("The first letter finds the action, Return asks for its text, Return again does it")
  func dictate() throws {
    var screen = try ScreenHarness(policy: "delegate-only", text: "一二三四五六七八九十")
    screen.press(.control("a"), .character("d"), .return)
    screen.type("ab")
    screen.send(.text("好"))
    screen.send(.paste(Paste("c")))
    screen.press(.backspace(), .return)
    #expect(screen.field == "一二三四五六七八九十ab好|")
    #expect(screen.state.frame.text.contains("dictate"))
  }

  @Test("What needs no text is done at once")
  func blur() throws {
    var screen = try ScreenHarness()
    screen.press(.control("a"), .character("b"), .return)
    #expect(!screen.state.workbench.leading.field.isFirstResponder)
    screen.press(.control("a"), .return)
    #expect(screen.state.workbench.leading.field.isFirstResponder)
  }

  @Test("A drop has a place, which the arrows move by composed sequences")
  func drop() throws {
    var screen = try ScreenHarness(text: "一😀二")
    screen.press(.control("a"), .character("d"), .character("d"), .return)
    screen.press(.move(.left), .move(.left), .move(.left), .move(.left), .move(.right))
    screen.type("x")
    screen.press(.return)
    #expect(screen.field == "一x|😀二")
  }

  @Test(
    "The question starts with what the system has at hand, and the first key replaces it",
    arguments: [
      (FieldPreset.code, "123456|", "7|"), (.phone, "+86 138 0013 8000|", "7|"),
    ])
  func suggestedText(preset: FieldPreset, taken: String, typed: String) throws {
    for (keys, state) in [("", taken), ("7", typed)] {
      var screen = try ScreenHarness(policy: "unlimited") { $0.preset = preset }
      screen.press(.control("a"), .character("a"), .return)
      screen.type(keys)
      screen.press(.return)
      #expect(screen.field == state)
    }
  }

  @Test("An empty text is nothing to put in, and Escape leaves the question")
  func nothing() throws {
    var screen = try ScreenHarness()
    screen.press(.control("a"), .character("d"), .return, .return)
    #expect(screen.effects == [.bell])
    screen.press(.escape)
    screen.type("h")
    #expect(screen.field == "[h|]")
  }

  @Test("After a crash nothing is offered, and the message says what helps")
  func crashed() throws {
    var screen = try ScreenHarness(policy: "editing-changed", text: "一二三四五六七八")
    screen.send(.paste(Paste("ABCDE")))
    screen.press(.control("u"), .control("a"))
    #expect(screen.state.frame.text.contains("^N starts over"))
    #expect(offered(screen).isEmpty)
  }

  @Test("A long text with controls in it is shown by its end, whatever the size")
  func longText() throws {
    var screen = try ScreenHarness(text: "一")
    screen.press(.control("a"), .character("d"), .character("d"), .return)
    screen.send(.paste(Paste(String(repeating: "一\u{1B}\n", count: 50_000) + "the end")))
    for columns in stride(from: 1, through: 170, by: 13) {
      screen.send(.resize(Size(rows: 24, columns: columns)))
      let frame = screen.state.frame
      if columns >= 40 { #expect(frame.text.contains("the end")) }
      if let cursor = frame.cursor { #expect(frame.bounds.contains(cursor)) }
    }
    screen.press(.return)
    #expect(screen.state.workbench.leading.field.text.count == 10, "cut at the limit")
  }

  @Test("The menu, a question and a secure field", arguments: GoldenScreenTests.sizes)
  func golden(size: Size) throws {
    var screen = try ScreenHarness(size, text: "一二三") { $0.preset = .code }
    screen.press(.control("a"), .move(.down))
    try expectGolden(screen.state.frame, "system-\(size.columns)x\(size.rows)")
    screen.press(.return)
    try expectGolden(screen.state.frame, "autofill-\(size.columns)x\(size.rows)")
    screen.press(.escape, .control("a"), .character("d"), .character("d"), .return)
    screen.type("你好")
    try expectGolden(screen.state.frame, "drop-\(size.columns)x\(size.rows)")
    var secure = try ScreenHarness(size, text: "秘密") {
      $0.profile.traits.secureTextEntry = true
    }
    secure.press(.move(.left))
    try expectGolden(secure.state.frame, "secure-\(size.columns)x\(size.rows)")
  }

  private func offered(_ screen: ScreenHarness) -> [SystemAction] {
    SystemAction.allCases.filter { $0.isOffered(in: screen.state.workbench.leading) }
  }
}
