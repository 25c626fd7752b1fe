import Emulator
import Limits
import Scenarios
import Screen

extension AppState {
  /// The smallest screen that shows what matters.
  static let smallestSize = Size(rows: 12, columns: 40)
  /// From this width on the trace stands beside the field.
  private static let wideColumns = 120

  /// The state as a picture.
  public var frame: Frame { picture.frame }

  /// The same, and what keys and taps need to know about it.
  var picture: Picture {
    var picture = Picture(frame: Frame(size: size, widths: widths))
    guard size.rows >= Self.smallestSize.rows, size.columns >= Self.smallestSize.columns else {
      drawTooSmall(in: &picture.frame)
      return picture
    }
    var rest = picture.frame.bounds
    drawTitle(in: &picture.frame, at: rest.takeTop(1))
    picture.areas = drawHelpLine(in: &picture.frame, at: rest.takeBottom(1))
    drawMessage(in: &picture.frame, at: rest.takeBottom(1))
    if view == .trace {
      drawTrace(in: &picture, at: rest)
    } else if isWide {
      drawWide(in: &picture, at: rest)
    } else {
      drawField(in: &picture, at: &rest)
      drawOnScreenKeyboard(in: &picture, at: &rest)
      if showsTable {
        let scriptRows =
          playback == nil
          ? 0 : max(min(8, rest.size.rows / 2), min(ScriptPanel.leastRows, rest.size.rows - 3))
        let table = comparisonTable
        picture.areas += table.draw(
          in: &picture.frame, at: rest.takeTop(table.rows(of: rest.size.rows - scriptRows)))
      }
      drawLog(in: &picture, at: rest)
    }
    let above = drawOverlay(in: &picture.frame)
    if overlay != nil { picture.areas = above }
    return picture
  }

  /// The field and what composing needs, and all the rest for the log.
  private func drawTrace(in picture: inout Picture, at rect: Rect) {
    var rest = rect
    drawFieldBox(in: &picture, at: &rest)
    picture.areas += candidateBar.draw(
      in: &picture.frame, at: rest.takeTop(1).inset(rows: 0, columns: 1))
    drawOnScreenKeyboard(in: &picture, at: &rest)
    drawLog(in: &picture, at: rest)
  }

  /// The field at the left and the log at the right; the table below both.
  private func drawWide(in picture: inout Picture, at rect: Rect) {
    var left = rect
    var right = left.takeRight(rect.size.columns / 2)
    drawField(in: &picture, at: &left)
    if showsTable {
      let table = comparisonTable
      let place = left.takeBottom(table.rows)
      _ = right.takeBottom(place.size.rows)
      picture.areas += table.draw(
        in: &picture.frame,
        at: Rect(
          row: place.row, column: rect.column, rows: place.size.rows, columns: rect.size.columns))
    }
    drawOnScreenKeyboard(in: &picture, at: &left)
    drawLog(in: &picture, at: right.inset(rows: 0, columns: 1))
  }

  /// Whether the log stands beside the field.
  var isWide: Bool {
    view == .field && size.columns >= Self.wideColumns && !hasRoomBelowTable
  }

  /// Whether there is a place for the trace: below a table there is none.
  var isTraceInSight: Bool { logPanel == .trace && (!showsTable || isWide || hasRoomBelowTable) }

  /// Whether a table of few policies leaves enough of the screen for a log below it.
  private var hasRoomBelowTable: Bool {
    let rowsAround = 3 + FieldBox.rows + 3 + Lamps.rows
    return showsTable && size.rows - rowsAround - comparisonTable.rows >= 10
  }

  var comparisonTable: ComparisonTable {
    ComparisonTable(workbench, selected: selectedRow, language: language)
  }

  private func drawTooSmall(in frame: inout Frame) {
    let words = phrase(.tooSmall(size, needed: Self.smallestSize))
    let forms = [words + label(.nothingLost), words, phrase(.needed(Self.smallestSize))]
    let fitting = forms.first { widths.columns(of: $0) <= size.columns } ?? forms[2]
    frame.write(fitting, at: 0, 0, truncatedTo: size.columns)
    frame.cursor = Position(row: 0, column: 0)
  }

  private func drawTitle(in frame: inout Frame, at rect: Rect) {
    let leading = workbench.leading
    var title = StyledText(" FieldLab ", Style(.accent, [.bold, .reverse]))
    title.append("  " + leading.policyID, .bold)
    if comparison.isInside {
      title.append("  " + phrase(.one(of: workbench.compared.count)), Style(.muted))
    }
    let limit = leading.policy.limit.map { phrase(.limit($0)) }
    title.append("  " + (limit ?? label(.noLimit)))
    title.append("  " + leading.keyboard.name.rawValue, Style(.muted))
    title.append("  " + leading.field.profile.label(in: language), Style(.muted))
    if leading.policyID == PolicyCatalog.custom.id {
      title.append("  " + workbench.settings.custom.notation, Style(.accent))
    }
    if !leading.field.isFirstResponder { title.append("  " + label(.noFocus), Style(.warning)) }
    if isRecordingElsewhere {
      title.append("  " + label(.recordingWaits), Style(.warning))
    } else if recording != nil {
      title.append("  " + label(.recording), Style(.bad, .bold))
    }
    if hasLostRecording { title.append("  " + label(.notRecorded), Style(.bad, .bold)) }
    frame.write(title, at: rect.row, rect.column, truncatedTo: rect.size.columns)
  }

  private func drawField(in picture: inout Picture, at rest: inout Rect) {
    if let columns = phoneColumns {
      drawPhone(columns: columns, in: &picture, at: &rest)
    } else {
      if let panel = formPanel {
        let rows = FormPanel.rows(of: rest.size.rows, leaving: leastRowsOfKeys + 1)
        picture.areas += panel.draw(in: &picture.frame, at: rest.takeTop(rows))
      } else {
        drawFieldBox(in: &picture, at: &rest)
      }
      drawCounters(in: &picture.frame, at: &rest)
      picture.areas += candidateBar.draw(
        in: &picture.frame, at: rest.takeTop(1).inset(rows: 0, columns: 1))
    }
    // In a low window the table has the checks' answers too, and needs the rows more.
    guard !showsTable || rest.size.rows > Lamps.rows + 3 else { return }
    // So do keys that would have no room beside them.
    guard
      picture.hasKeys || leastRowsOfKeys == 0
        || rest.size.rows >= Lamps.rows + leastRowsOfKeys
    else { return }
    Lamps(workbench.leading, workbench.leadingRecord, language)
      .draw(in: &picture.frame, at: rest.takeTop(Lamps.rows).inset(rows: 0, columns: 1))
  }

  /// Draws the field, without its row of signs where keys need that.
  private func drawFieldBox(in picture: inout Picture, at rest: inout Rect) {
    let isTight = rest.size.rows < FieldBox.rows + 1 + leastRowsOfKeys
    picture.areas += FieldBox(session: workbench.leading, language: language)
      .draw(in: &picture.frame, at: rest.takeTop(isTight ? FieldBox.rows - 1 : FieldBox.rows))
  }

  private func drawCounters(in frame: inout Frame, at rest: inout Rect) {
    guard rest.size.rows > Lamps.rows + 3 + leastRowsOfKeys else { return }
    let lines = Counters(workbench.leading, language, widths)
      .draw(in: &frame, at: rest.inset(rows: 0, columns: 1))
    _ = rest.takeTop(lines)
  }

  /// The candidates in sight.
  var candidateBar: CandidateBar {
    let keyboard = workbench.keyboard
    let shown = shownCandidates
    return CandidateBar(
      candidates: shown, candidateKeys: keyboard.candidateKeys, syllables: shownSyllables,
      hasPrevious: candidateStarts.count > 1, hasMore: hasCandidates(after: shown),
      isComposing: keyboard.isComposing, query: keyboard.query ?? "",
      language: language)
  }

  /// The script of what is being played, and below it the trace or the inspector.
  private func drawLog(in picture: inout Picture, at rect: Rect) {
    var rest = rect
    if let playback {
      let least = ScriptPanel.leastRows
      // A log of its title and a line or two would tell less than the same rows of the script.
      let most =
        rest.size.rows < least + 3
        ? rest.size.rows : max(least, rest.size.rows * 2 / 3, rest.size.rows - 4)
      let panel = ScriptPanel(playback: playback, language: language)
      let rows = min(panel.rows(columns: rest.size.columns, widths), most)
      picture.areas += panel.draw(in: &picture.frame, at: rest.takeTop(rows))
    }
    switch logPanel {
    // A title alone would tell nothing.
    case .trace where rest.size.rows < 2 && traceSearch == nil: break
    case .trace:
      let panel = TracePanel(
        log: workbench.trace, view: traceView, search: traceSearch, language: language)
      picture.traceRows = panel.lineRows(in: rest)
      panel.draw(in: &picture.frame, at: rest)
    case .inspector: inspectorPanel.draw(in: &picture.frame, at: rest)
    }
  }

  private var playPrompt: String {
    playback.map { CasesWording.prompt($0, player, language) } ?? ""
  }

  private func drawMessage(in frame: inout Frame, at rect: Rect) {
    let crash = workbench.leading.crash.map { TraceWording.words(for: $0, in: language) }
    let told = message.map { MessageWording.words(for: $0, in: language) }
    let text = told ?? crash.map { phrase(.crash($0)) } ?? playPrompt
    frame.write(
      widths.truncate(text, to: rect.size.columns - 2), at: rect.row, rect.column + 1,
      style: crash == nil ? Style(.warning) : Style(.bad))
  }
}
