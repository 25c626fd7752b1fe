import Emulator
import Foundation
import InputMethods
import Limits
import TextField
import Testing

@testable import Scenarios

/// The examples from which a tester learns the language.
@Suite("Docs/Cases/language")
struct LanguageExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs/Cases/language").standardized

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".scenario") }.sorted()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(
    "Each holds, says in a comment what it shows, has a title, and nothing in it is skipped",
    arguments: names)
  func holds(name: String) throws {
    let text = try Self.text(name)
    #expect(text.hasPrefix("# "))
    #expect(text.contains("\ntitle   \""))
    let scenario = try Scenario(SourceFile(name: name, text: text))
    #expect(scenario.warnings == nil)
    var report = ""
    let tally = ScenarioSuite([scenario]).run(as: .text, in: .english, to: &report)
    #expect(tally.passed > 0 && tally.failed == 0 && tally.skipped == 0, "\(report)")
  }

  /// The lines of all examples as words, comments left out.
  private static func lines() throws -> [[String]] {
    try names.flatMap { name in
      try text(name).split(separator: "\n").map { line in
        var line = line[...]
        if let comment = line.firstRange(of: "# "), !line.hasPrefix("keys") {
          line = line[..<comment.lowerBound]
        }
        return line.split { $0 == " " || $0 == "," }.map(String.init)
      }
    }
  }

  /// The words that stand behind another one in some line.
  private static func words(after word: String) throws -> Set<String> {
    Set(
      try lines().filter { $0.first == word || $0.first == "!" && $0.dropFirst().first == word }
        .flatMap { $0.drop { $0 != word }.dropFirst() })
  }

  @Test("Every verb has a line")
  func verbs() throws {
    let found = Set(try Self.lines().compactMap(\.first))
    #expect(Set(Verb.allCases.map(\.rawValue)).subtracting(found) == [])
    #expect(found.contains("!"))
  }

  @Test(
    "Every word that may stand behind a verb is there",
    arguments: [
      ("expect", Parser.expectations), ("expect", CountingUnit.allCases.map(\.rawValue)),
      ("limit", CountingUnit.allCases.map(\.rawValue)),
      ("system", SystemProfile.Name.allCases.map(\.rawValue)),
      ("keyboard", KeyboardName.allCases.map(\.rawValue)),
      ("field", FieldPreset.allCases.map(\.rawValue)),
      ("filter", ContentFilter.allCases.map(\.rawValue)),
      ("set", SystemProfile.switches.map(\.name) + ["text"]),
      ("expect", PolicyCatalog.all.map(\.id)),
    ])
  func arguments(verb: String, words: [String]) throws {
    #expect(Set(words).subtracting(try Self.words(after: verb)) == [])
  }

  @Test("Every switch of custom is set")
  func custom() throws {
    let found = try Self.words(after: "custom").map { $0.prefix { $0 != "=" } }
    #expect(Set(CustomRules.switches.map { $0.name[...] }).subtracting(found) == [])
  }

  @Test("Every key that has a name is pressed, repeated, and by its code points")
  func keys() throws {
    let keys = try Self.words(after: "keys").joined()
    for (name, _) in Key.named { #expect(keys.contains("{\(name)"), "\(name)") }
    for notation in ["*3}", "{{", "{U+", "{#}"] { #expect(keys.contains(notation)) }
  }

  @Test("Every event is expected that a policy of the catalog can cause")
  func events() throws {
    let found = try Self.words(after: "expect")
    let all = Set(TraceEntry.Name.allCases.map(\.rawValue))
    // Only the code of an app calls it, and that of the articles never does.
    #expect(all.subtracting(found) == ["removeAllActions"])
  }

  @Test("Every escape stands in a string")
  func escapes() throws {
    let text = try Self.text("strings.scenario")
    for escape in ["\\\"", "\\\\", "\\n", "\\r", "\\t", "\\u{"] {
      #expect(text.contains(escape), "\(escape)")
    }
  }
}
