import Emulator
import Foundation
import InputMethods
import Limits
import TextField
import Testing

@testable import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("What is said in three languages")
struct SayingTests {
  /// Texts that are the same in Chinese.
  private static let sameInChinese: Set<String> = ["iOS 26", "KEY=VALUE"]

  /// Words that stay as they are in Chinese, beside ids: names, and what is typed.
  private static let latinWords: Set<String> = [
    "Alt", "App", "BIG5", "Backspace", "CI", "Ctrl", "Delete", "Down", "End", "Esc", "Enter",
    "FFFF", "FILE",
    "FieldLab",
    "Flutter",
    "GB", "GB18030", "HEX", "ID", "JSON", "KEY", "LC_ALL", "Left", "MB", "NUMBER", "PATH", "RESULT",
    "Return", "Right", "SVG",
    "Shift", "Space", "TERM", "TEXT", "TSV", "Tab", "UIKit", "Up", "UNIT", "UTF", "Unicode",
    "VALUE", "color",
    "compare", "delegate", "device", "editingChanged", "editingDidEndOnExit", "fg", "fieldlab",
    "iOS",
    "insertText", "ni", "omw", "plain", "policy", "removeAllActions", "replace", "set",
    "setMarkedText",
    "shouldChangeCharactersIn", "tag", "text", "undo", "update", "scenario", "XCUITest", "xterm",
  ]

  /// The ids that people type.
  private static let ids: Set<String> = {
    var ids = PolicyCatalog.all.map(\.id) + CountingUnit.allCases.map(\.rawValue)
    ids += KeyboardName.allCases.map(\.rawValue) + Verb.allCases.map(\.rawValue)
    ids += TraceEntry.Name.allCases.map(\.rawValue)
    ids += SystemProfile.switches.flatMap { [$0.name] + $0.values }
    ids += CustomRules.switches.flatMap { [$0.name] + $0.values }
    return Set(ids.flatMap { [$0] + $0.split(separator: "-").map(String.init) })
  }()

  @Test("The sources say something")
  func some() {
    #expect(Saying.all.count > 300)
  }

  @Test("Each message has three texts, and none of them is empty", arguments: Saying.all)
  func complete(saying: Saying) {
    #expect(saying.texts.count == 3)
    for text in saying.texts {
      #expect(text.hasLiteral)
      #expect(text.literal.trimmingCharacters(in: .whitespacesAndNewlines) != "")
    }
  }

  /// A plural is English alone; words inside of a value are each language's own.
  @Test("All three texts of a message tell the same values", arguments: Saying.all)
  func sameValues(saying: Saying) {
    let values = saying.texts.map {
      Set($0.interpolations.filter { !$0.contains(" == 1 ? ") }.map(\.withoutLiterals))
    }
    #expect(values[1] == values[0] && values[2] == values[0])
  }

  @Test("Simplified texts have simplified characters only, traditional ones traditional")
  func characters() throws {
    let simplified = try Charset("GB2312")
    let traditional = try Charset("BIG5")
    for saying in Saying.all where saying.texts.count == 3 {
      #expect(simplified.foreign(in: saying.texts[1].literal) == "", "\(saying.place)")
      #expect(traditional.foreign(in: saying.texts[2].literal) == "", "\(saying.place)")
    }
  }

  @Test("No Chinese text is left in English", arguments: Saying.all)
  func translated(saying: Saying) {
    let words = saying.texts.map { $0.literal.trimmingCharacters(in: .whitespaces) }
    guard words[0].contains(where: \.isLetter), !Self.sameInChinese.contains(words[0]) else {
      return
    }
    for chinese in words.dropFirst() { #expect(chinese != words[0]) }
  }

  /// On a help page what is typed stands in the English text as well.
  @Test("In Chinese stand no English words but names and what is typed", arguments: Saying.all)
  func latin(saying: Saying) {
    var known = Self.latinWords.union(Self.ids)
    if saying.place.hasPrefix("HelpText+") { known.formUnion(saying.texts[0].literal.latinWords) }
    for chinese in saying.texts.dropFirst() {
      #expect(Set(chinese.literal.latinWords).subtracting(known) == [], "\(chinese.literal)")
    }
  }

  @Test("No line of a help page is wider than eighty cells")
  func helpPages() {
    let pages = Saying.all.filter { $0.place.hasPrefix("HelpText+") }
    #expect(pages.count == 7)
    for text in pages.flatMap(\.texts) {
      for line in text.literal.split(separator: "\n") {
        #expect(CellWidth.standard.cells(line.unicodeScalars) <= 80, "\(line)")
      }
    }
  }

  @Test("The options of a help page are the same in every language, with the same indentation")
  func helpOptions() {
    for page in Saying.all where page.place.hasPrefix("HelpText+") {
      let options = page.texts.map { text in
        text.literal.split(separator: "\n").compactMap {
          $0.firstMatch(of: /^[ ]+(-h, )?--[^ ]+/)?.output.0
        }
      }
      #expect(!options[0].isEmpty && options[1] == options[0] && options[2] == options[0])
    }
  }
}

extension String {
  /// Code without the texts in it.
  fileprivate var withoutLiterals: String { replacing(/"[^"]*"/, with: "") }

  /// The words of two and more Latin letters.
  fileprivate var latinWords: [String] {
    matches(of: /[A-Za-z][A-Za-z0-9_]*[A-Za-z0-9]/).map { String($0.output) }
  }
}

/// The Han characters of an old encoding, which knows one kind of Chinese characters.
private struct Charset {
  private let name: String

  init(_ name: String) throws {
    self.name = name
    // Proof that the converter is there and tells the two apart.
    let foreign = foreign(in: "简簡")
    try #require(foreign == (name == "BIG5" ? "简" : "簡"))
  }

  /// The Han characters of a text that it does not have.
  func foreign(in text: String) -> String {
    text.filter { isHan($0) && !has($0) }
  }

  private func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.isUnifiedIdeograph }
  }

  private func has(_ character: Character) -> Bool {
    guard let converter = iconv_open(name, "UTF-8"), converter != iconv_t(bitPattern: -1) else {
      return false
    }
    defer { iconv_close(converter) }
    var source = Array(String(character).utf8CString.dropLast())
    var target = [CChar](repeating: 0, count: 8)
    return source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        var input = source.baseAddress
        var inputLeft = source.count
        var output = target.baseAddress
        var outputLeft = target.count
        return iconv(converter, &input, &inputLeft, &output, &outputLeft) == 0
      }
    }
  }
}
