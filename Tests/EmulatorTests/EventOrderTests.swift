import InputMethods
import Limits
import TextField
import Testing

@testable import Emulator

@Suite("The order of events")
struct EventOrderTests {
  @Test("A key: the question, the change, the selection, the change event, the notification")
  func key() throws {
    var session = try session("combined")
    #expect(
      session.type("a").names == [
        "shouldChange", "insertText", "selectionChanged", "editingChanged", "textDidChange",
      ])
  }

  @Test("A refused key: the question and nothing else")
  func refused() throws {
    var session = try session("delegate-only", limit: 0)
    #expect(session.type("a").names == ["shouldChange"])
    #expect(session.state == "|")
  }

  @Test("A cut: the handler assigns text between the change event and the notification")
  func cut() throws {
    var session = try session("editing-changed", limit: 1)
    let record = session.type("ab")
    #expect(
      record.names.suffix(6) == [
        "shouldChange", "insertText", "selectionChanged", "editingChanged", "setText",
        "textDidChange",
      ])
    #expect(record.cut == "b")
  }

  @Test("A candidate: one question, and a change event for the text and for the unmarking")
  func candidate() throws {
    var session = try session("combined", keyboard: .pinyin)
    session.type("hao")
    #expect(
      session.apply(.pick(.text("好"))).names == [
        "shouldChange", "setMarkedText", "selectionChanged", "editingChanged", "textDidChange",
        "unmarkText", "selectionChanged", "editingChanged", "textDidChange",
      ])
  }

  @Test("A program's assignment asks nobody and sends no event")
  func assignment() throws {
    var session = try session("combined", limit: 1)
    #expect(session.apply(.setText("一二三")).names == ["setText"])
    #expect(session.state == "一二三|")
  }

  @Test("Return asks whether to return and offers a newline that is never stored")
  func returnKey() throws {
    var session = try session("delegate-only", limit: 3, text: "abc")
    let record = session.apply(.return)
    #expect(record.names == ["shouldReturn", "shouldChange"])
    #expect(record.lastAnswer?.verdict == .refuse)
    #expect(session.state == "abc|")
  }

  @Test("Focus binds the category's limit, and losing it unbinds")
  func focus() throws {
    var session = try session("limit-length", preset: .code, focused: false)
    #expect(session.policy.limit == nil)
    #expect(session.apply(.key(.character("1"))).names == ["noFocus"])
    #expect(
      session.apply(.focus).names == [
        "shouldBeginEditing", "editingDidBegin", "textDidBeginEditing",
      ])
    #expect(session.policy.limit == Limit(6))
    #expect(session.apply(.focus).names.isEmpty)
    #expect(
      session.apply(.blur).names == ["shouldEndEditing", "editingDidEnd", "textDidEndEditing"])
    #expect(session.policy.limit == nil)
  }

  @Test("The clear button asks whether to clear, and not about a range")
  func clear() throws {
    var session = try session("delegate-only", limit: 0, text: "abc")
    let record = session.apply(.clear)
    #expect(record.names.first == "shouldClear")
    #expect(!record.names.contains("shouldChange"))
    #expect(session.state == "|")
  }

  @Test(
    "A check that is switched off says so and is not run",
    arguments: [("delegate-only", Checks.preCheck), ("editing-changed", .postFilter)])
  func switchedOff(policy: String, check: Checks) throws {
    var session = try session(policy, limit: 1, text: "一")
    session.type("a")
    #expect(session.state == "一|")
    session.checks = Checks.all.subtracting(check)
    let record = session.type("a")
    let reasons: [Reason] = record.entries.compactMap {
      switch $0 {
      case .shouldChange(_, let answer): answer.reason
      case .editingChanged(let reason): reason
      default: nil
      }
    }
    #expect(reasons.contains(.switchedOff))
    #expect(session.state == "一a|")
  }
}
