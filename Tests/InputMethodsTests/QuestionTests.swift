import TextField
import Testing

@testable import InputMethods

@Suite("What a keyboard asks where systems differ")
struct QuestionTests {
  private func profile(_ name: String, _ value: String) throws -> SystemProfile {
    var profile = SystemProfile.ios10
    let item = try #require(SystemProfile.switches.first { $0.name == name })
    #expect(item.set(value, in: &profile))
    return profile
  }

  @Test(
    "A next word is asked about, or is not, and is typed either way",
    arguments: [
      ("on", [ProposedChange(range: 1..<1, replacement: "们", kind: .insertion)]), ("off", []),
    ])
  func nextWord(value: String, asked: [ProposedChange]) throws {
    var host = RecordingHost("我", profile: try profile("association-asks", value))
    host.typeNextWord("们")
    #expect(host.questions == asked)
    #expect(host.state == "我们|")
  }

  @Test(
    "A choice that makes the mark shorter is no deletion, whatever backspace asks",
    arguments: ["remaining", "empty"])
  func shorterChoice(value: String) throws {
    var host = RecordingHost(profile: try profile("composing-backspace-string", value))
    var keyboard = PinyinKeyboard(.full)
    host.type("nihao", on: &keyboard)
    keyboard.pick(.text("泥"), in: &host)
    #expect(
      host.questions.last
        == ProposedChange(range: 0..<6, replacement: "泥hao", kind: .composition))
  }

  @Test(
    "Backspace that takes a choice back is a deletion, though the mark becomes longer",
    arguments: [("remaining", "ni\u{2006}hao" as UTF16Text), ("empty", "")])
  func longerRest(value: String, heard: UTF16Text) throws {
    var host = RecordingHost(profile: try profile("composing-backspace-string", value))
    var keyboard = PinyinKeyboard(.full)
    host.type("nihao", on: &keyboard)
    keyboard.pick(.text("泥"), in: &host)
    keyboard.press(.backspace, in: &host)
    #expect(
      host.questions.last == ProposedChange(range: 0..<4, replacement: heard, kind: .deletion))
    #expect(host.state == "[ni\u{2006}hao|]")
  }

  @Test(
    "A key that rewrites is announced at the caret by itself, or with what really changes",
    arguments: [
      ("caret", ProposedChange(range: 5..<5, replacement: "ㅏ", kind: .insertion)),
      ("rewritten-range", ProposedChange(range: 4..<5, replacement: "마", kind: .replacement)),
    ])
  func rewriting(value: String, asked: ProposedChange) throws {
    var host = RecordingHost("가나다라ㅁ", profile: try profile("rewrite-question", value))
    #expect(host.rewritePrevious(to: "마", announcing: "ㅏ") == .made)
    #expect(host.questions == [asked])
    #expect(host.state == "가나다라마|")
  }

  @Test(
    "Backspace on a rewritten character is announced as its deletion, or with what stays",
    arguments: [("caret", ""), ("rewritten-range", "ㅁ")])
  func rewritingBack(value: String, heard: UTF16Text) throws {
    var host = RecordingHost("마", profile: try profile("rewrite-question", value))
    #expect(host.rewritePrevious(deletingTo: "ㅁ") == .made)
    #expect(host.questions == [ProposedChange(range: 0..<1, replacement: heard, kind: .deletion)])
    #expect(host.state == "ㅁ|")
  }

  @Test(
    "Backspace asks about the composed sequence or its last unit, and takes the sequence",
    arguments: [("composed-sequence", 1..<3), ("last-unit", 2..<3)])
  func deletion(value: String, asked: Range<Int>) throws {
    let profile = try profile("delete-question", value)
    var host = RecordingHost("一😀", profile: profile)
    host.deleteBackward()
    #expect(host.questions.map(\.range) == [asked])
    #expect(host.state == "一|")

    host = RecordingHost("一二三", profile: profile)
    host.select(0..<2)
    host.deleteBackward()
    #expect(host.questions.map(\.range) == [0..<2])
  }
}
