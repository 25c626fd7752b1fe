import Emulator
import Scenarios

/// What two snapshots of a state differ in, as lines.
struct PlainNews {
  /// What an event did stands below it, set in.
  private static let indent = "  "

  let before: PlainSnapshot
  let now: PlainSnapshot
  let state: AppState

  /// The lines.
  var lines: [String] {
    var lines = overlay
    if before.isCovered, !now.isCovered { lines.append(PlainWording.closed(state.language)) }
    if now.formField != before.formField, let field = now.formField {
      lines.append(PlainWording.formField(field, state.language))
    }
    if before.formField == nil, now.formField != nil { lines += form }
    if now.settings != before.settings { lines.append(now.settings) }
    lines += events
    if let inspected = now.inspected, inspected != before.inspected {
      lines.append(Self.indent + inspected)
    }
    lines += playing
    lines += rows
    return lines
  }

  private var wording: PlainWording {
    PlainWording(language: state.language, widths: state.widths)
  }

  private var overlay: [String] {
    guard let reading = now.overlay, reading != before.overlay else { return [] }
    return reading.title == before.overlay?.title ? reading.lines : [reading.title] + reading.lines
  }

  /// The fields of the form that has just been opened, from the top.
  private var form: [String] {
    (state.formPanel?.rows ?? []).map { row in
      Self.indent + row.preset.label(in: state.language) + ": " + wording.state(of: row.session)
    }
  }

  /// The events that came, and what the last of them did.
  private var events: [String] {
    // Another field has a history of its own.
    let isSame = now.formField == before.formField
    let start = isSame ? before.actionCount : now.actionCount
    let events = state.workbench.actions.dropFirst(start).compactMap(\.shownEvent)
    let isHidden = state.workbench.leading.field.profile.traits.secureTextEntry
    var lines: [String] = events.map { (isHidden ? $0.withoutText : $0).shortNotation }
    if !events.isEmpty {
      lines += wording.checks(of: state.workbench.leadingRecord, isHidden: isHidden)
        .map { Self.indent + $0 }
    }
    if !events.isEmpty || now.field != before.field || now.actionCount < before.actionCount {
      lines.append(Self.indent + now.field)
    }
    if now.candidates != before.candidates, !now.candidates.isEmpty {
      lines.append(Self.indent + now.candidates)
    }
    return lines
  }

  /// What became of expectations, and the end of the scenario.
  private var playing: [String] {
    guard let playback = state.playback else { return [] }
    guard now.actionCount >= before.actionCount else { return [PlainWording.back(state.language)] }
    var lines = playback.tried
      .filter { !before.triedLines.contains($0.expectation.line) }
      .map { Self.indent + wording.outcome($0.outcome, of: $0.expectation) }
    if before.hasNextStep == true, now.hasNextStep == false {
      let failed = playback.outcomes.failed
      let say = state.language.say
      lines.append(
        failed == 0
          ? say("End of the scenario, 0 failed.", "脚本结束，全部通过。", "腳本結束，全部通過。")
          : say(
            "End of the scenario, \(failed) failed.", "脚本结束，\(failed) 项失败。",
            "腳本結束，\(failed) 項失敗。"))
    }
    return lines
  }

  /// The policies that differ from the leading one otherwise than before.
  private var rows: [String] {
    state.workbench.compared.map(\.id).compactMap { id in
      let difference = now.differences[id]
      guard difference != before.differences[id] else { return nil }
      let same = state.language.say("as the leading policy", "与主策略相同", "與主策略相同")
      return Self.indent + "\(id): " + (difference ?? same)
    }
  }
}

extension Workbench.Action {
  /// The event, where it is one of the tester's.
  fileprivate var shownEvent: InputEvent? {
    guard case .input(let event) = self else { return nil }
    if case .tick = event { return nil }
    return event
  }
}
