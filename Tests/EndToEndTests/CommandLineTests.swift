import Foundation
import Testing

/// The program without a screen, each run in a folder of its own.
@Suite("The command line")
final class CommandLineTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fieldlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func fieldlab(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(
      [try BuiltProgram.path] + arguments,
      environment: try BuiltProgram.environment(home: folder.path), in: folder)
  }

  /// The same through a shell, for pipes.
  private func shell(_ command: String) throws -> Subprocess {
    try Subprocess.run(
      ["/bin/sh", "-c", command], environment: try BuiltProgram.environment(home: folder.path),
      in: folder)
  }

  private func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  @Test("The published cases hold, and are inside the program")
  func published() throws {
    let result = try fieldlab("run", "published")
    #expect(result.status == 0)
    #expect(result.output.contains("\n\(try BuiltProgram.publishedCases) scenarios: "))
    #expect(result.output.contains("FAILED") == false)
  }

  @Test("Exit status 1 when an expectation failed, 2 when a file is wrong, and the others run")
  func status() throws {
    let right = try file("a.scenario", "keys a\nexpect marked \"a\"\n".utf8)
    let failing = try file("b.scenario", "keys a\nexpect marked \"b\"\n".utf8)
    let wrong = try file("c.scenario", "kyes a\n".utf8)
    #expect(try fieldlab("run", right).status == 0)
    #expect(try fieldlab("run", right, failing).status == 1)
    let both = try fieldlab("run", right, wrong)
    #expect(both.status == 2)
    #expect(both.output.contains("1 passed"))
    #expect(both.errors.contains("c.scenario:1:1: error: "))
    #expect(both.errors.contains("did you mean \"keys\"?"))
  }

  @Test("An update makes a file say what happens, prints the difference, and then all holds")
  func update() throws {
    let path = try file("u.scenario", "keys a\nexpect marked \"b\" # why\n".utf8)
    let result = try fieldlab("run", path, path, "--update")
    #expect(result.status == 0)
    #expect(
      result.output == "\(path):2\n- expect marked \"b\" # why\n+ expect marked \"a\" # why\n")
    #expect(try fieldlab("run", path).status == 0)
    #expect(try shell("CI=1 fieldlab run \(path) --update").status == 2)
  }

  @Test("An update writes nothing where it may not, or cannot print what it writes")
  func updateRefused() throws {
    let text = "keys a\nexpect marked \"b\"\n"
    let path = try file("r.scenario", text.utf8)
    #expect(chmod(path, 0o444) == 0)
    let refused = try fieldlab("run", path, "--update")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.contains("cannot write \(path): "))
    #expect(chmod(path, 0o644) == 0)
    #expect(try shell("fieldlab run \(path) --update >/dev/full").status == 2)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(try fieldlab("run", path, "--update").status == 0)
  }

  @Test("With chosen policies an update keeps what holds for the file's own, and tells of steps")
  func updateUnderOtherPolicies() throws {
    let path = try file(
      "o.scenario",
      "limit 1\nkeyboard english\nkeys a\nexpect text \"a\"\n! keys b\nexpect count 1\n".utf8)
    let result = try fieldlab("run", path, "--update", "--policy", "unlimited")
    #expect(result.status == 1)
    #expect(result.errors.contains("\(path):5: not refused under --policy, and stays"))
    #expect(result.output.contains("+ expect count 1 for combined\n+ expect count 2 for unlimited"))
    #expect(try fieldlab("run", path).status == 0)
  }

  @Test("A record is compared wherever the scenarios were exported and are read from")
  func deviceFromOtherFolders() throws {
    let cases = folder.appending(path: "cases/a")
    try FileManager.default.createDirectory(at: cases, withIntermediateDirectories: true)
    _ = try file("cases/a/sep.scenario", "keys nihao\n".utf8)
    _ = try file("cases/c1.scenario", "keys nihao\n".utf8)
    let spellings = [
      "cd cases; P=.", "P=cases", "P=./cases/", "P=\(folder.path)/cases",
      "cd /; P=\(folder.path)/cases",
    ]
    for written in spellings {
      let ids = try shell(
        "(cd \(folder.path); \(written); fieldlab export $P --to csv)"
          + " | sed -n 's/^\\(cases[^,]*\\),.*,0,.*/\\1/p'"
      )
      #expect(ids.output == "cases/a/sep.scenario\ncases/c1.scenario\n", "\(written)")
      let record = ids.output.split(separator: "\n").map { "\($0)\t\"ni\\u{2006}hao\"\n" }.joined()
      let path = try file("rt.txt", record.utf8)
      for read in spellings {
        let compared = try shell("cd \(folder.path); \(read); fieldlab compare-device $P \(path)")
        #expect(compared.status == 0, "\(written) \(read) \(compared.errors)")
      }
    }
  }

  @Test("An export is written in each form, to a file too, and what is wrong is told")
  func export() throws {
    let right = try file("a.scenario", "title \"=x\"\nkeys a\nexpect marked \"a\"\n".utf8)
    let wrong = try file("b.scenario", "kyes a\n".utf8)
    let page = folder.appending(path: "page").path
    for (format, start) in [
      ("markdown", "# 手工测试\n"), ("csv", "\u{FEFF}id,title,step number,step,expected\r\n"),
    ] {
      let result = try fieldlab("export", right, "--to", format, "--lang", "zh")
      #expect(result.status == 0 && result.output.hasPrefix(start), "\(format)")
    }
    let result = try fieldlab(
      "export", right, wrong, "--to", "xcuitest", "--policy", "exact", "--output", page)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("b.scenario:1:1: error: "))
    let written = try String(contentsOfFile: page, encoding: .utf8)
    #expect(written.contains("\nfinal class XUITests: XCTestCase {\n"))
    #expect(written.contains("func testExact() throws {"))
  }

  @Test("A device is compared: 0 where it agrees, 1 where not, 2 where the record is wrong")
  func compareDevice() throws {
    let scenario = try file("a.scenario", "policy unlimited, exact\nkeys nihao\n".utf8)
    let agreeing = try file("agreeing.txt", "# phone\na\t\"ni\\u{2006}hao\"\n".utf8)
    let other = try file("other.txt", "a.scenario:2\t\"ni hao\"\n".utf8)
    let wrong = try file("wrong.txt", "a\tni hao\nb\t\"\"\n".utf8)
    let result = try fieldlab("compare-device", scenario, agreeing, "--policy", "exact")
    #expect(result.status == 0 && result.output.contains("(policy exact, system ios10)"))
    let differing = try fieldlab("compare-device", scenario, other)
    #expect(differing.status == 1)
    #expect(differing.output.contains("\n      set syllable-separator space  "))
    let bad = try fieldlab("compare-device", scenario, wrong)
    #expect(bad.status == 2 && bad.output.isEmpty)
    #expect(bad.errors.contains("wrong.txt:1:") && bad.errors.contains("wrong.txt:2:1: error: "))
    let bytes = try file("bytes.txt", [0x61, 0x09, 0xFF])
    #expect(try fieldlab("compare-device", scenario, bytes).status == 2)
  }

  @Test("A folder stands for the scenarios below it, in order of name")
  func folderOfScenarios() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "cases/b"), withIntermediateDirectories: true)
    for name in ["cases/c.scenario", "cases/a.scenario", "cases/b/x.scenario", "cases/no.txt"] {
      _ = try file(name, "keys a\n".utf8)
    }
    let result = try fieldlab("run", folder.appending(path: "cases").path)
    let names = result.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first { $0.hasSuffix(".scenario") }?.split(separator: "/").last
    }
    #expect(names == ["a.scenario", "x.scenario", "c.scenario"])
  }

  @Test(
    "A wrong word is one clear line and status 2",
    arguments: [
      ["--polcy"], ["rnu"], ["run"], ["run", "/no/such/file"],
      ["run", "published", "--format", "x"], ["matrix", "--format", "tap"],
      ["run", "published", "--policy", "combind"], ["run", "published", "--policy", "exact,"],
      ["run", "published", "--policy", "exact,exact"],
      ["run", "published", "--jobs", "0"], ["run", "published", "--update"],
      ["count", "--unit", "inches", "a"], ["policies", "--format", "tap"], ["count"],
      ["run", "--format"], ["export"], ["export", "published"],
      ["export", "published", "--to", "html"],
      ["export", "published", "--to", "csv", "--lang", "fr"],
      ["export", "/no/such/file", "--to", "csv"], ["compare-device", "published"],
      ["compare-device", "published", "/no/such/file"], ["compare-device", "published", "a", "b"],
      ["compare-device", "published", "/dev/null", "--policy", "exact,combined"],
    ])
  func usage(arguments: [String]) throws {
    let result = try Subprocess.run(
      [try BuiltProgram.path] + arguments,
      environment: try BuiltProgram.environment(home: folder.path), in: folder)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.hasPrefix("fieldlab: "))
  }

  @Test("Files of no use are errors, whatever is in them")
  func badFiles() throws {
    let files = [
      try file("nul.scenario", "keys a\0\n".utf8),
      try file("latin.scenario", [0x74, 0xFF, 0xFE]),
      try file("large.scenario", Data(repeating: 0x23, count: 10_000_000)),
    ]
    for path in files {
      let result = try fieldlab("run", path)
      #expect(result.status == 2, "\(path)")
      #expect(result.errors.contains(path), "\(path)")
    }
    #expect(try fieldlab(folder.path).status == 2)
    #expect(try fieldlab("run", folder.appending(path: "none").path).status == 2)
  }

  @Test("Control characters in a name are shown as pictures, never sent to the terminal")
  func controlCharactersInNames() throws {
    let right = try file("a\u{1B}[31m.scenario", "keys a\nexpect unmarked\n".utf8)
    let wrong = try file("b\u{1B}[31m.scenario", "kyes a\n".utf8)
    for path in [right, wrong, right + ".none"] {
      let result = try fieldlab("run", path)
      #expect((result.output + result.errors).contains("\u{241B}[31m"))
      #expect((result.output + result.errors).unicodeScalars.contains("\u{1B}") == false)
    }
  }

  @Test("Help and version are printed, and help names every command")
  func help() throws {
    let help = try fieldlab("--help")
    #expect(help.status == 0)
    for command in ["run", "count", "policies"] {
      #expect(help.output.contains("fieldlab \(command)"))
      #expect(try fieldlab(command, "--help").output.contains("Usage:"))
    }
    #expect(try fieldlab("--version").output.hasPrefix("fieldlab "))
  }

  @Test("Texts are counted in one unit or in all, from standard input too")
  func count() throws {
    #expect(try fieldlab("count", "--unit", "gb18030", "你好😀", "ni\u{2006}hao").output == "8\n9\n")
    #expect(try fieldlab("count", "--unit", "weibo", "abc").output == "1.5\n")
    #expect(try fieldlab("count", "👨‍👩‍👧‍👦").output.contains("11"))
    #expect(try shell("printf '一二\\n' | fieldlab count --unit utf8 -").output == "6\n")
  }

  @Test("Policies are listed, as JSON too")
  func policies() throws {
    let ids = try fieldlab("policies").output.split(separator: "\n").map {
      $0.prefix { $0 != " " }
    }
    let lines = try fieldlab("policies", "--format", "json").output.split(separator: "\n")
    let listed = try lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(ids.contains("combined"))
    #expect(listed.map { $0?["id"] as? String } == ids.map(String.init))
  }

  @Test("A report goes to a file whole, and a reader who stops is no error")
  func output() throws {
    let report = folder.appending(path: "report.jsonl")
    #expect(
      try fieldlab("run", "published", "--format", "json", "--output", report.path).status == 0)
    let text = try String(contentsOf: report, encoding: .utf8)
    #expect(text.hasSuffix("\"skipped\":0}\n"))
    let cut = try shell("fieldlab run published --format json | head -n 1")
    #expect(cut.errors.isEmpty)
    #expect(cut.output.split(separator: "\n").count == 1)
  }

  @Test("--policy runs others, and skips what speaks of the file's own")
  func override() throws {
    let path = try file(
      "a.scenario",
      "policy combined\nkeys a\nexpect accepted for combined\nexpect marked \"a\"\n".utf8)
    let result = try fieldlab("run", path, "--policy", "unlimited,delegate-only")
    #expect(result.status == 0)
    #expect(result.output.contains("2 passed"))
    #expect(result.output.contains("1 skipped"))
  }
}
