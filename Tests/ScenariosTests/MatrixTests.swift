import Foundation
import Limits
import Testing

@testable import Scenarios

@Suite("The matrix")
struct MatrixTests {
  private static let overLongPaste = """
    title "more than <fits> | \\u{202E}&"
    limit 3
    policy delegate-only, editing-changed
    paste "abcd"
    expect text ""
    undo
    """

  private func matrix(_ text: String, _ ids: String...) throws -> Matrix {
    Matrix([try read(text)], policies: try ids.map { try #require(PolicyCatalog.policy($0)) })
  }

  private func written(_ matrix: Matrix, as format: MatrixFormat) -> String {
    var output = ""
    matrix.write(as: format, in: .english, to: &output)
    return output
  }

  @Test("A cell says how the scenario ends, and the worst that is to say of it")
  func cells() throws {
    let matrix = try matrix(Self.overLongPaste, "delegate-only", "editing-changed", "unlimited")
    let cells = matrix.rows[0].cells
    #expect(cells.map(MatrixMark.init) == [.held, .crash, .unjudged])
    #expect(
      cells.map { $0.words(in: .english) } == [
        "\"|\"", "\"abc|\"  CRASH NSRangeException: 0..<4 outside 3 units", "\"|\"",
      ])
  }

  @Test(
    "Each thing that a limit should not end in has its sign",
    arguments: [
      ("limit 3\ntext \"abc\"\ninsert \"😀\"", "limit-type-intended", MatrixMark.held),
      ("limit 3\ntext \"ab\"\ninsert \"😀\"", "limit-type-intended", .loneSurrogate),
      ("limit 3\ninsert \"👨‍👩‍👧‍👦\"", "editing-changed", .over),
      ("limit 3\ntext \"abcdef\"\ndelete", "unlimited", .held),
      ("limit 3\ntext \"abcdef\"\ndelete", "delegate-only", .held),
      ("limit 3 weibo\npaste \"a\"", "editing-changed", .impossible),
    ])
  func marks(text: String, policy: String, mark: MatrixMark) throws {
    let text = text + "\nexpect unmarked for \(policy)"
    let source = mark == .impossible ? "policy unlimited\n" + text : text
    #expect(MatrixMark(try matrix(source, policy).rows[0].cells[0]) == mark)
  }

  @Test("A file without a policy is read for every policy that can count in its unit")
  func unitOfTheFile() throws {
    let source = SourceFile(name: "t", text: "limit 5 gb18030\npaste \"a\"\nexpect text \"a\"")
    let unlimited = try #require(PolicyCatalog.policy("unlimited"))
    let exact = try #require(PolicyCatalog.policy("exact"))
    let combined = PolicyCatalog.combined
    let matrix = Matrix(
      [try Scenario(source, policies: [unlimited])], policies: [exact, combined])
    #expect(matrix.rows[0].cells.map(MatrixMark.init) == [.unjudged, .impossible])
  }

  @Test("An expectation that names no policy speaks of the file's own alone")
  func expectations() throws {
    let text =
      "policy combined\nlimit 2\nkeys a\nexpect marked \"b\"\nexpect unmarked for unlimited"
    let cells = try matrix(text, "combined", "unlimited", "delegate-only").rows[0].cells
    #expect(cells.map { $0.outcome?.tally.failed } == [1, 1, 0])
  }

  @Test("The text form is a table of signs, then the ends, alike ones together")
  func text() throws {
    let matrix = try matrix(Self.overLongPaste, "delegate-only", "unlimited", "editing-changed")
    #expect(
      written(matrix, as: .text) == """
                         1
        delegate-only    ✓
        unlimited        ·
        editing-changed  !

        \(MatrixMark.legend(in: .english))

        1  more than <fits> | \u{FFFD}&
           "|"
               delegate-only, unlimited
           "abc|"  CRASH NSRangeException: 0..<4 outside 3 units
               editing-changed

        """)
  }

  @Test("In Markdown nothing from a file is obeyed")
  func markdown() throws {
    let page = written(try matrix(Self.overLongPaste, "delegate-only"), as: .markdown)
    #expect(page.contains("### 1. more than \\<fits\\> \\| \u{FFFD}\\&\n"))
    #expect(page.contains("| \"\\|\" | `delegate-only` |\n"))
    #expect(page.hasPrefix("| policy | 1 |\n|---|---|\n| `delegate-only` | ✓ |\n"))
  }

  @Test("The page needs nothing else, and obeys nothing from a file")
  func page() throws {
    let page = written(try matrix(Self.overLongPaste, "delegate-only"), as: .html)
    #expect(page.contains(">more than &lt;fits&gt; | \u{FFFD}&amp;</th>"))
    for word in ["http:", "https:", "src=", "href=", "<script", "@import", "url("] {
      #expect(!page.contains(word))
    }
    #expect(page.components(separatedBy: "<details>").count == 2)
  }

  @Test("JSON has a line for each cell, with its trace")
  func json() throws {
    let matrix = try matrix(Self.overLongPaste, "delegate-only", "editing-changed")
    let lines = written(matrix, as: .json).split(separator: "\n")
    let cells = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(cells.map { $0["mark"] as? String } == ["held", "crash"])
    #expect(cells.map { $0["state"] as? String } == ["|", "abc|"])
    #expect(cells.map { ($0["steps"] as? [Any])?.count } == [2, 2])
  }
}
