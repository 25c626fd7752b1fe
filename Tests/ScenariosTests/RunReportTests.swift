import Foundation
import Limits
import TextField
import Testing

@testable import Scenarios

@Suite("What reports say")
struct RunReportTests {
  @Test("The text report shows what failed, and how it came to it")
  func text() throws {
    let result = try result(
      """
      title "a title"
      policy delegate-only
      limit 2
      keyboard english
      keys ab
      keys cd
      pick "好"
      keys {x*30}abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijkl
      expect text "ab"
      keys c
      expect text "abc" # wrong
      expect text "ab" for combined
      """)
    #expect(
      result.text == """
        FAILED  t.scenario  a title  (1 passed, 1 failed, 1 skipped)
            note   line 7, delegate-only: pick "好": not offered: "好"
            line 11: expect text "abc"
              policy    delegate-only
              expected  "abc"
              got       "ab"
                           ^
              state     "ab|"
              step      line 10: keys c
                shouldChange 2..<2 "c" → refused: 3 over limit 2
        1 scenario: 1 passed, 1 failed, 1 skipped

        """)
  }

  @Test("When all holds, a scenario is one line")
  func allHolds() throws {
    #expect(
      try result("keys a\nexpect text \"a\"").text
        == "ok      t.scenario  (1 passed)\n1 scenario: 1 passed\n")
  }

  @Test("The number of failures that are shown is bounded")
  func manyFailures() throws {
    let lines = Array(repeating: "expect text \"a\"", count: 150)
    let result = try result(lines.joined(separator: "\n"))
    #expect(result.tally.failed == 150)
    #expect(result.text.contains("… and 50 more failures\n"))
  }

  private func records(_ text: String) throws -> [[String: Any]] {
    try result(text, as: .json).text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test("JSON has a record for each key and policy, and a last one that sums up")
  func json() throws {
    let records = try records(
      """
      policy combined, editing-changed
      limit 1
      keyboard english
      keys h{space}
      expect text "h"
      ! keys i
      """)
    #expect(records.count == 7)
    #expect(
      records.dropLast().map { $0["step"] as? String }
        == ["keys h", "keys h", "keys {space}", "keys {space}", "! keys i", "! keys i"])
    #expect(
      records.dropLast().map { $0["policy"] as? String }
        == Array(repeating: ["combined", "editing-changed"], count: 3).flatMap(\.self))
    #expect(records.dropLast().map { $0["line"] as? Int } == [4, 4, 4, 4, 6, 6])
    #expect(
      records.dropLast().map { ($0["expectations"] as? [[String: Any]])?.count }
        == [0, 0, 1, 1, 1, 1])
    #expect(
      records.last.map { NSDictionary(dictionary: $0) }
        == ["scenarios": 1, "passed": 4, "failed": 0, "skipped": 0])
  }

  @Test("A JSON record is what the contract says")
  func record() throws {
    let output = try result(
      "limit 1\nkeyboard english\ntext \"一\"\nkeys h\nexpect text \"一\"", as: .json
    ).text
    let line = output.prefix { $0 != "\n" }
    let expected = """
      {"scenario":"t.scenario","policy":"combined","line":4,"step":"keys h",
       "calls":[{"call":"shouldChange","range":[1,1],"replacement":"h","kind":"insertion",
                 "answer":"refuse","reason":{"rule":"full","confirmed":1,"limit":1}}],
       "state":{"text":"一","utf16":null,"marked":null,"selection":[1,1],"unit":"utf16",
                "count":1,"limit":1,"remaining":0,"candidates":[],"crashed":false},
       "expectations":[{"line":5,"held":true}]}
      """
    #expect(try object(String(line)) == object(expected))
    // The members stand in this order too.
    #expect(line == expected.replacing(#/\n */#, with: "")[...])
  }

  private func object(_ text: String) throws -> NSDictionary {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? NSDictionary)
  }

  @Test("A filter's record says what it cut, a crash's says its numbers")
  func members() throws {
    let records = try records(
      "policy editing-changed\nkeyboard english\ntext \"一二三四五六七八\"\npaste \"ABCDE\"\nundo")
    let paste = try #require(records.first?["calls"] as? [[String: Any]])
    #expect(
      paste.map { $0["call"] as? String } == [
        "shouldChange", "insertText", "selectionChanged", "editingChanged", "setText",
        "textDidChange",
      ])
    #expect(paste[3]["cut"] as? String == "CDE")
    #expect(paste[2]["selection"] as? [Int] == [13, 13])
    let crash = try #require((records[1]["calls"] as? [[String: Any]])?.last)
    #expect(crash["call"] as? String == "crash")
    #expect(crash["exception"] as? String == "NSRangeException")
    #expect(crash["range"] as? [Int] == [8, 13])
    #expect(crash["length"] as? Int == 10)
    #expect((records[1]["state"] as? [String: Any])?["crashed"] as? Bool == true)
  }

  @Test("Half a surrogate pair is told in code units")
  func loneSurrogate() throws {
    let state = try #require(
      try records("set text \"a\\u{D83D}\"").first?["state"] as? [String: Any])
    #expect(state["text"] as? String == "a\u{FFFD}")
    #expect(state["utf16"] as? [Int] == [0x61, 0xD83D])
  }

  @Test("So are a cut and a replaced text with half a pair")
  func loneSurrogateInCalls() throws {
    let records = try records(
      """
      policy editing-changed
      limit 2
      insert "ab\\u{D83D}"
      set text "\\u{D83D}"
      delete
      """)
    let calls = try records.dropLast().map { try #require($0["calls"] as? [[String: Any]]) }
    let check = try #require(calls[0].first { $0["call"] as? String == "editingChanged" })
    #expect(check["cut"] as? String == "\u{FFFD}")
    #expect(check["utf16"] as? [Int] == [0xD83D])
    let deletion = try #require(calls[2].first { $0["call"] as? String == "deleteBackward" })
    #expect(deletion["replaced"] as? String == "\u{FFFD}")
    #expect(deletion["replacedUTF16"] as? [Int] == [0xD83D])
    #expect(deletion["utf16"] == nil)
  }

  @Test("Candidates and marked text are told while composing")
  func composing() throws {
    let state = try #require(try records("keys hao").dropLast().last?["state"] as? [String: Any])
    #expect(state["marked"] as? String == "hao")
    #expect((state["candidates"] as? [String])?.count == 10)
    #expect((state["candidates"] as? [String])?.first == "好")
  }

  @Test("Without a limit, limit and remaining are null")
  func noLimit() throws {
    let state = try #require(
      try records("policy unlimited\ncopy").first?["state"] as? [String: Any])
    #expect(state["limit"] is NSNull)
    #expect(state["remaining"] is NSNull)
  }

  @Test("Expectations before the first step have a record of their own")
  func start() throws {
    let records = try records("expect text \"\"")
    #expect(records.first?["step"] as? String == "start")
    #expect(records.first?["line"] as? Int == 1)
    #expect(records.count == 2)
  }

  @Test("Counts are numbers, halves included")
  func halves() throws {
    let records = try records("policy unlimited\nlimit 5 weibo\ntext \"a\"\ncopy")
    #expect((records.first?["state"] as? [String: Any])?["count"] as? Double == 0.5)
  }

  @Test("The table of counts has a line for each text")
  func counts() {
    let lines = CountTable.table(of: ["你好a", "\u{1F600}"], in: .english).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[1].split(separator: " ") == ["3", "3", "3", "7", "5", "5", "2.5", "5", "\"你好a\""])
    #expect(CountTable.numbers(of: ["你好", ""], in: .utf8) == "6\n0\n")
  }

  @Test("The list of policies has them all")
  func policies() throws {
    #expect(PolicyList.text(in: .english).split(separator: "\n").count == PolicyCatalog.all.count)
    let ids = try PolicyList.json().split(separator: "\n").map { line in
      try object(String(line))["id"] as? String
    }
    #expect(ids == PolicyCatalog.all.map(\.id))
  }
}
