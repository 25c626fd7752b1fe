import Foundation
import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("Docs/Pictures")
struct PicturesTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs").standardized
  private static let folder = docs.appendingPathComponent("Pictures")
  private static let languages = [Language.english, .simplifiedChinese]

  /// Compares a picture with its file; `make docs` writes it anew, never where `CI` is set.
  @Test("A picture is what the screen shows", arguments: ScriptedPicture.allCases, languages)
  func current(picture: ScriptedPicture, language: Language) throws {
    let svg = try picture.svg(in: language)
    let file = Self.folder.appendingPathComponent(picture.name(in: language) + ".svg")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_DOCS"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == svg)
  }

  @Test("The folder holds these pictures and nothing else")
  func complete() throws {
    let expected = ScriptedPicture.allCases.flatMap { picture in
      Self.languages.map { picture.name(in: $0) + ".svg" }
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(found) == Set(expected))
  }

  @Test(
    "A scenario is drawn before its first step and after each, in the language asked for",
    arguments: [(Language.english, "pre-check"), (.simplifiedChinese, "预检")])
  func steps(language: Language, word: String) throws {
    let name = "Cases/published/01-full-then-pinyin.scenario"
    let text = try String(
      contentsOf: Self.docs.appendingPathComponent(name), encoding: .utf8)
    let playback = try #require(
      try Playback(try Scenario(SourceFile(name: name, text: text))))
    let pictures = Array(playback.pictures(Size(rows: 30, columns: 100), in: language))
    #expect(pictures.count == playback.scenario.steps.count + 1)
    let letters = pictures[1].matches(of: #/>([^<]*)<\/text>/#).map { $0.1 }.joined()
    #expect(letters.contains(word))
    #expect(letters.contains("hao"))
  }
}
