import TextField
import Testing

@testable import Limits

/// What a policy answers about replacing `range` of `text` by `replacement`.
private func answer(
  _ id: String, limit: Int? = nil, text: UTF16Text, marked: UTF16Text = "", range: Range<Int>,
  replacement: UTF16Text, kind: ProposedChange.Kind = .insertion
) throws -> Answer {
  var policy = try #require(PolicyCatalog.policy(id)).make(.init(limit: limit))
  var field = TextFieldModel(text: text)
  if !marked.isEmpty { field.setMarkedText(marked) }
  return try policy.shouldChange(
    ProposedChange(range: range, replacement: replacement, kind: kind), in: &field)
}

@Suite("The pre-checks")
struct PreCheckTests {
  @Test(
    "delegate-only compares the length that would result",
    arguments: [
      (10, "一二三", 3..<3, "a", Answer.accept(.within(length: 4, limit: 10))),
      (3, "一二三", 3..<3, "a", .refuse(.over(length: 4, limit: 3))),
      (3, "一二三", 0..<2, "ab", .accept(.within(length: 3, limit: 3))),
      (2, "一二三", 2..<3, "", .accept(.within(length: 2, limit: 2))),
      (1, "一二三", 2..<3, "", .refuse(.over(length: 2, limit: 1))),
      (9, "一二三", 1..<4, "", .refuse(.rangeOutside(range: 1..<4, length: 3))),
      (0, "", 0..<0, "a", .refuse(.over(length: 1, limit: 0))),
      (-1, "一二三", 3..<3, "a", .accept(.within(length: 4, limit: -1))),
    ] as [(Int, UTF16Text, Range<Int>, UTF16Text, Answer)])
  func delegateOnly(
    limit: Int, text: UTF16Text, range: Range<Int>, replacement: UTF16Text, expected: Answer
  ) throws {
    let got = try answer(
      "delegate-only", limit: limit, text: text, range: range, replacement: replacement)
    #expect(got == expected)
  }

  @Test(
    "combined counts what is confirmed, and allows six letters a place when one or two are left",
    arguments: [
      (3, "一二三", "", Answer.refuse(.full(confirmed: 3, limit: 3))),
      (6, "一二三", "ni", .accept(.roomLeft(confirmed: 3, limit: 6, marked: 2, allowed: nil))),
      (5, "一二三", "n", .accept(.roomLeft(confirmed: 3, limit: 5, marked: 1, allowed: 12))),
      (4, "一二三", "zhuang", .accept(.roomLeft(confirmed: 3, limit: 4, marked: 6, allowed: 6))),
      (4, "一二三", "zhuanga", .refuse(.markTooLong(marked: 7, allowed: 6))),
      (0, "一二三", "ni", .accept(.noLimit)),
      (-3, "一二三", "", .accept(.noLimit)),
    ] as [(Int, UTF16Text, UTF16Text, Answer)])
  func combined(limit: Int, text: UTF16Text, marked: UTF16Text, expected: Answer) throws {
    let caret = text.count + marked.count
    let got = try answer(
      "combined", limit: limit, text: text, marked: marked, range: caret..<caret,
      replacement: "a")
    #expect(got == expected)
  }

  @Test(
    "combined tells the sum that it compares beside what is confirmed, where they differ",
    arguments: [
      (5, 3..<6, Answer.accept(.roomLeft(confirmed: 3, sum: 0, limit: 5, marked: 3, allowed: nil))),
      (5, 2..<4, .accept(.roomLeft(confirmed: 2, sum: 1, limit: 5, marked: 3, allowed: nil))),
      (5, 1..<3, .accept(.roomLeft(confirmed: 1, limit: 5, marked: 3, allowed: nil))),
      (2, 5..<6, .refuse(.full(confirmed: 3, limit: 2))),
    ] as [(Int, Range<Int>, Answer)])
  func combinedSum(limit: Int, range: Range<Int>, expected: Answer) throws {
    let got = try answer(
      "combined", limit: limit, text: "一二三", marked: "hao", range: range, replacement: "好")
    #expect(got == expected)
  }

  @Test(
    "exact compares with the limit that is set, also where more is in the field",
    arguments: [
      (3, 5..<5, "\n", Answer.accept(.tolerated(length: 5, limit: 3))),
      (5, 5..<5, "\n", .accept(.within(length: 5, limit: 5))),
      (0, 5..<5, "\n", .accept(.noLimit)),
      (3, 0..<2, "a", .accept(.tolerated(length: 4, limit: 3))),
      (3, 5..<5, "a", .refuse(.full(confirmed: 5, limit: 3))),
    ] as [(Int, Range<Int>, UTF16Text, Answer)])
  func exact(limit: Int, range: Range<Int>, replacement: UTF16Text, expected: Answer) throws {
    let got = try answer(
      "exact", limit: limit, text: "一二三四五", range: range, replacement: replacement)
    #expect(got == expected)
  }

  @Test(
    "wechat-name counts GB18030 bytes, and composing letters twice",
    arguments: [
      ("一二三四五六七八九十百千万亿你", "", "h", .composition, true),
      ("一二三四五六七八九十百千万亿你", "h", "a", .composition, false),
      ("一二三四五六七八九十百千万亿你", "", "hi", .insertion, true),
      ("一二三四五六七八九十百千万亿你", "", "😀", .insertion, false),
      ("一二三四五六七八九十百千万亿", "", "😀", .insertion, true),
    ] as [(UTF16Text, UTF16Text, UTF16Text, ProposedChange.Kind, Bool)])
  func weChat(
    text: UTF16Text, marked: UTF16Text, replacement: UTF16Text, kind: ProposedChange.Kind,
    isAccepted: Bool
  ) throws {
    let caret = text.count + marked.count
    let got = try answer(
      "wechat-name", text: text, marked: marked, range: caret..<caret,
      replacement: replacement, kind: kind)
    #expect((got.verdict == .accept) == isAccepted)
  }

  @Test("wechat-name credits the letters that a candidate replaces")
  func weChatCommit() throws {
    let text: UTF16Text = "一二三四五六七八九十百千万亿你"
    let got = try answer(
      "wechat-name", text: text, marked: "h", range: 15..<16, replacement: "好", kind: .commit)
    #expect(got == .accept(.within(length: 32, limit: 32)))
  }

  @Test(
    "last-valid searches as many units as the text has characters",
    arguments: [
      ("1234.56", true), ("12a34", true), ("1234567", true), ("12345678", false), ("", true),
      ("12😀3", false), ("好", true),
    ] as [(UTF16Text, Bool)])
  func lastValid(text: UTF16Text, isAccepted: Bool) throws {
    let got = try answer("last-valid", text: "9", range: 0..<1, replacement: text)
    #expect((got.verdict == .accept) == isAccepted)
  }

  @Test("last-valid raises where NSString would")
  func lastValidCrash() {
    #expect(throws: SimulatedCrash.rangeOutOfBounds(range: 2..<4, length: 3)) {
      try answer("last-valid", text: "123", range: 2..<4, replacement: "")
    }
  }

  @Test(
    "Policies without a pre-check accept everything",
    arguments: ["unlimited", "editing-changed", "limit-length", "limit-type"])
  func absent(id: String) throws {
    let got = try answer(id, limit: 1, text: "一二三", range: 0..<99, replacement: "abc")
    #expect(got == .accept(.absent))
  }
}
