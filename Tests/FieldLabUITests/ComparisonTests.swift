import Limits
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("Comparing policies")
struct ComparisonTests {
  private static let tenHan: UTF16Text = "一二三四五六七八九十"

  /// A full field in which all policies are compared.
  private func comparing(
    _ size: Size = Size(rows: 24, columns: 80), typing text: String = "hao",
    change: (inout Settings) -> Void = { _ in }
  ) throws -> ScreenHarness {
    var screen = try ScreenHarness(size, text: Self.tenHan, change: change)
    screen.type(text)
    screen.press(.control("e"))
    return screen
  }

  @Test("A limit that some policies cannot have is said, and each row's own stands below the table")
  func limitsOfTheirOwn() throws {
    var screen = try ScreenHarness(policy: "exact")
    screen.press(.control("e"), .control("l"))
    screen.type("5")
    screen.press(.move(.down), .move(.down), .move(.down), .move(.down), .return)
    let unit = try #require(screen.state.workbench.leading.policy.limit?.unit)
    #expect(unit != .utf16)
    #expect(screen.rows.contains { $0.contains("policies cannot have it and keep their own") })
    #expect(screen.rows.contains { $0.contains(" limit ") && $0.contains("── ") })
  }

  @Test("The same keystrokes run under every policy, and one can go back to one")
  func compare() throws {
    var screen = try comparing()
    let sessions = screen.state.workbench.bench.sessions
    #expect(Set(screen.policies) == Set(PolicyCatalog.all.map(\.id)))
    #expect(screen.policies.first == "combined")
    let marked = sessions.filter { $0.field.markedTextRange != nil }.map(\.policyID)
    #expect(marked.contains("editing-changed"))
    #expect(!marked.contains("delegate-only"))
    screen.press(.control("e"))
    #expect(screen.state.workbench.bench.sessions.count == 1)
    #expect(screen.state.workbench.leading.policyID == "combined")
  }

  @Test("What differs from the leading policy has a sign in its cell")
  func differing() throws {
    let screen = try comparing(Size(rows: 50, columns: 160))
    let leading = try #require(screen.row(of: "combined"))
    #expect(leading.contains("= ") && !leading.contains("≠"))
    let same = try #require(screen.row(of: "delegate-only"))
    #expect(!same.contains("≠"))
    let other = try #require(screen.row(of: "editing-changed"))
    #expect(other.count { $0 == "≠" } == 3, "text, remaining and pre-check")
    #expect(other.contains("no such check") && other.contains("left alone, 3 marked"))
  }

  @Test("The table scrolls with the row that is picked out, whose reasons stand below in full")
  func scrolling() throws {
    var screen = try comparing()
    #expect(screen.row(of: "custom") == nil)
    screen.press(.move(.pageDown), .move(.pageDown), .move(.pageDown))
    #expect(screen.row(of: "custom")?.hasPrefix(">") == true)
    #expect(screen.rows.contains { $0.hasPrefix("── custom  limit ") })
    screen.press(.move(.up), .move(.up, .alt))
    #expect(screen.row(of: "antd-exceed")?.hasPrefix(">") == true)
    #expect(screen.rows.contains { $0.hasPrefix(" post-filter  - left alone, 3 marked") })
    screen.press(.move(.pageUp), .move(.pageUp), .move(.pageUp))
    #expect(screen.row(of: "combined")?.hasPrefix(">") == true)
  }

  @Test("Up and Down are the candidates' while one composes, and the rows' with Alt")
  func rowsWhileComposing() throws {
    var screen = try comparing(typing: "")
    screen.press(.backspace())
    screen.type("shi")
    let first = screen.state.shownCandidates
    screen.press(.move(.down))
    #expect(screen.state.shownCandidates != first)
    #expect(screen.state.selectedRow == 0)
    screen.press(.move(.down, .alt), .move(.down, .alt))
    #expect(screen.state.selectedRow == 2)
  }

  @Test("One goes into a policy to see its field and its trace, types there, and comes back")
  func inside() throws {
    var screen = try comparing()
    let order = screen.policies
    screen.press(.move(.down), .move(.down), .move(.down))
    screen.press(.backTab)
    #expect(screen.state.workbench.leading.policyID == "editing-changed")
    #expect(screen.field == "一二三四五六七八九十[hao|]")
    #expect(screen.state.frame.text.contains("setMarkedText"))
    #expect(screen.row(of: "combined") == nil)
    screen.type(" ")
    #expect(screen.field == "一二三四五六七八九十|")
    screen.press(.backTab)
    #expect(screen.state.workbench.leading.policyID == "combined")
    #expect(screen.policies == order)
    #expect(screen.row(of: "editing-changed")?.hasPrefix(">") == true)
    #expect(!screen.state.frame.text.contains("setMarkedText"))
  }

  @Test("The trace of the policy that one goes into is what it would be alone")
  func traceInside() throws {
    var screen = try comparing()
    screen.press(.move(.down), .move(.down), .move(.down), .backTab)
    var alone = try ScreenHarness(policy: "editing-changed", text: Self.tenHan)
    alone.type("hao")
    #expect(
      screen.state.workbench.trace.lines.map(\.entry)
        == alone.state.workbench.trace.lines.map(\.entry))
  }

  @Test("From inside, comparing lets that policy lead")
  func leadFromInside() throws {
    var screen = try comparing()
    screen.press(.move(.down), .move(.down), .backTab, .control("e"))
    #expect(screen.state.workbench.leading.policyID == "delegate-only")
    #expect(screen.row(of: "delegate-only")?.contains("= ") == true)
    #expect(screen.policies.count == PolicyCatalog.all.count)
  }

  @Test("Rows are chosen and put in order, and stay so when one compares again")
  func choosing() throws {
    var screen = try comparing()
    screen.press(.control("p"))
    screen.type("n")
    screen.press(.return)
    #expect(screen.effects == [.bell])
    #expect(screen.state.frame.text.contains("Choose one at least"))
    screen.type(" ")
    screen.press(.move(.down), .move(.down), .move(.down))
    screen.type(" <<<")
    screen.press(.return)
    #expect(screen.policies == ["editing-changed", "combined"])
    #expect(screen.state.workbench.leading.policyID == "combined")
    #expect(screen.row(of: "editing-changed")?.hasPrefix(">") == true)
    screen.press(.control("e"), .control("e"))
    #expect(screen.policies == ["editing-changed", "combined"])
  }

  @Test("A policy that leads and is not chosen hands over to the first that is")
  func leadingNotChosen() throws {
    var screen = try comparing()
    screen.press(.control("p"))
    screen.type(" ")
    screen.press(.return)
    #expect(!screen.policies.contains("combined"))
    #expect(screen.state.workbench.leading.policyID == "unlimited")
    #expect(screen.field == "一二三四五六七八九十[hao|]")
  }

  @Test("Only those that differ, with the one that they differ from")
  func onlyDiffering() throws {
    var screen = try comparing()
    screen.press(.control("p"))
    screen.type("d")
    screen.press(.return)
    let (leading, others) = (
      screen.policies.first, screen.state.workbench.bench.sessions.dropFirst()
    )
    #expect(leading == "combined")
    #expect(!others.isEmpty && others.count < PolicyCatalog.all.count - 1)
    #expect(others.allSatisfy { !$0.field.showsSameText(as: screen.state.workbench.leading.field) })
  }

  @Test("Escape leaves the rows as they were")
  func escape() throws {
    var screen = try comparing()
    let before = screen.policies
    screen.press(.control("p"))
    screen.type("nd  >")
    screen.press(.escape)
    #expect(screen.policies == before)
  }

  @Test("A secure field's text is dots in the table, too")
  func secure() throws {
    var screen = try ScreenHarness(Size(rows: 50, columns: 160)) {
      $0.keyboard = .english
      $0.profile.traits.secureTextEntry = true
    }
    screen.press(.control("e"))
    screen.type("se💡t")
    screen.press(.move(.left))
    #expect(screen.row(of: "unlimited")?.contains(" ●●●|● ") == true)
    #expect(!screen.rows.contains { $0.contains("se💡t") })
  }

  @Test("A long text shows the part around its caret")
  func longText() throws {
    var screen = try ScreenHarness(policy: "unlimited") { $0.keyboard = .english }
    screen.press(.control("e"))
    screen.send(.paste(Paste(String(repeating: "一二三四五", count: 40) + "end")))
    #expect(screen.row(of: "unlimited")?.contains("五end|") == true)
    screen.press(.move(.home))
    #expect(screen.row(of: "unlimited")?.contains("= |一二三") == true)
  }

  @Test("What remains is shown whole, however long the number", arguments: [1_000_000, -1_000_000])
  func longNumbers(limit: Int) throws {
    let screen = try comparing(change: { $0.limit = limit })
    let sessions = screen.state.workbench.bench.sessions
    let session = try #require(sessions.first { $0.policyID == "editing-changed" })
    let remaining = try #require(session.remaining)
    #expect(remaining.magnitude > 100_000)
    #expect(screen.row(of: session.policyID)?.contains("\(remaining) ") == true)
  }

  @Test("In a scenario being played one goes into a policy and stays there from step to step")
  func playing() throws {
    var screen = try ScreenHarness(
      playing: """
        limit  10
        policy combined, editing-changed
        text   "一二三四五六七八九十"
        keys ha
        """)
    screen.press(.move(.down), .backTab, .move(.right), .move(.right))
    #expect(screen.state.workbench.leading.policyID == "editing-changed")
    #expect(screen.field == "一二三四五六七八九十[ha|]")
    screen.press(.backTab)
    #expect(screen.field == "一二三四五六七八九十|")
  }

  @Test("With nothing to compare the keys for it ring and say so")
  func alone() throws {
    var screen = try ScreenHarness()
    for key in [KeyEvent.backTab, .move(.down, .alt)] {
      screen.press(key)
      #expect(screen.effects == [.bell])
      #expect(screen.state.frame.text.contains("^E compares"))
    }
  }
}

extension ScreenHarness {
  /// The policies that run, in their order.
  fileprivate var policies: [String] {
    state.workbench.bench.sessions.map(\.policyID)
  }

  /// A policy's row in the table, the `>` or a blank before its name.
  fileprivate func row(of policy: String) -> String? {
    rows.first { $0.dropFirst().hasPrefix(policy + " ") }
  }
}
