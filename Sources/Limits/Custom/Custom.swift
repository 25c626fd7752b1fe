import TextField

/// The policy that is built from switches: a delegate's pre-check, a post-filter, or both.
struct Custom: LimitPolicy {
  private let rules: CustomRules
  private var filter: FormatterPolicy<CustomFormatter>

  /// The limit; nil for a negative one.
  var limit: Limit? { filter.limit }

  var unit: CountingUnit { filter.unit }

  /// A field with at most `maximum` under `rules`, whose unit the limit's own overrides.
  init(_ rules: CustomRules, maximum: Limit) {
    self.rules = rules
    filter = FormatterPolicy(CustomFormatter(rules: rules), maximum: maximum)
  }

  mutating func setLimit(_ limit: Limit) {
    filter.setLimit(limit)
  }

  mutating func didBeginEditing(_ field: inout TextFieldModel) {
    filter.didBeginEditing(&field)
  }

  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    let answer = try filter.shouldChange(change, in: &field)
    guard rules.hasPreCheck else { return answer }
    guard let limit else { return .accept(.noLimit) }
    let checked = check(change, within: limit, in: &field)
    if checked.verdict == .handled { filter.note(field) }
    return checked
  }

  mutating func editingChanged(_ field: inout TextFieldModel) throws(SimulatedCrash) -> Reason {
    guard rules.hasPostFilter else { return .absent }
    return try filter.editingChanged(&field)
  }

  private func check(
    _ change: ProposedChange, within limit: Limit, in field: inout TextFieldModel
  ) -> Answer {
    guard change.range.upperBound <= field.text.count else {
      return .refuse(.rangeOutside(range: change.range, length: field.text.count))
    }
    if isLeftToPostFilter(change, in: field) {
      return .accept(.composing(marked: field.markedText?.count ?? 0))
    }
    let before = field.count(in: limit.unit)
    let rest =
      (before + limit.unit.change(replacing: change.range, in: field.text, with: "")).value
    let length =
      (before
      + limit.unit.change(
        replacing: change.range, in: field.text, with: change.replacement)).value
    let room = limit.value - rest
    if change.replacement.isEmpty, room <= 0, rules.deletion == .checked, !rules.hasPostFilter {
      return .refuse(.full(confirmed: rest, limit: limit.value))
    }
    guard length > limit.value, !change.replacement.isEmpty,
      !(rules.isPasteExempt && change.kind == .paste)
    else { return .accept(.left(length: length, limit: limit.value)) }
    return cut(change, to: room, within: limit, in: &field)
  }

  /// Whether the pre-check lets a change pass that belongs to a composition.
  ///
  /// Where there is no post-filter, it is the commit that must be judged here.
  private func isLeftToPostFilter(_ change: ProposedChange, in field: TextFieldModel) -> Bool {
    guard rules.hasPostFilter || change.kind != .commit else { return false }
    return switch rules.composing {
    case .limited: false
    case .free: field.markedTextRange != nil || change.kind == .composition
    case .freeIfNotFull: field.markedTextRange != nil
    }
  }

  /// Puts in what fits of an insertion that does not fit whole.
  private func cut(
    _ change: ProposedChange, to room: Int, within limit: Limit, in field: inout TextFieldModel
  ) -> Answer {
    let text = change.replacement
    let kept = limit.unit.prefixLength(of: text, fitting: room, at: rules.boundary)
    let isRefused =
      switch rules.full {
      case .refuse: room <= 0
      case .revert: kept == 0
      case .empty: text.count == 1
      }
    guard !isRefused, rules.cut != .reject else {
      return .refuse(
        .insertionCut(inserted: limit.unit.count(text).value, kept: 0, room: max(0, room)))
    }
    var result = field.text
    result.replace(change.range, with: text[0..<kept])
    field.setText(result)
    let caret = change.range.lowerBound + kept
    field.select(caret..<caret)
    return .handled(
      .insertionCut(
        inserted: limit.unit.count(text).value, kept: limit.unit.count(text[0..<kept]).value,
        room: max(0, room)))
  }
}
