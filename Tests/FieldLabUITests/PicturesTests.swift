import Foundation
import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("Docs/Pictures")
struct PicturesTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs").standardized

  /// Compares a picture with its file; `make docs` writes it anew, never where `CI` is set.
  private func expectCurrent(_ picture: String, _ name: String) throws {
    let folder = Self.docs.appendingPathComponent("Pictures")
    let file = folder.appendingPathComponent(name + ".svg")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_DOCS"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == picture, "\(name)")
    }
  }

  @Test("Playing the first published case is what the screen shows")
  func playing() throws {
    let name = "Cases/published/01-full-then-pinyin.scenario"
    let text = try String(contentsOf: Self.docs.appendingPathComponent(name), encoding: .utf8)
    let playback = try #require(
      try Playback(try Scenario(SourceFile(name: name, text: text))))
    let pictures = Array(playback.pictures(Size(rows: 30, columns: 100), in: .english))
    #expect(pictures.count == playback.scenario.steps.count + 1)
    try expectCurrent(pictures[1], "playing")
  }
}
