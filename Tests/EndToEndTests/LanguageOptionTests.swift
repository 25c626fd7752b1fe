import Foundation
import Testing

/// The language of the program without a screen, each run in a folder of its own.
@Suite("The language of the command line")
final class LanguageOptionTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fieldlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func fieldlab(
    _ arguments: String..., variables: [String: String] = [:]
  ) throws -> Subprocess {
    try fieldlab(arguments, variables: variables)
  }

  private func fieldlab(
    _ arguments: [String], variables: [String: String] = [:]
  ) throws -> Subprocess {
    let environment = try BuiltProgram.environment(home: folder.path)
    return try Subprocess.run(
      [try BuiltProgram.path] + arguments,
      environment: environment.merging(variables) { $1 }, in: folder)
  }

  @Test(
    "--lang stands anywhere, and takes the forms of locales",
    arguments: [
      ["--lang", "zh-Hans", "--help"], ["--help", "--lang=zh"], ["--lang", "zh-CN", "--help"],
      ["--help", "--lang", "zh_CN.UTF-8"], ["--lang", "en", "--help", "--lang", "zh-Hans"],
    ])
  func option(arguments: [String]) throws {
    let result = try fieldlab(arguments)
    #expect(result.status == 0)
    #expect(result.output.contains("\n用法：\n"))
    #expect(result.output.contains("\n退出状态："))
  }

  @Test("The locale is taken by its name, installed or not")
  func locale() throws {
    let variables = ["LC_ALL": "zh_TW.UTF-8"]
    let result = try fieldlab("run", "--frmat", "tap", variables: variables)
    #expect(result.status == 2)
    #expect(result.errors == "fieldlab: 未知選項 --frmat；是不是 --format？\n")
    #expect(try fieldlab("matrix", "--help", variables: variables).output.contains("\n用法：\n"))
    let english = try fieldlab("--lang", "en", "run", variables: variables)
    #expect(english.errors == "fieldlab: run needs a PATH\n")
    let chinese = try fieldlab("--lang", "zh-Hans", "run")
    #expect(try fieldlab("run", variables: ["LC_ALL": "zh_CN.GBK"]).errors == chinese.errors)
  }

  @Test("Another language is refused with the list of those that there are")
  func unknown() throws {
    for result in [try fieldlab("--lang", "xx", "policies"), try fieldlab("run", "--lang=xx")] {
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(
        result.errors == "fieldlab: --lang cannot be \"xx\"; it takes en, zh-Hans, zh-Hant\n")
    }
    #expect(try fieldlab("policies", "--lang").errors == "fieldlab: --lang needs a value\n")
    #expect(try fieldlab("count", "--unit", "utf16", "--", "--lang").output == "6\n")
  }

  @Test("Reports for people are in the language")
  func reports() throws {
    let text = try fieldlab("--lang", "zh-Hant", "run", "published")
    #expect(text.status == 0)
    #expect(text.output.contains(" 個腳本："))
    let policies = try fieldlab("policies", "--lang", "zh").output
    #expect(policies.contains("两项检查，只截断新输入的内容；推荐（FieldLab）"))
    #expect(try fieldlab("matrix", "--lang", "zh").output.contains("超出上限"))
  }

  @Test(
    "Reports for tools are the same in every language",
    arguments: [
      ["run", "published", "--format", "tap"], ["run", "published", "--format", "junit"],
      ["run", "published", "--format", "json"], ["policies", "--format", "json"],
      ["matrix", "--format", "json"], ["export", "published", "--to", "xcuitest"],
    ])
  func tools(arguments: [String]) throws {
    let english = try fieldlab(arguments)
    let chinese = try fieldlab(["--lang", "zh-Hant"] + arguments)
    #expect(!english.output.isEmpty && english.output == chinese.output)
  }

  @Test("An error keeps the token that editors read")
  func diagnostics() throws {
    let file = folder.appending(path: "a.scenario")
    try Data("kyes a\n".utf8).write(to: file)
    let result = try fieldlab("run", file.path, "--lang", "zh-Hans")
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("\(file.path):1:1: error: 未知动词 \"kyes\"；是不是 \"keys\"？\n"))
  }
}
