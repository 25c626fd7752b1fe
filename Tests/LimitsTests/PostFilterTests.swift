import TextField
import Testing

@testable import Limits

/// What a policy's filter makes of `text`, and why.
private func filtered(
  _ id: String, _ options: PolicyDescription.Options, _ text: UTF16Text, marked: UTF16Text = "",
  preset: FieldPreset = .plain
) throws -> (text: UTF16Text, reason: Reason) {
  var policy = try #require(PolicyCatalog.policy(id)).make(options)
  var field = TextFieldModel(text: text, preset: preset)
  policy.didBeginEditing(&field)
  if !marked.isEmpty { field.setMarkedText(marked) }
  let reason = try policy.editingChanged(&field)
  return (field.text, reason)
}

private let family: UTF16Text = "👨‍👩‍👧‍👦"

@Suite("The post-filters")
struct PostFilterTests {
  @Test(
    "A cut keeps what the published code keeps",
    arguments: [
      ("editing-changed", 3, "一二三四", "一二三"),
      ("editing-changed", 3, "一二三", "一二三"),
      ("editing-changed", 3, "一二😀", "一二"),
      ("editing-changed", 2, "一😀二", "一"),
      ("editing-changed", 1, "😀", "😀"),
      ("editing-changed", -1, "一二三", "一二三"),
      ("combined", 1, "😀", ""),
      ("combined", 1, "一二", "一"),
      ("combined", 0, "一二三", "一二三"),
      ("limit-length", 3, "一二😀", "一二"),
      ("limit-length", 1, "😀", ""),
      ("limit-length", 0, "一二三", "一二三"),
      ("limit-type-intended", 3, "一二😀", "一二\u{FFFD}"),
    ])
  func cut(id: String, limit: Int, text: String, kept: String) throws {
    #expect(try filtered(id, .init(limit: limit), UTF16Text(text)).text.string == kept)
  }

  @Test("Covering a range keeps a sequence that is longer than the limit")
  func coveringWidens() throws {
    let text = UTF16Text(units: UTF16Text("一二三四五").units + family.units)
    for id in ["editing-changed", "combined"] {
      let result = try filtered(id, .init(limit: 11), text)
      #expect(result.text == text)
      #expect(
        result.reason == .cutToSequences(length: 16, limit: 11, asked: 0..<10, kept: 16))
    }
    let result = try filtered("limit-length", .init(limit: 11), text)
    #expect(result.text == "一二三四五")
    #expect(result.reason == .cutBeforeSequence(length: 16, limit: 11, sequence: 5..<16))
  }

  @Test("A limit of 0 and a sequence of two units: the published range is one of NSUIntegerMax")
  func zeroLimitCrashes() {
    #expect(throws: SimulatedCrash.rangeOutOfBounds(range: 0..<Int.max, length: 2)) {
      try filtered("editing-changed", .init(limit: 0), "😀")
    }
  }

  @Test(
    "While text is marked the filters look away",
    arguments: ["editing-changed", "combined", "limit-length"])
  func marked(id: String) throws {
    let result = try filtered(id, .init(limit: 2), "一二", marked: "hao")
    #expect(result.text == "一二hao")
    #expect(result.reason == .composing(marked: 3))
  }

  @Test("limit-length takes its limit from the tag, and has none before and after editing")
  func tags() throws {
    let digits: UTF16Text = "1234567890123456"
    #expect(try filtered("limit-length", .init(limit: 9), digits).text.count == 9)
    #expect(
      try filtered("limit-length", .init(limit: 9), digits, preset: .phone).text.count == 11)
    #expect(
      try filtered("limit-length", .init(limit: 9), digits, preset: .code).text.count == 6)
    var policy = LimitLength(maximum: 3)
    var field = TextFieldModel(text: digits)
    #expect(try policy.editingChanged(&field) == .noLimit)
    policy.didBeginEditing(&field)
    policy.didEndEditing(&field)
    #expect(try policy.editingChanged(&field) == .noLimit)
    #expect(field.text == digits)
  }

  @Test(
    "limit-type empties a field with wrong content",
    arguments: [
      ("limit-type", ContentFilter.number, "12345", "12345"),
      ("limit-type", .number, "12a", ""),
      ("limit-type", .none, "12", "12"),
      ("limit-type", .none, "一", ""),
      ("limit-type", .letter, "stop", ""),
      ("limit-type", .letter, "sop", "sop"),
      ("limit-type-intended", .none, "一", "一"),
      ("limit-type-intended", .letter, "stop", "stop"),
      ("limit-type-intended", .letter, "s p", ""),
    ])
  func content(id: String, filter: ContentFilter, text: String, kept: String) throws {
    let result = try filtered(id, .init(limit: 9, filter: filter), UTF16Text(text))
    #expect(result.text.string == kept)
  }

  @Test("limit-type assigns the text at every change, so a mark does not survive")
  func assignsAlways() throws {
    var policy = LimitType(maximum: 9, filter: .none, edition: .intended)
    var field = TextFieldModel(text: "一")
    field.setMarkedText("w")
    _ = field.drainCalls()
    _ = try policy.editingChanged(&field)
    #expect(field.markedTextRange == nil)
    #expect(field.drainCalls().map(\.name) == [.setText])
  }

  @Test("last-valid puts the remembered text back")
  func lastValid() throws {
    var policy = LastValid(pattern: try SearchPattern("^[0-9]*$"))
    var field = TextFieldModel(text: "12")
    _ = try policy.shouldChange(
      ProposedChange(range: 2..<2, replacement: "3", kind: .insertion), in: &field)
    field.insertText("x")
    #expect(try policy.editingChanged(&field) == .restored(length: 3, restored: 3))
    #expect(field.text == "123")
  }
}
