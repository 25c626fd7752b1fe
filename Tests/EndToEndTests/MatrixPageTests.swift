import Foundation
import Testing

/// The page of `fieldlab matrix` in a real browser, without a window.
@Suite(
  "The matrix in a browser",
  .enabled(if: Browser.installed != nil, "Chromium is not installed here"))
struct MatrixPageTests {
  /// What the probe finds.
  private struct Found: Decodable, Equatable {
    var cells: Int
    var opens: Bool
    var requests: Int
    var paper: String
  }

  /// What a reader does, and what the page then is like, written into its title.
  private static let probe = """
    <script>
    const cells = [...document.querySelectorAll("details")];
    const closed = cells[0].getBoundingClientRect().height;
    cells[0].open = true;
    const opened = cells[0].getBoundingClientRect().height;
    document.title = JSON.stringify({
      cells: cells.length, opens: opened > closed + 10,
      requests: performance.getEntriesByType("resource").length,
      paper: getComputedStyle(document.body).backgroundColor,
    });
    </script>
    """

  private let browser: Browser

  init() throws { browser = try Browser() }

  private func page() throws -> URL {
    let page = browser.folder.appending(path: "matrix.html")
    let result = try browser.run([
      try BuiltProgram.path, "matrix", "published", "--policy", "delegate-only,combined",
      "--format", "html", "--output", page.path,
    ])
    try #require(result.status == 0)
    return page
  }

  @Test(
    "Each cell opens to its trace, in light and dark, without the network",
    arguments: [(1, "rgb(255, 255, 255)"), (0, "rgb(22, 24, 28)")])
  func reading(scheme: Int, paper: String) throws {
    let page = try page()
    var text = try String(contentsOf: page, encoding: .utf8)
    text.replace("</body>", with: Self.probe + "</body>")
    try Data(text.utf8).write(to: page)
    let found: Found = try browser.title(
      of: page, "--blink-settings=preferredColorScheme=\(scheme)")
    let cells = 2 * (try BuiltProgram.publishedCases)
    #expect(found == Found(cells: cells, opens: true, requests: 0, paper: paper))
  }

  @Test("On paper the table of all policies is no wider than the page")
  func printing() throws {
    let page = browser.folder.appending(path: "all.html")
    let result = try browser.run([
      try BuiltProgram.path, "matrix", "published", "--format", "html", "--output", page.path,
    ])
    try #require(result.status == 0)
    // A reader's own print style would be asked in print alone, so the probe makes it the screen's.
    var text = try String(contentsOf: page, encoding: .utf8)
    text.replace("@media print", with: "@media screen")
    text.replace(
      "</body>",
      with: """
        <script>
        document.title = document.querySelector("table").scrollWidth <= innerWidth;
        </script></body>
        """)
    try Data(text.utf8).write(to: page)
    // A3 landscape without its margins, in CSS pixels.
    #expect(try browser.title(of: page, "--window-size=1527,1000"))

    let paper = browser.folder.appending(path: "matrix.pdf")
    _ = try browser.chromium(["--print-to-pdf=\(paper.path)", try self.page().absoluteString])
    #expect(try Data(contentsOf: paper).starts(with: Data("%PDF-".utf8)))
  }
}
