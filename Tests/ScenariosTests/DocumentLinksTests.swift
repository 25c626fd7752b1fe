import Foundation
import Testing

/// The README in both languages, and where the pages of Docs lead.
@Suite("Pages of the README and Docs")
struct DocumentLinksTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// A page, and what of it does not depend on its language.
  private struct Page {
    let text: String

    init(_ path: String) throws {
      text = try String(
        contentsOf: DocumentLinksTests.package.appendingPathComponent(path), encoding: .utf8)
    }

    /// The levels of its headings, in their order.
    var headings: [Substring] { text.matches(of: #/(?m)^(#+) /#).map { $0.1 } }

    /// What stands in its blocks of code, without the parts that are said to people: comments, titles, and
    /// what stands behind a command.
    var code: [[Substring]] {
      text.matches(of: #/(?ms)^```\n(.*?)^```/#).map { block in
        block.1.split(separator: "\n").map { line in
          line.hasPrefix("title") ? "title" : line.prefix { $0 != "#" }.firstPart
        }
      }
    }

    /// The rows of each of its tables.
    var tables: [Int] {
      text.matches(of: #/(?m)(?:^\|.*\n)+/#).map { $0.0.split(separator: "\n").count }
    }

    /// The keys, options and ids that it names, each as often as it does.
    var words: [Substring] {
      text.matches(of: #/`([^`\n]+)`/#).map { $0.1 }
    }

    /// The targets of its links and pictures, in their order.
    var links: [Substring] { text.matches(of: #/\]\(([^)]+)\)/#).map { $0.1 } }

    /// The pictures, in their order.
    var pictures: [Substring] { links.filter { $0.hasSuffix(".svg") } }
  }

  @Test("The README says the same in both languages")
  func twins() throws {
    let english = try Page("README.md")
    let chinese = try Page("README.zh-Hans.md")
    #expect(english.headings.count > 8 && english.headings == chinese.headings)
    #expect(english.code.count == 3 && english.code == chinese.code)
    #expect(english.tables == chinese.tables)
    #expect(chinese.words.sorted().difference(from: english.words.sorted()).isEmpty)
    #expect(english.pictures.count > 7)
    #expect(
      english.pictures.map { $0.replacingOccurrences(of: ".svg", with: "-zh.svg") }
        == chinese.pictures.map(String.init))
    #expect(english.links.contains("README.zh-Hans.md") && chinese.links.contains("README.md"))
    let pages = Set(["README.md", "README.zh-Hans.md"])
    func others(_ page: Page) -> Set<Substring> {
      Set(page.links.filter { !$0.hasSuffix(".svg") && !pages.contains(String($0)) })
    }
    #expect(others(english) == others(chinese))
  }

  @Test("Every picture of the folder is shown in a README")
  func pictures() throws {
    let shown = try Page("README.md").pictures + Page("README.zh-Hans.md").pictures
    let folder = Self.package.appendingPathComponent("Docs/Pictures")
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(found.map { "Docs/Pictures/\($0)" }) == Set(shown.map(String.init)))
  }

  @Test("Links inside the project lead to a file, and to a heading of it")
  func links() throws {
    let docs = Self.package.appendingPathComponent("Docs")
    let pages = try FileManager.default.subpathsOfDirectory(atPath: docs.path)
      .filter { $0.hasSuffix(".md") }.map { "Docs/" + $0 }
    #expect(pages.count > 5)
    for path in ["README.md", "README.zh-Hans.md"] + pages {
      let folder = Self.package.appendingPathComponent(path).deletingLastPathComponent()
      for link in try Page(path).links where !link.contains("://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty
          ? Self.package.appendingPathComponent(path)
          : folder.appendingPathComponent(String(parts[0]))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link)")
        guard parts.count == 2, target.pathExtension == "md" else { continue }
        let anchors = try String(contentsOf: target, encoding: .utf8)
          .matches(of: #/(?m)^#+ (.*)$/#).map { $0.1.anchor }
        #expect(anchors.contains(String(parts[1])), "\(path): \(link)")
      }
    }
  }
}

extension Substring {
  /// What stands before two blanks, which divide a command from what is said about it.
  fileprivate var firstPart: Substring {
    let end = range(of: "  ")?.lowerBound ?? endIndex
    return hasPrefix("fieldlab") || hasPrefix("make") ? self[..<end] : self
  }

  /// The name under which a heading is linked to.
  fileprivate var anchor: String {
    lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .replacingOccurrences(of: " ", with: "-")
  }
}
