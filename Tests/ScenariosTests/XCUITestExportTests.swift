import Foundation
import TextField
import Testing

@testable import Scenarios

@Suite("XCUITests")
struct XCUITestExportTests {
  /// Titles and texts that would like to be code.
  private static let hostile = [
    "\\(exit(1))", "\"; exit(1) //", "*/ */ \"\"\"", "\"#", "a\nb\r\n#error(\"x\")",
    "\u{2028}\u{85}x",
    "👨‍👩‍👧‍👦\u{301}", "class", "1", "", "\u{202E}abc", "\\", "`self`", "一二三 ABC",
  ]

  private static let everyStep = """
    policy combined, limit-type-intended
    limit 10 utf16
    text "a\\\\(b)"
    expect text "a\\\\(b)"
    keys hA1'{space}{return}{backspace*3}{left}{right}{home}{end}
    keys {tab}
    pick "好"
    pick 2
    insert "😀"
    insert "ab"
    paste "\\u{D83D}"
    paste "x\\ny"
    paste
    mark "ni"
    commit "你"
    commit
    cancel
    delete
    delete 3
    replace 0 1 "b"
    suggest "好"
    autofill "1"
    dictate "1"
    drop 0 "1"
    caret 0
    caret end
    select 0 1
    cut
    copy
    undo
    redo
    clear
    focus
    blur
    return
    set text "x"
    limit 3
    tick 1.5
    keyboard pinyin9
    keys 2{space}1
    keyboard english9
    keys 23
    keyboard kana
    keys 12
    keyboard hangul
    keys ㅎg
    keyboard zhuyin
    keys ㄅb
    keyboard emoji
    keys red
    keyboard handwriting
    keys 末
    keyboard system
    keys a
    keyboard numberpad
    keys 1
    ! keys 2
    expect state "\\\\[a[b|]" for combined
    expect text "\\u{D83D}"
    expect count 1
    expect count utf8 2
    expect count grapheme 2
    expect count weibo 1.5
    expect remaining -1
    expect candidates "a" "b"
    expect cut "\\""
    expect event undo
    delete
    expect crash for combined
    expect text "after"
    """

  /// What the compiler's parser says to Swift files, all in one call.
  private func complaints(_ files: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fieldlab-parse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (number, file) in files.enumerated() {
      let path = folder.appending(path: "Export\(number).swift")
      try Data(file.utf8).write(to: path)
      paths.append(path.path)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-parse", "-swift-version", "6"] + paths
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? text : "status \(process.terminationStatus)\n" + text
  }

  private func scenarios(below folder: String) throws -> [Scenario] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Docs/Cases/\(folder)").standardizedFileURL.path
    var loader = ScenarioLoader(policies: nil)
    loader.load([path])
    #expect(loader.problems.isEmpty)
    return loader.scenarios
  }

  private func written(_ scenarios: [Scenario]) -> String {
    var output = ""
    ScenarioExport(scenarios, in: .english).write(as: .xcuitest, to: &output)
    return output
  }

  @Test("The compiler parses the export of every case, alone and together, and of hostile ones")
  func parses() throws {
    let published = try scenarios(below: "published")
    let reports = try scenarios(below: "reports")
    let language = try scenarios(below: "language")
    try #require(!published.isEmpty && !reports.isEmpty && !language.isEmpty)
    var files = (published + language).map { written([$0]) }
    files.append(written(published + reports + language))
    files.append(try exported(Self.everyStep, as: .xcuitest))
    for text in Self.hostile {
      let notation = StringNotation.quoted(text)
      files.append(
        try exported(
          """
          title \(notation)
          text \(notation)
          paste \(notation) # \(SafeText.shown(text))
          expect text \(notation)
          pick \(notation)
          keys \\("){{*/
          """, as: .xcuitest))
    }
    #expect(try complaints(files) == "")
  }

  @Test("The parser that judges exports refuses what does not parse")
  func judge() throws {
    #expect(try complaints(["func f( {"]).contains("error"))
  }

  @Test("A step that a device can take is performed, any other skips the rest and says why")
  func steps() throws {
    let file = try exported(Self.everyStep, as: .xcuitest)
    for call in [
      "try field.press(.labelled(\"h\"))", "try field.press(.space)", "try field.pick(\"好\")",
      "try field.pick(place: 2)", "try field.insert(\"😀\")", "try field.paste(\"x\\ny\")",
      "try field.paste()", "try field.repeating(3) { try $0.press(.delete) }",
      "try field.placeCaret(at: 0)", "try field.placeCaretAtEnd()", "try field.select(0..<1)",
      "try field.clear()", "try field.press(.return)", "try field.switchKeyboard(to: .pinyin9)",
      "try field.press(.labelled(\"ABC\"))", "try field.press(.labelled(\"か\"))",
      "try field.wait(seconds: 1.5)", "try field.chooseFromMenu(.cut)",
    ] {
      #expect(file.contains("\n    \(call)\n"), "\(call)")
    }
    for step in [
      "keys {tab}", "insert \"ab\"", "paste \"\\u{D83D}\"", "mark \"ni\"", "undo", "blur",
    ] {
      let lines = file.components(separatedBy: "\n")
      let place = try #require(lines.firstIndex { $0.hasSuffix(": \(step)") })
      #expect(lines[place + 1].hasPrefix("    try field.skip(line: "), "\(step)")
    }
  }

  @Test("What can be read is asserted, the rest is a comment that says why not")
  func expectations() throws {
    let file = try exported(Self.everyStep, as: .xcuitest)
    let parts = file.components(separatedBy: "\n  @MainActor func test")
    #expect(parts.map { $0.prefix { $0 != "(" } }.dropFirst() == ["Combined", "LimitTypeIntended"])
    #expect(parts[1].contains("\n    field.expect(text: \"a\\\\(b)\", line: 4)\n"))
    #expect(parts[1].contains("\n    field.expect(text: \"[ab\", line: 58)\n"))
    #expect(!parts[2].contains("line: 58)"))
    #expect(
      parts[1].contains("// line 59: expect text \"\\u{D83D}\": it holds half a surrogate pair"))
    #expect(parts[1].contains("// line 60: expect count 1: only the app counts so"))
    #expect(parts[1].contains("field.expect(.utf8, count: 2, line: 61)"))
    #expect(parts[1].contains("// line 67: expect event undo: "))
    #expect(parts[1].contains("field.expectCrash(line: 69)"))
    #expect(!parts[1].contains("\"after\""))
    #expect(parts[2].contains("field.expect(text: \"after\", line: 70)"))
  }

  @Test(
    "A class is called by the title",
    arguments: [
      ("case 1: ten Han", "Case1TenHan"), ("1 a", "Scenario1A"), ("一二 b", "一二B"), ("", "Scenario"),
      ("é“”\\()", "Scenario"), ("delegate-only", "DelegateOnly"),
    ])
  func names(title: String, name: String) {
    #expect(SwiftNotation.typeName(title, fallback: "Scenario") == name)
  }

  @Test("Scenarios of one title are classes of two names")
  func sameTitle() throws {
    let file = written([try read("title \"x\"\nkeys a"), try read("title \"x\"\nkeys b")])
    let classes = file.components(separatedBy: "\nfinal class ").dropFirst().map {
      $0.prefix { $0 != ":" }
    }
    #expect(classes == ["XUITests", "Scenario2_XUITests"])
  }

  @Test("A text at the start with half a surrogate pair skips the test")
  func startingText() throws {
    let file = try exported("text \"\\u{D83D}\"\nkeys a", as: .xcuitest)
    #expect(file.contains("throw XCTSkip(\"The text at the start: it holds half a surrogate pair"))
    #expect(!file.contains("press(.labelled(\"a\"))"))
  }
}
