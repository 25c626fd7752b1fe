import Emulator
import InputMethods
import Scenarios
import Screen
import TextField

/// Everything of a state that lines are made of, so that two can be compared.
struct PlainSnapshot: Sendable {
  /// How many columns of a text are read out around the caret.
  static let textColumns = 160

  /// Policy, limit, keyboard and profile.
  let settings: String
  /// The leading field's text, count and rest.
  let field: String
  /// The candidates in sight; empty where there are none.
  let candidates: String
  /// What each compared policy has that the leading one has not; nil for the same.
  let differences: [String: String]
  /// Which field of the form it is; nil for a field alone.
  let formField: FieldPreset?
  /// What the inspector says of the composed sequence at the caret; nil while it is not shown.
  let inspected: String?
  /// How many things were done.
  let actionCount: Int
  /// The lines of the scenario whose expectations were tried.
  let triedLines: Set<Int>
  /// Whether the scenario that is being played has a next step; nil while none is played.
  let hasNextStep: Bool?
  /// Whether something lies over the view.
  let isCovered: Bool
  /// What that is, where it can be read out line by line.
  let overlay: OverlayReading?
  /// The picture as text, row by row; empty where it is not wanted.
  let rows: [String]

  init(_ state: AppState, includesPicture: Bool) {
    let leading = state.workbench.leading
    let wording = PlainWording(language: state.language, widths: state.widths)
    settings = wording.settings(of: leading)
    field = wording.state(of: leading)
    candidates = wording.candidates(
      state.shownCandidates, keys: leading.keyboard.candidateKeys, syllables: state.shownSyllables)
    differences = state.isComparing ? wording.differences(in: state.workbench.bench) : [:]
    let form = state.form.flatMap { $0.isShown ? $0 : nil }
    formField = form?.focused
    inspected = state.logPanel == .inspector ? wording.inspection(of: leading) : nil
    actionCount = state.workbench.actions.count
    triedLines = Set(state.playback?.triedLines ?? [])
    hasNextStep = state.playback.map { $0.nextLine != nil }
    isCovered = state.overlay != nil
    overlay = OverlayReading(state)
    rows = includesPicture ? state.frame.plainRows : []
  }
}

extension Playback {
  /// Every expectation with what became of it, in order of the lines.
  var tried: [(expectation: Expectation, outcome: Outcomes.Outcome)] {
    (scenario.opening + scenario.steps.flatMap(\.expectations)).compactMap { expectation in
      outcomes[expectation.line].map { (expectation, $0) }
    }
  }

  fileprivate var triedLines: [Int] { tried.map(\.expectation.line) }
}

extension Frame {
  /// The rows that hold something, without boxes and rules.
  fileprivate var plainRows: [String] {
    bounds.rowRange.compactMap { row in
      let scalars = text(inRow: row).unicodeScalars.map { scalar in
        ("\u{2500}"..."\u{257F}").contains(scalar) ? " " : scalar
      }
      let words = String(String.UnicodeScalarView(scalars)).split(separator: " ")
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }
}
