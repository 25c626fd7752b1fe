import Foundation
import Testing

/// Where a browser is, if there is one.
private let installedBrowser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// The page of `fieldlab matrix` in a real browser, without a window.
@Suite(
  "The matrix in a browser",
  .enabled(if: installedBrowser != nil, "Chromium is not installed here"))
final class MatrixPageTests {
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

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fieldlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ arguments: [String]) throws -> Subprocess {
    try Subprocess.run(
      arguments, environment: try BuiltProgram.environment(home: folder.path), in: folder)
  }

  private func chromium(_ arguments: String...) throws -> Subprocess {
    let browser = try #require(installedBrowser)
    return try run(
      [browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/u"]
        + arguments)
  }

  private func page() throws -> URL {
    let page = folder.appending(path: "matrix.html")
    let result = try run([
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
    let result = try chromium(
      "--blink-settings=preferredColorScheme=\(scheme)", "--dump-dom", page.absoluteString)
    let title = try #require(
      result.output.components(separatedBy: "<title>").last?
        .components(separatedBy: "</title>").first)
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(title.utf8)) as? [String: Any])
    #expect(found["cells"] as? Int == 2 * (try BuiltProgram.publishedCases))
    #expect(found["opens"] as? Bool == true)
    #expect(found["requests"] as? Int == 0)
    #expect(found["paper"] as? String == paper)
  }

  @Test("On paper the table of all policies is no wider than the page")
  func printing() throws {
    let page = folder.appending(path: "all.html")
    let result = try run([
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
    let layout = try chromium("--window-size=1527,1000", "--dump-dom", page.absoluteString)
    #expect(layout.output.contains("<title>true</title>"))

    let paper = folder.appending(path: "matrix.pdf")
    _ = try chromium("--print-to-pdf=\(paper.path)", try self.page().absoluteString)
    #expect(try Data(contentsOf: paper).starts(with: Data("%PDF-".utf8)))
  }
}
