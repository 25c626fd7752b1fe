import InputMethods
import TextField
import Testing

@testable import Emulator

@Suite("Focus, Return and secure entry")
struct FocusTests {
  private static let secure = "secure-text-entry on"

  @Test(
    "Return asks, offers the newline, and may end editing",
    arguments: [
      ("off", ["shouldReturn", "shouldChange"]),
      (
        "on",
        [
          "shouldReturn", "shouldChange", "editingDidEndOnExit", "shouldEndEditing",
          "editingDidEnd", "textDidEndEditing",
        ]
      ),
    ])
  func returnKey(value: String, names: [String]) throws {
    let profile = try SystemProfile(["return-ends-editing \(value)"])
    var session = try session("delegate-only", limit: 3, text: "abc", profile: profile)
    #expect(session.apply(.return).names == names)
    #expect(session.field.isFirstResponder == (value == "off"))
    #expect(session.field.text == "abc")
  }

  @Test("A field that clears on begin is emptied before editing has begun")
  func clearsOnBegin() throws {
    let profile = try SystemProfile(["clears-on-begin-editing on"])
    var session = try session("combined", text: "abc", profile: profile, focused: false)
    #expect(
      session.apply(.focus).names == [
        "shouldBeginEditing", "shouldClear", "replace", "selectionChanged", "editingChanged",
        "textDidChange", "editingDidBegin", "textDidBeginEditing",
      ])
    #expect(session.state == "|")
    session.apply(.blur)
    #expect(session.apply(.focus).names.contains("shouldClear") == false, "nothing to clear")
  }

  @Test(
    "The first edit of a secure field takes the old text away, and the delegate hears a plain key",
    arguments: [
      (InputEvent.key(.character("x")), "3..<3 \"x\"", "x|"), (.delete(1), "2..<3 \"\"", "|"),
      (.paste("yz"), "3..<3 \"yz\"", "yz|"),
    ])
  func secureLosesText(event: InputEvent, question: String, state: String) throws {
    var session = try session("unlimited", text: "abc", profile: try SystemProfile([Self.secure]))
    #expect(session.apply(event).questions == [question])
    #expect(session.state == state)
    session.type("e")
    #expect(session.field.text.count == UTF16Text(state).count, "only the first edit does")
    session.apply(.blur)
    session.apply(.focus)
    session.type("k")
    #expect(session.state == "k|")
  }

  @Test("In a secure field that was empty a key is a key")
  func emptySecure() throws {
    var session = try session("unlimited", profile: try SystemProfile([Self.secure]))
    #expect(session.type("a").names.prefix(2) == ["shouldChange", "insertText"])
    session.apply(.setText("xyz"))
    session.type("b")
    #expect(session.state == "xyzb|")
  }

  @Test("A refused key takes nothing away, and leaves that to the next one")
  func refusedInSecure() throws {
    var session = try session(
      "delegate-only", limit: 3, text: "abc", profile: try SystemProfile([Self.secure]))
    session.type("d")
    #expect(session.state == "abc|")
    session.apply(.delete(1))
    #expect(session.state == "|")
  }

  @Test("A secure field has no keyboard that composes, and English in its place")
  func secureKeyboards() throws {
    let profile = try SystemProfile([Self.secure])
    var session = try session("unlimited", keyboard: .pinyin, profile: profile)
    #expect(session.keyboard.name == .english)
    session.type("hao")
    #expect(session.state == "hao|")
    #expect(session.apply(.keyboard(.pinyin)).names == ["noSuchKey"])
    #expect(session.apply(.keyboard(.numberpad)).names.isEmpty)
    #expect(session.apply(.mark("ni")).names == ["noSuchKey"])
  }

  @Test(
    "A secure field offers no help and gives nothing away",
    arguments: [
      (InputEvent.suggest("x"), "notOffered"), (.dictate("x"), "noSuchKey"), (.cut, "nothingTo"),
      (.copy, "nothingTo"),
    ])
  func secureOffersNothing(event: InputEvent, name: String) throws {
    let profile = try SystemProfile([
      Self.secure, "autocorrection on", "smart-quotes on", "text-replacement on",
    ])
    var session = try session("unlimited", profile: profile)
    session.type("teh \"omw  ")
    #expect(session.state == "teh \"omw  |")
    session.apply(.select(0..<3))
    #expect(session.apply(event).names == [name])
  }
}
