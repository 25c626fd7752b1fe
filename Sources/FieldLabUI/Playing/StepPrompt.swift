import Scenarios
import Screen

/// The question for a step that takes the place of the next one, or comes before it.
struct StepPrompt: Sendable {
  /// Whether it is one more step.
  let inserts: Bool
  /// The line so far.
  var editor: LineEditor
  /// What is wrong with it, since Return was pressed.
  var problem: Diagnostic?
}

extension AppState {
  /// Asks for the next step, or for one before it.
  mutating func askForStep(inserts: Bool) -> [Effect] {
    guard var playback, inserts || playback.nextLine != nil else { return [.bell] }
    // What is edited has not been played yet, not even a part of it.
    playback.goToStartOfStep()
    show(playback)
    overlay = .step(
      StepPrompt(
        inserts: inserts, editor: LineEditor(inserts ? "" : playback.nextSource), problem: nil))
    return []
  }

  /// Gives a key to the question for a step; it stays open with one that is wrong.
  mutating func takeKey(_ key: KeyEvent, in prompt: StepPrompt) -> [Effect] {
    var prompt = prompt
    var isTaken = true
    if key == .return {
      do throws(ScenarioErrors) {
        let text = prompt.editor.text
        try change { playback throws(ScenarioErrors) in
          if prompt.inserts {
            try playback.insertStep(text)
          } else {
            try playback.replaceNextStep(with: text)
          }
        }
        overlay = nil
        return []
      } catch {
        prompt.problem = error.diagnostics.first
        isTaken = false
      }
    } else {
      prompt.problem = nil
      isTaken = prompt.editor.take(key)
    }
    overlay = .step(prompt)
    return isTaken ? [] : [.bell]
  }

  /// Draws the question for a step, the place of what is wrong in it, and why.
  func draw(_ prompt: StepPrompt, in frame: inout Frame) {
    let rect = popup(rows: 7, columns: 76, in: &frame)
    frame.box(
      rect, style: Style(.accent),
      title: StyledText(CasesWording.stepTitle(inserts: prompt.inserts, language), .bold))
    var inside = rect.inset(rows: 1, columns: 2)
    let line = inside.takeTop(1)
    let hidden = prompt.editor.draw(in: &frame, at: line)
    let hint = inside.takeBottom(1)
    frame.write(
      CasesWording.stepKeys(language), at: hint.row, hint.column, style: Style(.muted),
      maxColumns: hint.size.columns)
    guard let problem = prompt.problem else { return }
    let text = String(prompt.editor.text.unicodeScalars.prefix(problem.place.scalars.lowerBound))
    let column = max(0, widths.columns(of: text) - hidden)
    let mark = inside.takeTop(1)
    if column < mark.size.columns {
      frame.write("^", at: mark.row, mark.column + column, style: Style(.bad, .bold))
    }
    let words = widths.lines(
      of: ScenarioErrorWording.words(for: problem.error, in: language), columns: inside.size.columns
    )
    for (row, line) in zip(inside.rowRange, words) {
      frame.write(line, at: row, inside.column, style: Style(.bad))
    }
  }
}
