import TextField

/// What checks an expectation on a device.
enum XCUITestClaim: Hashable {
  /// A call on the field that asserts it, without `field.`.
  case assertion(String)
  /// An assertion of a part, and why the rest cannot be seen.
  case part(String, String)
  /// Why it cannot be seen.
  case unseen(String)

  static let halfPair = "it holds half a surrogate pair, which no Swift string can"

  /// What checks a claim that stands in that line.
  init(_ claim: Expectation.Claim, line: Int) {
    self =
      switch claim {
      case .text(let text): Self.text(text, line)
      case .state(let notation):
        switch Self.text(StateReading(notation).text, line) {
        case .assertion(let call): .part(call, "marked text and the caret cannot be read")
        case let other: other
        }
      case .marked, .unmarked: .unseen("marked text cannot be told from other text")
      case .caret, .selection: .unseen("the selection cannot be read")
      case .count(let count, let unit?) where count.halves.isMultiple(of: 2):
        Self.count(count, unit, line)
      case .count: .unseen("only the app counts so")
      case .remaining: .unseen("what remains is known to the app alone")
      case .candidates: .unseen("the phone's dictionary is another one")
      case .refused, .accepted, .stepRefused: .unseen("the delegate's answer stays inside the app")
      case .cut: .unseen("what the app cut away stays inside the app")
      case .event: .unseen("the events stay inside the app")
      case .crash: .assertion("expectCrash(line: \(line))")
      }
  }

  private static func text(_ text: UTF16Text, _ line: Int) -> XCUITestClaim {
    SwiftNotation.literal(text).map { .assertion("expect(text: \($0), line: \(line))") }
      ?? .unseen(halfPair)
  }

  private static func count(_ count: Count, _ unit: CountingUnit, _ line: Int) -> XCUITestClaim {
    switch unit {
    case .utf16, .grapheme, .scalar, .utf8:
      .assertion("expect(.\(unit.rawValue), count: \(count.value), line: \(line))")
    case .gb18030, .wechat, .weibo, .twitter: .unseen("only the emulator counts so")
    }
  }
}
