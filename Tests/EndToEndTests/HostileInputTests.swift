import Foundation
import Testing

/// A file that no tester writes, under a name, so that a failure does not print all of it.
struct HostileFile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
  }
}

/// Files that no tester writes, given to everything in the program that reads a file.
///
/// The program has little memory and little time: bounded work is part of what is tested.
@Suite("Hostile inputs")
final class HostileInputTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fieldlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("copy\n".utf8).write(to: folder.appending(path: "good.scenario"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What reads a file that is called `x.scenario`.
  private static let readers = [
    "run x.scenario", "run x.scenario --update", "x.scenario", "export x.scenario --to csv",
    "matrix x.scenario",
    "compare-device good.scenario x.scenario",
  ]

  /// Runs the program with a gigabyte of memory and a minute of the processor.
  private func fieldlab(_ arguments: String, input: String = "/dev/null") throws -> Subprocess {
    try shell("fieldlab \(arguments) <\(input)")
  }

  private func shell(_ command: String) throws -> Subprocess {
    let limits = "cd '\(folder.path)' && { ulimit -v 1000000; ulimit -t 60; } 2>/dev/null; "
    return try Subprocess.run(
      ["/bin/sh", "-c", limits + command],
      environment: try BuiltProgram.environment(home: folder.path), in: folder)
  }

  private func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: folder.appending(path: "x.scenario"))
  }

  /// One clear error, or a few, with the name of what they are about.
  private func expectErrors(_ result: Subprocess, _ reader: String) {
    #expect(result.status == 2, "\(reader): \(result.errors.prefix(500))")
    #expect(result.errors.contains("x.scenario"), "\(reader): \(result.errors.prefix(500))")
    #expect(result.errors.utf8.count < 1_000_000, "\(reader)")
    #expect(result.output.utf8.count < 10_000, "\(reader)")
  }

  @Test(
    "Bytes that are no scenario are an error with its place, for whatever reads them",
    arguments: [
      HostileFile("a NUL", Array("keys a\0\n".utf8)),
      HostileFile("overlong UTF-8", Array("insert \"".utf8) + [0xC0, 0xAF, 0x22]),
      HostileFile("a lone continuation byte", Array("insert \"".utf8) + [0x80, 0x22]),
      HostileFile("half a pair in UTF-8", Array("insert \"".utf8) + [0xED, 0xA0, 0xBD, 0x22]),
      HostileFile(
        "a pair in CESU-8", Array("insert \"".utf8) + [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80, 0x22]),
      HostileFile("past U+10FFFF", Array("insert \"".utf8) + [0xF4, 0x90, 0x80, 0x80, 0x22]),
      HostileFile("UTF-16", [0xFF, 0xFE, 0x6B, 0x00]),
      HostileFile("a character that is cut off", Array("copy\n# ".utf8) + [0xE4, 0xBD]),
      HostileFile("a string without an end", Array("insert \"a".utf8)),
      HostileFile("a brace without an end", Array("keys {a*3".utf8)),
      HostileFile("a repeat past all bounds", Array("keys {a*999999999}".utf8)),
      HostileFile("a repeat past all numbers", Array("keys {a*99999999999999999999999999}".utf8)),
      HostileFile("a carriage return in a line", Array("keys a\rkeys b\n".utf8)),
      HostileFile("CR as the only line end", Array("policy exact\rkeys a\r".utf8)),
      HostileFile("a line separator as line end", Array("keys a\u{85}keys b\n".utf8)),
      HostileFile(
        "very many braces", Array(("keys " + String(repeating: "{", count: 49_999)).utf8)),
      HostileFile("a long word", Array(String(repeating: "a", count: 100_000).utf8)),
      HostileFile("a long line of words", Array(String(repeating: "a ", count: 30_000).utf8)),
      HostileFile("many unknown verbs", Array(String(repeating: "kyes\n", count: 6_000).utf8)),
      HostileFile(
        "many unknown policies", Array(("policy " + String(repeating: "exat,", count: 6_000)).utf8)
      ),
      HostileFile("a line of 10 MB", [UInt8](repeating: 0x61, count: 10_000_000)),
    ])
  func bytes(file: HostileFile) throws {
    try write(file.bytes)
    for reader in Self.readers { expectErrors(try fieldlab(reader), reader) }
  }

  @Test(
    "What is no file that can be read is an error, and nothing is waited for",
    arguments: [
      "mkfifo x.scenario", "mkdir x.scenario", "ln -s x.scenario x.scenario",
      "ln -s nothing x.scenario", "ln -s /dev/zero x.scenario", "ln -s /proc/self/mem x.scenario",
      "true",
    ])
  func files(making: String) throws {
    try #require(try shell(making).status == 0)
    for reader in Self.readers { expectErrors(try fieldlab(reader), reader) }
  }

  @Test("A pipe is read as a file is, and one with nothing in it is an error")
  func pipes() throws {
    #expect(
      try shell("printf 'keys a\\nexpect marked \"a\"\\n' | fieldlab run /dev/stdin").status == 0)
    #expect(try shell(": | fieldlab run /dev/stdin").errors.contains("nothing was written"))
  }

  @Test("Bytes that a count cannot take are an error; any text is counted")
  func count() throws {
    try write([0x61, 0xFF, 0x61])
    #expect(try fieldlab("count -", input: "x.scenario").status == 2)
    try write(Array(String(repeating: "a\0", count: 200_000).utf8))
    #expect(try fieldlab("count --unit utf16 -", input: "x.scenario").output == "400000\n")
    #expect(try fieldlab("count --unit utf8 -", input: "/dev/zero").status == 2)
    #expect(try shell("fieldlab count --unit utf8 - <&-").output == "0\n")
    #expect(try shell("fieldlab run good.scenario <&- >&- 2>&-").status == 2)
  }

  @Test("As much as a file may press is pressed, or told to be too much")
  func manySteps() throws {
    try write(Array(("policy unlimited\n" + String(repeating: "copy\n", count: 20_000)).utf8))
    #expect(try fieldlab("run x.scenario").status == 0)
    try write(Array(String(repeating: "delete 100000\n", count: 10_000).utf8))
    expectErrors(try fieldlab("run x.scenario"), "deletions")
  }
}
