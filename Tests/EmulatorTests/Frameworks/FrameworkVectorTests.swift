import TextField
import Testing

@testable import Limits

@Suite("The vectors of other frameworks")
struct FrameworkVectorTests {
  /// Vectors that say nothing about a length limit, by id and with the reason.
  static let notExpressible = [
    "vue.vModel-001": "what a bound model holds while composing; no limit is involved",
    "elementPlus.input-001": "what a bound model holds while composing; no limit is involved",
    "wechat.miniProgram.iOS-case3": "users' reports about a closed component; no result is given",
  ]

  @Test("All are read, and all but three can be expressed")
  func number() {
    #expect(FrameworkVector.all.count == 302)
    let others = FrameworkVector.all(.binding, .report).map(\.id)
    #expect(Set(others) == Set(Self.notExpressible.keys))
  }

  @Test("What is done to the widget gives the value", arguments: FrameworkVector.all(.ops))
  func operations(vector: FrameworkVector) throws {
    for name in [vector.policy] + (vector.also ?? []) {
      var driver = VectorDriver(
        try policy(named: name, maximum: vector.max, isTextArea: vector.isAboutTextArea),
        before: vector.before)
      for (index, operation) in (vector.ops ?? []).enumerated() {
        driver.apply(operation)
        if let trace = vector.trace {
          #expect(FieldValue(driver.field) == FieldValue(trace[index]), "\(name), step \(index)")
        }
      }
      var after = FieldValue(try #require(vector.after))
      if vector.asserts?.contains("selection") == false {
        after.selection = driver.field.selectedTextRange
      }
      #expect(FieldValue(driver.field) == after, "\(name)")
    }
  }

  @Test("Flutter's formatter makes the value of the two", arguments: FrameworkVector.all(.edit))
  func edits(vector: FrameworkVector) throws {
    let before = FieldValue(try #require(vector.before))
    let change = ValueChange(
      settled: before, old: before, new: FieldValue(try #require(vector.edit)))
    let after = try #require(vector.after)
    let limit = Limit(try #require(vector.max), .grapheme)
    for name in [vector.policy] + (vector.also ?? []) {
      let enforcement = try #require(FlutterFormatter.Enforcement(vectorName: name))
      let value = FlutterFormatter(enforcement: enforcement).format(change, within: limit).value
      #expect(value.text == after.text, "\(name)")
      #expect(value.marked == after.composing, "\(name)")
      if let selection = after.selection { #expect(value.selection == selection, "\(name)") }
    }
  }

  @Test(
    "Compose trims the last insertion of a transaction first",
    arguments: FrameworkVector.all(.transaction))
  func transaction(vector: FrameworkVector) throws {
    var value = FieldValue(try #require(vector.before))
    for operation in vector.ops ?? [] {
      let range = try #require(operation.range)
      let text = operation.text ?? ""
      value.text.replace(range, with: text)
      let end = range.lowerBound + text.count
      value.selection = end..<end
    }
    let trimmed = ComposeTransformation.trimmed(
      value, insertions: [0..<3, 3..<6], to: try #require(vector.max))
    #expect(trimmed == FieldValue(try #require(vector.after)))
  }

  @Test("Counters count as the policies' units do", arguments: FrameworkVector.all(.count))
  func counts(vector: FrameworkVector) throws {
    let unit: CountingUnit =
      vector.policy.hasPrefix("flutter") || vector.policy.contains("segmenter")
      ? .grapheme : .utf16
    #expect(unit.count(UTF16Text(try #require(vector.text))).value == vector.count)
  }

  @Test("QMUI keeps whole sequences of a range", arguments: FrameworkVector.all(.substring))
  func substrings(vector: FrameworkVector) throws {
    let measure: QMUIMeasure = vector.unit == "utf16" ? .utf16 : .nonASCIIAsTwo
    let range = try #require(vector.range)
    let kept = measure.wholeSequences(
      within: range[0]..<(range[0] + range[1]), of: UTF16Text(try #require(vector.text)))
    #expect(kept.count == vector.length)
  }
}

extension FrameworkVector {
  /// Whether line breaks are typed, which only a text area takes.
  fileprivate var isAboutTextArea: Bool {
    ops?.contains { $0.text?.contains(0x0A) == true } == true
  }
}

extension FlutterFormatter.Enforcement {
  fileprivate init?(vectorName name: String) {
    switch name {
    case "flutter.none": self = .none
    case "flutter.enforced": self = .enforced
    case "flutter.truncateAfterCompositionEnds": self = .afterComposition
    default: return nil
    }
  }
}

/// The policy that a vector speaks of; without a maximum, without a limit.
private func policy(
  named name: String, maximum: Int?, isTextArea: Bool
) throws -> any LimitPolicy {
  let maximum = maximum ?? -1
  func html(_ browser: HTMLMaxLength.Browser, isPasteExempt: Bool = false) -> any LimitPolicy {
    let unit: CountingUnit = browser == .webKitLegacy ? .grapheme : .utf16
    return FormatterPolicy(
      HTMLMaxLength(browser: browser, isPasteExempt: isPasteExempt, isMultiline: isTextArea),
      maximum: Limit(maximum, unit))
  }
  switch name {
  case "html.codeUnit": return html(.current)
  case "html.gecko": return html(.gecko)
  case "html.gecko.pasteUntruncated": return html(.gecko, isPasteExempt: true)
  case "html.webkitLegacyGrapheme": return html(.webKitLegacy)
  case "ios.qmui.textField.nonASCIIAsTwo":
    return QMUILimiter(.textField, maximum: maximum, measure: .nonASCIIAsTwo)
  case "antd.exceedFormatter.segmenter":
    return FormatterPolicy(AntdExceed(formatter: .segmenter), maximum: Limit(maximum))
  default:
    let id = try #require(catalogIDs[name], "\(name)")
    return try #require(PolicyCatalog.policy(id)).make(.init(limit: maximum))
  }
}

/// The catalog's ids for the vectors' names.
private let catalogIDs = [
  "flutter.none": "flutter-none", "flutter.enforced": "flutter-enforced",
  "flutter.truncateAfterCompositionEnds": "flutter-after-composition",
  "rn.ios.paper": "react-native", "rn.ios.fabric": "react-native-fabric",
  "android.lengthFilter": "android-length-filter", "compose.maxLengthReject": "compose-reject",
  "compose.maxLengthTrim": "compose-trim", "ios.qmui.textField": "qmui-text-field",
  "ios.qmui.textView": "qmui-text-view", "ios.jkInputLimit": "jk-input-limit",
  "swiftui.onChangePrefix": "swiftui-prefix", "vant.field": "vant-field",
  "antd.exceedFormatter.slice": "antd-exceed",
]
