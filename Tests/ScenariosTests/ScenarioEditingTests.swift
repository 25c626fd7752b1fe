import Testing

@testable import Scenarios

@Suite("Editing the steps of a scenario")
struct ScenarioEditingTests {
  private static let source = """
    limit 10
    # What is typed.
    keys hao
    expect marked "hao"
    paste "一"
    expect text "一"
    """

  private func scenario(_ text: String = source) throws -> Scenario {
    try Scenario(SourceFile(name: "test.scenario", text: text))
  }

  @Test("Another step takes the place of one, and all else stays")
  func replacing() throws {
    let old = try scenario()
    let new = try old.replacingStep(inLine: 3, with: "! keys ni  # shorter")
    #expect(new.steps.map(\.notation) == ["! keys ni", "paste \"一\""])
    #expect(new.steps[0].expectations == old.steps[0].expectations)
    #expect(new.steps[1] == old.steps[1])
    #expect(new.source.line(3) == "! keys ni  # shorter")
  }

  @Test("A step more moves the lines below down by one; at the end it is the last one")
  func inserting() throws {
    let old = try scenario()
    let middle = try old.insertingStep("delete 2", atLine: 5)
    #expect(middle.steps.map(\.line) == [3, 5, 6])
    #expect(middle.steps.map(\.notation) == ["keys hao", "delete 2", "paste \"一\""])
    let end = try old.insertingStep("undo", atLine: nil)
    #expect(end.steps.map(\.line) == [3, 5, 7])
    #expect(end.source.text == Self.source + "\nundo\n")
  }

  @Test("A step less, with what it expects; the others keep their lines")
  func dropping() throws {
    let new = try scenario().droppingStep(inLine: 3)
    #expect(new.steps.map(\.line) == [5])
    #expect(new.opening.isEmpty)
    #expect(new.source.line(4) == "# expect marked \"hao\"")
  }

  @Test(
    "What is no step is an error at its place",
    arguments: [
      ("", ScenarioError.missing(.step), 0), ("# nothing", .missing(.step), 0),
      ("expect unmarked", .missing(.step), 0), ("title \"x\"", .missing(.step), 0),
      ("limit 5", .duplicate("limit", firstLine: 1), 0),
      ("kees hao", .unknown(.verb, "kees", nearest: "keys"), 0),
      ("caret one", .missing(.offsetOrEnd), 6), ("keys {x", .unterminatedBrace, 5),
      ("keys a\nkeys b", .controlCharacter(10), 6),
    ])
  func errors(text: String, error: ScenarioError, column: Int) throws {
    let old = try scenario()
    let errors = #expect(throws: ScenarioErrors.self) {
      try old.replacingStep(inLine: 3, with: text)
    }
    let first = try #require(errors?.diagnostics.first)
    #expect(first.error == error)
    #expect(first.place.line == 3)
    #expect(first.place.scalars.lowerBound == column)
  }

  @Test("A step that is missed below cannot go")
  func needed() throws {
    #expect(throws: ScenarioErrors.self) {
      try scenario("keys a\nlimit 5\nkeys b").droppingStep(inLine: 1)
    }
    #expect(throws: ScenarioErrors.self) { try scenario("undo").droppingStep(inLine: 1) }
    #expect(throws: ScenarioErrors.self) { try scenario().droppingStep(inLine: 4) }
  }
}
