import TextField

/// The inspector in the place of the trace.
extension AppState {
  /// Shows the inspector, or the trace again.
  mutating func toggleInspector() {
    logPanel = logPanel == .inspector ? .trace : .inspector
    inspectorOffset = 0
  }

  /// Scrolls the inspector by composed sequences, back for a positive number, up to the text's ends.
  mutating func scrollInspector(by sequences: Int) {
    let field = workbench.leading.field
    let wanted = inspectorOffset + sequences
    var offset = field.selectedTextRange.upperBound
    var steps = 0
    while steps < wanted, offset > 0 {
      offset = field.text.composedBoundary(before: offset)
      steps += 1
    }
    while steps > wanted, offset < field.text.count {
      offset = field.text.composedBoundary(after: offset)
      steps -= 1
    }
    inspectorOffset = steps
  }

  /// The inspector as the state has it.
  var inspectorPanel: InspectorPanel {
    InspectorPanel(
      session: workbench.leading, offset: inspectorOffset, detailed: showsDetails,
      language: language)
  }
}
