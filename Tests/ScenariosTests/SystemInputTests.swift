import Limits
import Testing

@testable import Scenarios

@Suite("The system's own input in scenarios")
struct SystemInputTests {
  @Test(
    "Whatever the system types can be written, switched and expected",
    arguments: [
      """
      policy   delegate-only, editing-changed
      limit    4
      keyboard english
      text     "one t"
      set      autocorrection-asks off
      suggest  "two"
      expect   text "one two" for delegate-only
      expect   text "one "    for editing-changed
      """,
      """
      policy   delegate-only, combined
      field    phone
      limit    11
      set      autofill-probe space
      autofill "+86 13800138000"
      expect   text "+86 13800138000" for delegate-only
      expect   text "+86 1380013"     for combined
      expect   event shouldChange
      """,
      """
      policy  delegate-only
      limit   2
      set     dictation-placeholder spaces
      dictate "三个字"
      expect  text "三个字"
      expect  event editingChanged
      """,
      """
      policy delegate-only
      limit  4
      text   "一二三"
      drop   1 "a"
      expect state "一a|二三"
      ! drop 0 "bc"
      paste
      expect event nothingTo
      """,
      """
      keyboard english
      policy   unlimited
      set      text-replacement on
      set      return-ends-editing on
      keys     omw{return}
      expect   text "On my way!"
      expect   event editingDidEndOnExit
      expect   event textDidEndEditing
      focus
      expect   event shouldBeginEditing
      """,
      """
      policy   unlimited
      text     "old"
      set      secure-text-entry on
      keys     n
      expect   state "n|"
      ! suggest "x"
      expect   event notOffered
      """,
    ])
  func runs(text: String) throws {
    let tally = try result(text).tally
    #expect(tally.failed == 0)
    #expect(tally.passed > 0)
  }

  @Test(
    "A missing argument is named",
    arguments: [
      ("suggest", ScenarioError.missing(.string)), ("autofill", .missing(.string)),
      ("dictate", .missing(.string)), ("drop 1", .missing(.string)),
      (#"drop "a""#, .missing(.offset)), ("dictate word", .missing(.string)),
    ])
  func missing(line: String, error: ScenarioError) {
    #expect(diagnostics(in: line).map(\.error) == [error])
  }

  @Test("The report names each call as iOS makes it")
  func report() throws {
    let json = try result(
      """
      policy unlimited
      set content-type one-time-code
      autofill "7"
      blur
      """, as: .json
    ).text
    let names = json.split(separator: "\"call\":\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(
      names == [
        "shouldChange", "shouldChange", "shouldChange", "insertText", "selectionChanged",
        "editingChanged", "textDidChange", "shouldEndEditing", "editingDidEnd",
        "textDidEndEditing",
      ])
  }
}
