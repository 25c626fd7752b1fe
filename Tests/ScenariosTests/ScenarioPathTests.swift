import Limits
import Testing

@testable import Scenarios

@Suite("Names by which scenarios are told")
struct ScenarioPathTests {
  private func scenarios(_ names: [String]) throws -> [Scenario] {
    try names.map { try Scenario(SourceFile(name: $0, text: "keys a")) }
  }

  /// The scenarios, as indices, that names mean; nil when one of them means none or several.
  private func told(by names: [String], among paths: [String], from folder: String) throws -> [Int]?
  {
    let text = names.map { "\($0)\t\"a\"\n" }.joined()
    let source = SourceFile(name: "device.txt", text: text)
    return try? DeviceRecord(source, of: try scenarios(paths), from: folder).entries.map(\.scenario)
  }

  /// The same two files, `sep` in the folders `a` and `b` of `/w/cases`, and a third, as they are spelled.
  private static let spellings: [(folder: String, paths: [String])] = [
    ("/w", ["cases/a/sep.scenario", "cases/b/sep.scenario", "cases/sep.scenario"]),
    ("/w", ["./cases//a/sep.scenario", "./cases/b/./sep.scenario", "./cases/sep.scenario"]),
    ("/w/cases", ["a/sep.scenario", "b/sep.scenario", "sep.scenario"]),
    ("/w/cases", ["./a/sep.scenario", "./b/sep.scenario", "./sep.scenario"]),
    ("/w/cases/a", ["sep.scenario", "../b/sep.scenario", "../sep.scenario"]),
    ("/x", ["/w/cases/a/sep.scenario", "/w/cases/b/sep.scenario", "/w/cases/sep.scenario"]),
    ("/elsewhere/cases", ["a/sep.scenario", "b/sep.scenario", "sep.scenario"]),
  ]

  @Test(
    "What is exported from one folder is told from any other, however the paths are spelled",
    arguments: spellings, spellings)
  func roundTrip(
    written: (folder: String, paths: [String]), read: (folder: String, paths: [String])
  ) throws {
    let names = ScenarioPath.exportNames(of: try scenarios(written.paths), from: written.folder)
    #expect(names == ["cases/a/sep.scenario", "cases/b/sep.scenario", "cases/sep.scenario"])
    #expect(try told(by: names, among: read.paths, from: read.folder) == [0, 1, 2])
    for (index, name) in names.enumerated() {
      let lines = ["\(name):1", name]
      #expect(
        try told(by: lines, among: [read.paths[index]], from: read.folder) == [0, 0], "\(name)")
    }
  }

  @Test("One file is named with its folder, from whichever it was exported")
  func oneFile() throws {
    for (folder, path) in [("/w/cases", "c1.scenario"), ("/w", "cases/c1.scenario")] {
      let names = ScenarioPath.exportNames(of: try scenarios([path]), from: folder)
      #expect(names == ["cases/c1.scenario"])
    }
    #expect(ScenarioPath.exportNames(of: try scenarios(["c1.txt"]), from: "") == ["c1.txt"])
  }

  @Test(
    "The end of a path tells a scenario, the longest that agrees; another folder's does not",
    arguments: [
      ("a/sep", [0]), ("./b/sep.scenario", [1]), ("/w/cases/b/sep", [1]), ("../a/sep", [0]),
      ("/other/place/b/sep", [1]), ("sep", nil), ("c/sep", nil), ("ases/a/sep", [0]), ("ep", nil),
      ("/", nil), ("..", nil),
    ] as [(String, [Int]?)])
  func ends(name: String, expected: [Int]?) throws {
    let paths = ["cases/a/sep.scenario", "cases/b/sep.scenario"]
    #expect(try told(by: [name], among: paths, from: "/w") == expected)
  }
}
