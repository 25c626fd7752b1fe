import Foundation
import Testing

@testable import Scenarios

@Suite("Reports")
struct ReportTests {
  private func records(_ text: String) throws -> [[String: Any]] {
    try result(text, as: .json).text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("JSON: a record per key and policy, in order, and a last line that sums up")
  func order() throws {
    let records = try records(
      """
      policy combined, editing-changed
      limit 2
      text "一二"
      keys h{space}
      expect text "一二"

      """)
    #expect(records.count == 5)
    #expect(
      records.prefix(4).map { $0["step"] as? String } == [
        "keys h", "keys h", "keys {space}", "keys {space}",
      ])
    #expect(
      records.prefix(4).map { $0["policy"] as? String } == [
        "combined", "editing-changed", "combined", "editing-changed",
      ])
    #expect(records.prefix(4).allSatisfy { $0["line"] as? Int == 4 })
    #expect(records.prefix(4).allSatisfy { $0["scenario"] as? String == "t.scenario" })
    #expect((records[0]["expectations"] as? [Any])?.isEmpty == true)
    let expectation = try #require((records[2]["expectations"] as? [[String: Any]])?.first)
    #expect(expectation["line"] as? Int == 5)
    #expect(expectation["held"] as? Bool == true)
    #expect(
      records[4] as? [String: Int] == ["scenarios": 1, "passed": 2, "failed": 0, "skipped": 0])
  }

  @Test("JSON: the question with its answer and reason, and the state with its nulls")
  func members() throws {
    let record = try records("limit 2\ntext \"一二\"\nkeys h\n")[0]
    let call = try #require((record["calls"] as? [[String: Any]])?.first)
    #expect(call["call"] as? String == "shouldChange")
    #expect(call["range"] as? [Int] == [2, 2])
    #expect(call["replacement"] as? String == "h")
    #expect(call["answer"] as? String == "refuse")
    let reason = try #require(call["reason"] as? [String: Any])
    #expect(reason["rule"] as? String == "full")
    #expect(reason["confirmed"] as? Int == 2)
    #expect(reason["limit"] as? Int == 2)
    let state = try #require(record["state"] as? [String: Any])
    #expect(
      Set(state.keys) == [
        "text", "utf16", "marked", "selection", "unit", "count", "limit", "remaining",
        "candidates", "crashed",
      ])
    #expect(state["text"] as? String == "一二")
    #expect(state["utf16"] is NSNull)
    #expect(state["marked"] is NSNull)
    #expect(state["selection"] as? [Int] == [2, 2])
    #expect(state["remaining"] as? Int == 0)
    #expect(state["crashed"] as? Bool == false)
  }

  @Test("JSON: half a pair is told in units, ten candidates at most, a crash by name and numbers")
  func corners() throws {
    let broken = try records("policy unlimited\ninsert \"\\u{D83D}\"\n")[0]
    let state = try #require(broken["state"] as? [String: Any])
    #expect(state["text"] as? String == "\u{FFFD}")
    #expect(state["utf16"] as? [Int] == [0xD83D])
    let composing = try records("policy unlimited\nkeys shi\n")[2]
    let candidates = (composing["state"] as? [String: Any])?["candidates"] as? [String]
    #expect(candidates?.count == 10)
    let crashed = try records("policy unlimited\nreplace 0 9 \"\"\n")[0]
    let calls = try #require(crashed["calls"] as? [[String: Any]])
    #expect(calls.last?["call"] as? String == "crash")
    #expect("\(calls.last ?? [:])".contains("NSRangeException"))
  }

  @Test("Text: what was expected, what was got, and the trace of the step")
  func failure() throws {
    let text = try result("title \"t\"\nlimit 2\ntext \"一二\"\nkeys h\nexpect text \"一\"\n").text
    for part in [
      "FAILED", "expect text \"一\"", "combined", "\"一二\"", "2 confirmed, limit 2", "1 failed",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }
}
