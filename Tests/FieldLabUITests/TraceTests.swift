import Emulator
import Scenarios
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("The trace")
struct TraceTests {
  /// The words of the lines in sight, each with its event where the event is shown.
  private func shown(_ screen: ScreenHarness) -> [String] {
    let state = screen.state
    return state.workbench.trace.window(state.traceView, rows: state.picture.traceRows).rows.map {
      ($0.beginsEvent ? $0.line.notation + ": " : "")
        + ($0.line.entry.map { TraceWording.words(for: $0, in: .english) } ?? "")
    }
  }

  private func typed() throws -> ScreenHarness {
    var screen = try ScreenHarness { $0.keyboard = .english }
    screen.type("abcdefghij")
    return screen
  }

  @Test("Scrolled back it stays where it is while new events come, and tells how many there are")
  func stays() throws {
    var screen = try typed()
    screen.press(.move(.pageUp))
    let before = shown(screen)
    screen.press(.backspace(), .backspace())
    #expect(shown(screen) == before)
    #expect(screen.rows.contains { $0.contains("── trace  ↓ ") && $0.contains("newer ─") })
    screen.press(.alt("e"))
    #expect(shown(screen).last?.contains("editingChanged") == true)
    #expect(screen.state.traceView.isFollowing)
    screen.type("z")
    #expect(shown(screen).contains { $0.hasPrefix("z: ") })
  }

  @Test("Scrolled forward to the end it follows again, and line by line nothing is skipped")
  func follows() throws {
    var screen = try typed()
    screen.press(.move(.up), .move(.up), .move(.up))
    #expect(screen.state.traceView.isFollowing == false)
    screen.press(.move(.down), .move(.down), .move(.down))
    var seen = Set(shown(screen))
    for _ in 0..<100 {
      screen.press(.move(.up))
      seen.formUnion(shown(screen))
    }
    #expect(
      seen.count
        == Set(
          screen.state.workbench.trace.lines.map { line in
            (line.isFirst ? line.notation + ": " : "")
              + (line.entry.map { TraceWording.words(for: $0, in: .english) } ?? "")
          }.filter { !$0.hasPrefix("selectionChanged") && $0 != "textDidChange" }
        ).count)
    screen.press(.move(.pageDown), .move(.pageDown), .move(.pageDown), .move(.pageDown))
    screen.press(.move(.pageDown), .move(.pageDown), .move(.pageDown), .move(.pageDown))
    #expect(screen.state.traceView.isFollowing)
  }

  @Test("A trace that is in sight as a whole does not scroll")
  func short() throws {
    var screen = try ScreenHarness()
    screen.type("a")
    screen.press(.move(.pageUp))
    #expect(screen.state.traceView.isFollowing)
  }

  @Test("Lines that have gone are no longer in sight, and the view stays with those that are left")
  func capacity() throws {
    let record = try typed().state.workbench.leadingRecord
    var log = TraceLog()
    while log.lines.count + record.entries.count <= TraceLog.capacity {
      log.append(.clear, record, hidden: false)
    }
    var view = TraceView(filter: .everything, top: 10)
    #expect(log.window(view, rows: 5).rows.map(\.number) == Array(10..<15))
    log.append(.clear, record, hidden: false)
    let first = log.number(0)
    #expect(first > 0)
    #expect(log.window(view, rows: 2).rows.map(\.number) == [first, first + 1])
    view.top = log.top(view, scrolledBy: 3, rows: 5)
    #expect(view.top == first + 3)
    #expect(log.count(.telling) == log.lines.count { !$0.isDetail })
  }

  @Test(
    "A filter shows the lines of its kind, each with the event that caused it",
    arguments: [
      (TraceFilter.questions, ["a: shouldChange 0..<0 \"a\" → accepted"]),
      (.calls, ["a: insertText 0..<0 \"a\""]), (.editingChanged, ["a: editingChanged → "]),
      (.notifications, ["a: selectionChanged caret 1", "textDidChange"]),
      (.undo, ["undo: undo 0..<1 by nothing"]), (.notices, ["redo: nothing to redo"]),
      (.focus, ["blur: shouldEndEditing"]),
    ])
  func filter(filter: TraceFilter, expected: [String]) throws {
    var screen = try ScreenHarness { $0.keyboard = .english }
    screen.press(.control("y"))
    screen.type("a")
    screen.press(.control("u"), .control("f"), .alt("f"))
    while screen.state.selectedItem != filter.rawValue { screen.press(.move(.down)) }
    screen.press(.return)
    let lines = shown(screen)
    for words in expected {
      #expect(lines.contains { $0.hasPrefix(words) }, "\(words) in \(lines)")
    }
    #expect(screen.state.workbench.trace.count(filter) >= expected.count)
    #expect(screen.rows.contains { $0.contains(" trace: \(filter.name(in: .english)) ") })
  }

  @Test("Every line but of an event that did nothing is of some kind")
  func kinds() throws {
    var screen = try ScreenHarness()
    screen.type("hao a")
    screen.press(.control("w"), .control("u"), .control("f"), .control("f"), .return)
    let kinds = TraceFilter.allCases.filter { $0 != .telling && $0 != .everything }
    for line in screen.state.workbench.trace.lines where line.entry != nil {
      #expect(kinds.contains { $0.passes(line) }, "\(line)")
    }
  }

  @Test("What follows every change is shown and hidden at a key, from any filter")
  func details() throws {
    var screen = try ScreenHarness()
    screen.type("h")
    #expect(shown(screen).contains { $0.contains("textDidChange") } == false)
    screen.press(.control("d"))
    #expect(shown(screen).contains { $0.contains("textDidChange") })
    screen.press(.control("d"))
    #expect(shown(screen).contains { $0.contains("textDidChange") } == false)
  }

  @Test("The trace takes all the room below the field, and gives it back")
  func whole() throws {
    var screen = try typed()
    let rows = screen.state.picture.traceRows
    screen.press(.alt("1"))
    #expect(screen.state.picture.traceRows == 24 - 3 - FieldBox.rows - 2)
    #expect(screen.state.picture.traceRows > rows)
    screen.type("k")
    screen.press(.alt("1"))
    #expect(screen.state.picture.traceRows == rows)
  }

  @Test("It is drawn whole at every size", arguments: GoldenScreenTests.sizes)
  func picture(size: Size) throws {
    var screen = try ScreenHarness(size, text: "一二三四五六七八九")
    screen.type("zhuang")
    screen.press(.alt("1"))
    try expectGolden(screen.state.frame, "trace-\(size.columns)x\(size.rows)")
  }

  // MARK: - Searching

  @Test("A search goes to what it finds, back and forth, and Return stays there")
  func search() throws {
    var screen = try typed()
    let before = shown(screen)
    screen.press(.alt("/"))
    screen.type("\"A\"")
    #expect(shown(screen).contains { $0.contains("shouldChange 0..<0 \"a\"") })
    #expect(
      screen.rows.contains { $0.contains(" search the trace: \"A\"") && $0.contains("2 of 2") })
    screen.press(.move(.up))
    #expect(screen.rows.contains { $0.contains("1 of 2") })
    screen.press(.move(.down), .return)
    #expect(screen.state.overlay == nil)
    #expect(shown(screen) != before)
    let frame = screen.state.frame
    let found = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("insertText 0..<0 \"a\"") }
    #expect(found != nil)
    screen.press(.alt("e"))
    #expect(shown(screen) == before)
  }

  @Test("A search that is given up leaves the trace as it was")
  func giveUp() throws {
    var screen = try typed()
    let before = screen.state.frame
    screen.press(.alt("/"))
    screen.type("shouldchange 0..<0")
    #expect(screen.state.frame != before)
    screen.press(.escape)
    #expect(screen.state.frame == before)
  }

  @Test("What is not in the trace is told, with a bell")
  func nothing() throws {
    var screen = try typed()
    screen.press(.alt("/"))
    screen.type("zz")
    #expect(screen.effects == [.bell])
    #expect(screen.rows.contains { $0.contains("nothing found") })
    screen.press(.backspace(), .backspace())
    screen.send(.text("INSERT"))
    #expect(screen.rows.contains { $0.contains("10 of 10") })
  }

  @Test("The next search starts with the last one, which the first letter replaces")
  func again() throws {
    var screen = try typed()
    screen.press(.alt("/"))
    screen.type("insert")
    screen.press(.return, .alt("/"))
    #expect(screen.rows.contains { $0.contains("search the trace: insert") })
    screen.type("s")
    #expect(screen.rows.contains { $0.contains("search the trace: s ") })
  }

  @Test("Where the trace has no room a search gives it all there is")
  func noRoom() throws {
    var screen = try ScreenHarness(Size(rows: 12, columns: 40))
    screen.press(.control("e"))
    screen.type("ni")
    screen.press(.alt("/"))
    screen.type("set")
    #expect(screen.rows.contains { $0.contains("setMarkedText") })
  }

  @Test("What is found is marked wherever it stands", arguments: ["ab", "AB"])
  func needle(query: String) {
    let line = Needle(query).marked("xabAbx", .plain, .reverse)
    #expect(line.runs == [.init("x"), .init("ab", .reverse), .init("Ab", .reverse), .init("x")])
    #expect(Needle("").isIn("x") == false)
  }

  // MARK: - Secure fields

  @Test("The text of a secure field is dots in the trace and the checks, and whole in files")
  func secure() throws {
    var screen = try ScreenHarness(policy: "editing-changed") {
      $0.keyboard = .english
      $0.profile.traits.secureTextEntry = true
    }
    screen.type("q")
    screen.send(.paste(Paste("wwwwwwwwwwwww")))
    screen.press(.control("u"), .control("d"), .alt("1"))
    let text = screen.state.frame.text
    #expect(text.contains("shouldChange 0..<0 \"●\""))
    #expect(text.contains("paste \"●●●●"))
    #expect(text.contains("\"q") == false && text.contains("www") == false)
    #expect(screen.rows.contains { $0.hasPrefix("q ") } == false)
    screen.press(.alt("1"), .control("u"))
    #expect(screen.state.frame.text.contains("www") == false)
    let report = screen.state.bugReport
    #expect(report.trace.contains("insertText 0..<0 \"q\""))
    #expect(report.picture.contains("wwww") == false)
  }
}
