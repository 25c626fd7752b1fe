import Foundation
import Testing

@testable import Scenarios

/// A folder of its own for each test, gone afterwards.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "scenarios-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

@Suite("Files")
struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A folder is every scenario below it, in order of name")
  func order() throws {
    for name in ["b.scenario", "a/z.scenario", "a.scenario", "note.txt", "c/d/e.scenario"] {
      try folder.write("copy", to: name)
    }
    let expected = ["a.scenario", "a/z.scenario", "b.scenario", "c/d/e.scenario"]
    #expect(
      try ScenarioFolder.files(at: folder.path + "/")
        == expected.map { .success(folder.path + "/" + $0) })
  }

  @Test("What begins with a dot is left out, unless it is named")
  func hidden() throws {
    for name in ["a.scenario", ".b.scenario", ".git/c.scenario", "d/.build/e.scenario"] {
      try folder.write("copy", to: name)
    }
    #expect(
      try ScenarioFolder.files(at: folder.path) == [.success(folder.path + "/a.scenario")])
    for name in [".git", "d/.build", ".b.scenario"] {
      #expect(try ScenarioFolder.files(at: folder.path + "/" + name).count == 1)
    }
    #expect(throws: FileError.noScenarios(folder.path + "/d")) {
      try ScenarioFolder.files(at: folder.path + "/d")
    }
  }

  @Test("A folder that cannot be read does not keep the others from running")
  func unreadable() throws {
    for name in ["a.scenario", "b/c.scenario", "d.scenario"] { try folder.write("copy", to: name) }
    let closed = folder.path + "/b"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
    }
    var loader = ScenarioLoader()
    loader.load([folder.path])
    // Nothing is closed to the superuser.
    let isClosed = opendir(closed).map { closedir($0) } == nil
    #expect(loader.results.count == 3)
    #expect(loader.scenarios.count == (isClosed ? 2 : 3))
    if case .failure(.file(let error)) = loader.results[1] {
      #expect(error == .cannotRead(closed, errno: EACCES))
    }
  }

  @Test("A link that leads back is not followed")
  func loop() throws {
    try folder.write("copy", to: "a.scenario")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: folder.path)
    #expect(try ScenarioFolder.files(at: folder.path).count == 1)
  }

  @Test("Paths of no use are errors")
  func useless() throws {
    #expect(throws: FileError.noScenarios(folder.path)) {
      try ScenarioFolder.files(at: folder.path)
    }
    #expect(throws: FileError.cannotRead("/no/such/file", errno: ENOENT)) {
      try ScenarioFolder.files(at: "/no/such/file")
    }
    #expect(throws: FileError.isFolder(folder.path)) {
      try FileBytes.contents(of: folder.path, most: 10)
    }
    try folder.write("12345678901", to: "big")
    #expect(throws: FileError.tooLarge(folder.path + "/big", most: 10)) {
      try FileBytes.contents(of: folder.path + "/big", most: 10)
    }
  }

  @Test("A file with errors does not keep the others from running")
  func loading() throws {
    try folder.write("copy", to: "a.scenario")
    try folder.write("cpoy", to: "b.scenario")
    var loader = ScenarioLoader()
    loader.load([folder.path, "/no/such/file"])
    #expect(loader.scenarios.map(\.name) == [folder.path + "/a.scenario"])
    #expect(loader.problems.count == 2)
  }

  @Test("Policies of a command line are found or named as wrong")
  func choice() throws {
    #expect(
      try PolicyChoice.policies(listed: "combined, limit-type").map(\.id) == [
        "combined", "limit-type",
      ])
    #expect(try PolicyChoice.policies(listed: "*").count > 1)
    #expect(throws: ScenarioError.unknown(.policy, "comined", nearest: "combined")) {
      try PolicyChoice.policies(listed: "comined")
    }
    #expect(throws: ScenarioError.missing(.policy)) {
      try PolicyChoice.policies(listed: "combined,")
    }
    #expect(throws: ScenarioError.duplicate("exact", firstLine: nil)) {
      try PolicyChoice.policies(listed: "exact,combined, exact")
    }
  }
}
