import Emulator
import Limits
import Scenarios
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("The form")
struct FormTests {
  private static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 30, columns: 100), Size(rows: 50, columns: 160),
    Size(rows: 12, columns: 40),
  ]

  private func form(
    policy: String = "limit-length", _ size: Size = Size(rows: 24, columns: 80),
    change: (inout Settings) -> Void = { _ in }
  ) throws -> ScreenHarness {
    var screen = try ScreenHarness(size, policy: policy) {
      $0.limit = nil
      $0.unit = nil
      change(&$0)
    }
    screen.press(.alt("4"))
    return screen
  }

  private func fields(_ screen: ScreenHarness) throws -> [String] {
    try #require(screen.state.formPanel).rows.map { StateNotation.describe($0.session.field) }
  }

  private func limits(_ screen: ScreenHarness) throws -> [Int?] {
    try #require(screen.state.formPanel).rows.map { $0.session.policy.limit?.value }
  }

  @Test("A limit chosen for a field whose tag has one of its own is told to have no effect")
  func limitOfTag() throws {
    var screen = try ScreenHarness(policy: "limit-length")
    screen.press(.alt("4"), .control("l"), .backspace(), .backspace(), .character("3"), .return)
    #expect(screen.state.message == .limitOfTag(11, tag: 100))
    #expect(screen.state.workbench.leading.policy.limit?.value == 11)
    screen.press(.tab, .tab, .control("l"), .backspace(), .backspace(), .character("3"), .return)
    #expect(screen.state.message == .limit(Limit(3), keepingOwn: 0))
    #expect(screen.state.workbench.leading.policy.limit?.value == 3)
  }

  @Test("Four fields, typed into one after the other", arguments: sizes)
  func golden(size: Size) throws {
    var screen = try form(size)
    screen.type("138001380009")
    screen.press(.tab, .tab)
    screen.type("xiaoming")
    try expectGolden(screen.state.frame, "form-\(size.columns)x\(size.rows)")
    screen.state.language = .simplifiedChinese
    try expectGolden(screen.state.frame, "form-zh-Hans-\(size.columns)x\(size.rows)")
  }

  @Test("The category binds the limit of the tag to the field that gets focus, and to no other")
  func binding() throws {
    var screen = try form()
    #expect(try limits(screen) == [11, nil, nil, nil])
    screen.type("1380013800099")
    #expect(screen.field == "13800138000|")
    screen.press(.tab)
    #expect(try limits(screen) == [nil, 6, nil, nil])
    screen.type("1234567")
    #expect(try fields(screen) == ["13800138000|", "123456|", "|", "|"])
    screen.press(.backTab)
    #expect(try limits(screen) == [11, nil, nil, nil])
    screen.press(.backTab)
    #expect(try limits(screen) == [nil, nil, nil, 11])
    screen.press(.tab)
    #expect(try limits(screen) == [11, nil, nil, nil])
    #expect(screen.rows.contains { $0.contains("tag 100: limit 11, bound on focus") })
  }

  @Test("Another policy keeps its limit out of focus, and each field has its own")
  func ownLimits() throws {
    var screen = try form(policy: "combined")
    #expect(try limits(screen) == [11, 6, 10, 10])
    screen.press(.tab, .control("l"), .backspace(), .character("4"), .return)
    #expect(try limits(screen) == [11, 4, 10, 10])
    #expect(screen.rows.contains { $0.contains("tag 101: limit 4, always") })
    screen.press(.control("b"), .return)
    #expect(try limits(screen) == [11, 4, 10, 10])
  }

  @Test("Another policy is that of every field, and what was typed into each is replayed under it")
  func policy() throws {
    var screen = try form(policy: "unlimited")
    screen.type("138001380009")
    screen.press(.tab)
    screen.type("1234567")
    _ = screen.state
    screen.press(.alt("x"))
    screen.type("policy delegate-only")
    screen.press(.return)
    #expect(try fields(screen) == ["13800138000|", "123456|", "|", "|"])
    #expect(try limits(screen) == [11, 6, 10, 10])
  }

  @Test("Focus is lost and gained with events, which the trace of each field has")
  func events() throws {
    var screen = try form()
    screen.type("1")
    screen.press(.tab, .backTab)
    let events = screen.state.workbench.trace.lines.filter(\.isFirst).map(\.notation)
    #expect(events == ["focus", "1", "blur", "focus"])
    let entries = screen.state.workbench.trace.lines.compactMap(\.entry)
    #expect(entries.contains(.textDidEndEditing))
  }

  @Test("A tap on a field moves the focus there, and one into the text the caret")
  func taps() throws {
    var screen = try form()
    screen.type("138")
    let field = try #require(
      screen.state.picture.areas.first { $0.target == .field(.nickname) })
    screen.send(.click(Position(row: field.rect.row, column: field.rect.column)))
    #expect(try #require(screen.state.formPanel).focused == .nickname)
    screen.press(.tab, .tab)
    let caret = try #require(screen.state.picture.areas.first { $0.target == .caret(1) })
    screen.send(.click(Position(row: caret.rect.row, column: caret.rect.column)))
    #expect(screen.field == "1|38")
  }

  @Test("What is composed stays as text when the focus moves away")
  func composing() throws {
    var screen = try form()
    screen.press(.tab, .tab)
    screen.type("nih")
    #expect(try fields(screen)[2] == "[ni\u{2006}h|]")
    screen.press(.tab)
    #expect(try fields(screen)[2] == "ni\u{2006}h|")
    #expect(try #require(screen.state.formPanel).focused == .amount)
  }

  @Test("Form and single field are as they were left")
  func leaving() throws {
    var screen = try ScreenHarness(text: "一二")
    screen.press(.alt("4"))
    screen.type("138")
    screen.press(.tab)
    screen.type("12")
    screen.press(.escape)
    #expect(screen.state.formPanel == nil)
    #expect(screen.field == "一二|")
    screen.type("ni ")
    #expect(screen.field == "一二你|")
    screen.press(.alt("4"))
    #expect(try fields(screen) == ["138|", "12|", "|", "|"])
    #expect(try #require(screen.state.formPanel).focused == .code)
    screen.press(.alt("4"))
    #expect(screen.field == "一二你|")
  }

  @Test("Esc gives up a composition before it leaves the form")
  func escape() throws {
    var screen = try form()
    screen.press(.tab, .tab)
    screen.type("ni")
    screen.press(.escape)
    #expect(screen.state.isFormShown)
    #expect(screen.field == "|")
    screen.press(.escape)
    #expect(!screen.state.isFormShown)
  }

  @Test("Starting over empties every field, and the focus stays where it is")
  func startingOver() throws {
    var screen = try form()
    screen.type("138")
    screen.press(.tab)
    screen.type("12")
    screen.press(.control("n"))
    #expect(try fields(screen) == ["|", "|", "|", "|"])
    #expect(screen.state.workbench.leading.field.isFirstResponder)
    #expect(try limits(screen) == [nil, 6, nil, nil])
  }

  @Test("The checks that are on, and what is compared, are the same in every field")
  func checks() throws {
    var screen = try form(policy: "delegate-only")
    screen.press(.control("t"), .tab)
    #expect(!screen.state.workbench.checks.contains(.preCheck))
    screen.type("1234567")
    #expect(screen.field == "1234567|")
    screen.press(.control("e"), .tab)
    #expect(screen.state.isComparing)
    screen.press(.backTab)
    #expect(screen.state.comparison.isInside)
  }

  @Test("A recording is of one field, waits while another has focus, and goes on")
  func recording() throws {
    var screen = try form(policy: "combined")
    screen.press(.control("_"))
    screen.press(.return)
    guard case .record(.begin(_, _, let start)) = screen.effects.first else {
      Issue.record("nothing was recorded: \(screen.effects)")
      return
    }
    #expect(start.contains("field phone") || start.contains("field  phone"))
    var text = start
    func take(_ effects: [Effect]) {
      for case .record(let change) in effects {
        switch change {
        case .append(let more): text += more
        case .end(let all): text = all
        default: Issue.record("the recording has not gone on: \(change)")
        }
      }
    }
    screen.type("1")
    take(screen.effects)
    screen.press(.tab)
    take(screen.effects)
    #expect(text.hasSuffix("blur\n") || text.contains("blur\nexpect"))
    #expect(screen.state.frame.text.contains("○ recording waits"))
    #expect(screen.state.frame.text.contains("The recording is of the other field"))
    screen.type("2")
    #expect(screen.effects.isEmpty)
    screen.press(.escape)
    #expect(screen.effects.isEmpty && screen.state.frame.text.contains("○ recording waits"))
    screen.press(.alt("4"))
    screen.press(.backTab)
    take(screen.effects)
    #expect(screen.state.frame.text.contains("● recording"))
    screen.type("3")
    take(screen.effects)
    screen.press(.control("_"))
    take(screen.effects)
    #expect(screen.state.recording == nil)
    #expect(text.contains("focus\n") && text.contains("keys 3") && !text.contains("keys 2"))
    let scenario = try Scenario(SourceFile(name: "r.scenario", text: text))
    var report = ""
    #expect(ScenarioSuite([scenario]).run(as: .text, in: .english, to: &report).failed == 0)
  }

  @Test("The form is drawn at every size, with the cursor inside", arguments: Language.allCases)
  func everySize(language: Language) throws {
    var screen = try form(policy: "combined")
    screen.state.language = language
    screen.press(.tab, .tab)
    screen.type("zhongguo")
    for rows in stride(from: 12, through: 40, by: 4) {
      for columns in stride(from: 40, through: 170, by: 13) {
        screen.send(.resize(Size(rows: rows, columns: columns)))
        let frame = screen.state.frame
        let cursor = try #require(frame.cursor)
        #expect(frame.bounds.contains(cursor))
        #expect(frame.text.contains(language.say("nickname", "昵称", "暱稱")))
      }
    }
  }
}
