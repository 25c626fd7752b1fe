import Scenarios

/// Other steps from here on; what has been played stays as it was.
extension Playback {
  /// The source of the step that comes next; empty at the end.
  var nextSource: String { nextLine.map(scenario.source.line) ?? "" }

  /// Puts another step in the place of the next one.
  /// - Throws: what is wrong with the text.
  mutating func replaceNextStep(with text: String) throws(ScenarioErrors) {
    goToStartOfStep()
    guard let line = nextLine else { return try insertStep(text) }
    let changed = try scenario.replacingStep(inLine: line, with: text)
    goOn(in: changed, changedLines: changedLines.union([line]))
  }

  /// Puts a step before the next one.
  /// - Throws: what is wrong with the text.
  mutating func insertStep(_ text: String) throws(ScenarioErrors) {
    goToStartOfStep()
    let line = nextLine
    let changed = try scenario.insertingStep(text, atLine: line)
    let place = line ?? changed.source.lines.count
    let moved = changedLines.map { $0 >= place ? $0 + 1 : $0 }
    goOn(in: changed, changedLines: Set(moved + [place]))
  }

  /// Takes the next step away, and what is expected after it.
  /// - Throws: why the scenario cannot be without it.
  mutating func dropNextStep() throws(ScenarioErrors) {
    goToStartOfStep()
    guard let line = nextLine else { return }
    goOn(in: try scenario.droppingStep(inLine: line), changedLines: changedLines)
  }
}
