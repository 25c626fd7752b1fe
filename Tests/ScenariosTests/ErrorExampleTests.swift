import Foundation
import Testing

@testable import Scenarios

/// The files that are wrong on purpose, and beside each what the program says about it.
///
/// `RECORD_DOCS=1` writes the `.expected` files anew.
@Suite("Docs/Cases/errors")
struct ErrorExampleTests {
  private static let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs/Cases").standardized

  private static let folder = cases.appendingPathComponent("errors")

  private static func names(_ ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// What is wrong with an example, or hardly meant in it.
  private static func diagnostics(_ name: String) throws -> ScenarioErrors? {
    let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
    do {
      let source = try SourceFile(name: name, bytes: Array(bytes))
      guard name.hasSuffix(".record") else { return try Scenario(source).warnings }
      _ = try DeviceRecord(source, of: try recordedScenarios())
      return nil
    } catch let errors as ScenarioErrors {
      return errors
    }
  }

  /// The scenarios that the records speak of: an example, and two files of one name.
  private static func recordedScenarios() throws -> [Scenario] {
    let keys = cases.appendingPathComponent("language/keys.scenario")
    let text = try String(contentsOf: keys, encoding: .utf8)
    return try ["language/keys.scenario", "one/twice.scenario", "other/twice.scenario"].map {
      try Scenario(SourceFile(name: $0, text: text))
    }
  }

  @Test(
    "What is said about a file stands beside it",
    arguments: names(".broken").map { $0 + ".broken" } + names(".record").map { $0 + ".record" })
  func example(name: String) throws {
    let errors = try #require(try Self.diagnostics(name))
    let shown = DiagnosticRendering(in: .english).render(errors)
    let place = Self.folder.appendingPathComponent(
      (name as NSString).deletingPathExtension + ".expected")
    if ProcessInfo.processInfo.environment["RECORD_DOCS"] != nil {
      try Data(shown.utf8).write(to: place)
    }
    #expect(try shown == String(contentsOf: place, encoding: .utf8))
  }

  @Test(
    "Each form of error, each kind of word and of argument has an example, and no other file is there"
  )
  func complete() throws {
    let errors = try
      (Self.names(".broken").map { $0 + ".broken" }
      + Self.names(".record").map { $0 + ".record" })
      .compactMap(Self.diagnostics).flatMap(\.diagnostics).map(\.error)
    // Which units a system can count in is no matter of a file.
    let forms = Set(errors.map(ErrorForm.init)).union([.unavailable])
    #expect(Set(ErrorForm.allCases).subtracting(forms) == [])
    var kinds: Set<ScenarioError.Kind> = []
    var arguments: Set<ScenarioError.Argument> = []
    for error in errors {
      if case .unknown(let kind, _, _) = error { kinds.insert(kind) }
      if case .missing(let argument) = error { arguments.insert(argument) }
    }
    #expect(Set(ScenarioError.Kind.allCases).subtracting(kinds) == [])
    #expect(Set(ScenarioError.Argument.allCases).subtracting(arguments) == [])
    #expect(
      Self.names(".expected") == (Self.names(".broken") + Self.names(".record")).sorted())
  }

  @Test("A folder of cases is run without them")
  func notRun() throws {
    let files = try ScenarioFolder.files(at: Self.cases.path).map { try $0.get() }
    #expect(files.allSatisfy { !$0.contains("/errors/") })
  }
}
