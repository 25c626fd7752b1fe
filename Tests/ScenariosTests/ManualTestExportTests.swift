import Foundation
import TextField
import Testing

@testable import Scenarios

/// What an export of scenarios holds.
func exported(
  _ text: String, as format: ExportFormat, in language: Language = .english
) throws -> String {
  var output = ""
  ScenarioExport([try read(text)], in: language).write(as: format, to: &output)
  return output
}

@Suite("Manual tests")
struct ManualTestExportTests {
  private static let small = """
    title "paste | \\"more\\"\\n=than <fits> &amp;"
    limit 3
    policy delegate-only, editing-changed
    text "一"
    expect caret 1
    keys ni{space*2}
    expect state "一[ni|]" for editing-changed
    ! paste "ab\\u{D83D}"
    expect text "一" for delegate-only, exact
    expect crash for exact
    """

  /// The cells of a table's row; none of the tests has an escaped bar in a cell that it looks at.
  private func rows(_ page: String) -> [[String]] {
    page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
      $0.dropFirst(2).components(separatedBy: " | ")
    }
  }

  @Test("Markdown is a numbered table of steps and what is expected, in the chosen language")
  func markdown() throws {
    let rows = rows(try exported(Self.small, as: .markdown))
    #expect(rows.map { $0[0] } == ["No.", "0", "1", "2"])
    #expect(rows[1][2] == "The caret is at UTF-16 offset 1")
    #expect(rows[2][1] == "Tap the keys: n i Space × 2")
    #expect(
      rows[2][2] == """
        The text is "一ni", "ni" is marked (underlined), the caret is at the end \
        (under editing-changed)
        """)
    #expect(
      rows[3][2] == """
        The input is refused, or nothing changes<br>The text is "一" (under delegate-only)
        """)
  }

  @Test("In Chinese the heads are 步骤 and 预期")
  func chinese() throws {
    let page = try exported(Self.small, as: .markdown, in: .simplifiedChinese)
    #expect(page.contains("| 序号 | 步骤 | 预期 | 结果 |\n"))
    #expect(page.contains("| 1 | 依次点按：n i 空格 × 2 | 文本为 \"一ni\"，\"ni\" 带下划线（输入中），光标在末尾"))
    #expect(page.contains("光标在末尾（策略 editing-changed） |"))
    #expect(page.contains("- 键盘：简体拼音（26 键）\n"))
  }

  @Test("A text to select is quoted, where all policies have the same one")
  func selection() throws {
    let text = """
      policy unlimited, delegate-only
      limit 2
      text "一二"
      select 0 2
      replace 1 2 "三"
      paste "四五"
      select 1 3
      expect event notOffered
      """
    let english = ManualTest(try read(text), named: "t", in: .english).steps
    #expect(english[0].action == "Select \"一二\" (the UTF-16 units 0..<2)")
    #expect(english[1].action == "Let the system replace \"二\" (the UTF-16 units 1..<2) by \"三\"")
    #expect(english[3].action == "Select the UTF-16 units 1..<3")
    #expect(english[3].expected == ["The candidate is not offered"])
    let chinese = ManualTest(try read(text), named: "t", in: .simplifiedChinese).steps
    #expect(chinese[0].action == "选中 \"一二\"（UTF-16 单位 0..<2）")
    #expect(chinese[1].action == "让系统将 \"二\"（UTF-16 单位 1..<2）替换为 \"三\"")
  }

  @Test("In Markdown nothing from a file is obeyed")
  func hostileMarkdown() throws {
    let page = try exported(Self.small, as: .markdown)
    #expect(page.contains("## 1. paste \\| \"more\"␊=than \\<fits\\> \\&amp;\n"))
    #expect(page.contains("\"ab\\\\u\\{D83D\\}\""))
  }

  @Test("CSV has a head, a row for the preparation, and one for each step")
  func rowsOfCSV() throws {
    let table = try CSVTable(exported(Self.small, as: .csv))
    #expect(table.rows[0] == ["id", "title", "step number", "step", "expected"])
    #expect(table.rows.dropFirst().map { $0[2] } == ["0", "1", "2"])
    #expect(table.rows.allSatisfy { $0.count == 5 })
    #expect(table.rows[1][1] == "paste | \"more\"\n=than <fits> &amp;")
    #expect(table.rows[1][3].hasPrefix("Policy: delegate-only, editing-changed\nLimit: 3"))
    #expect(table.rows[1][4] == "The caret is at UTF-16 offset 1")
  }

  @Test(
    "No cell of CSV is a formula, and no text ends its cell",
    arguments: [
      "=1+1", "+1", "-1", "@x", "＝x", "a\"b", "a\"\u{301},b", "\"", ",", "\",=1\n=2", "👨‍👩‍👧‍👦\u{202E}",
    ])
  func hostileCSV(title: String) throws {
    let notation = StringNotation.quoted(title)
    let table = try CSVTable(exported("title \(notation)\nkeys a", as: .csv))
    #expect(table.rows.map(\.count) == [5, 5, 5])
    let cell = table.rows[1][1]
    #expect(cell.first.map { "=+-@＝".contains($0) } == false)
    let shown = title.components(separatedBy: "\n").map(SafeText.shown).joined(separator: "\n")
    #expect(cell == shown || cell == "'" + shown)
  }

  @Test("Every step and expectation has words", arguments: Language.allCases)
  func completeness(language: Language) throws {
    for source in PublishedCases.sources {
      let test = ManualTest(try Scenario(source), named: "t", in: language)
      for step in test.steps {
        #expect(!step.action.isEmpty && step.expected.allSatisfy { !$0.isEmpty })
        #expect(language != .english || step.action.first?.isASCII == true)
      }
    }
  }

  @Test("A state is read as it was written")
  func states() {
    let states: [(UTF16Text, Range<Int>?, Range<Int>)] = [
      ("", nil, 0..<0), ("a[|]<>\\b", nil, 3..<3), ("一hao", 1..<4, 4..<4), ("abc", nil, 1..<3),
      ("ab", 0..<2, 1..<1), (UTF16Text(units: [0xD83D, 0x5B]), 1..<2, 0..<2),
    ]
    for (text, marked, selection) in states {
      let notation = StateNotation.units(text, marked: marked, selection: selection)
      let reading = StateReading(notation)
      #expect(reading.text == text)
      #expect(reading.marked == marked)
      #expect(reading.selection == selection)
    }
  }
}

/// A reader of RFC 4180 behind a byte order mark, which takes nothing else.
private struct CSVTable {
  private(set) var rows: [[String]] = []

  init(_ text: String) throws {
    var rest = text.unicodeScalars[...]
    let mark = rest.popFirst()
    try #require(mark == "\u{FEFF}")
    var row: [String] = []
    while !rest.isEmpty {
      var cell = String.UnicodeScalarView()
      if rest.first == "\"" {
        rest.removeFirst()
        while true {
          let scalar = rest.popFirst()
          let next = try #require(scalar)
          if next == "\"" {
            guard rest.first == "\"" else { break }
            rest.removeFirst()
          }
          cell.append(next)
        }
      } else {
        while let next = rest.first, next != ",", next != "\r" {
          #expect(next != "\"" && next != "\n")
          cell.append(next)
          rest.removeFirst()
        }
      }
      row.append(String(cell))
      let end = rest.popFirst()
      guard end == "\r" else {
        try #require(end == ",")
        continue
      }
      let lineFeed = rest.popFirst()
      #expect(lineFeed == "\n")
      rows.append(row)
      row = []
    }
  }
}
