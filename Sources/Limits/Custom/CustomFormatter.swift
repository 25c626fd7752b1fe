import TextField

/// The post-filter of `custom`.
struct CustomFormatter: ValueFormatter {
  let rules: CustomRules
  let isPlainUIKit = true

  func format(_ change: ValueChange, within limit: Limit) -> FormattedValue {
    Filter(rules: rules, change: change, limit: limit).result
  }
}

/// One run of the post-filter.
private struct Filter {
  let rules: CustomRules
  let change: ValueChange
  let limit: Limit
  /// The value that the change is judged against.
  let earlier: FieldValue
  let length: Int

  init(rules: CustomRules, change: ValueChange, limit: Limit) {
    self.rules = rules
    self.change = change
    self.limit = limit
    earlier = rules.composing == .free ? change.settled : change.old
    length = change.length(in: limit.unit)
  }

  var result: FormattedValue {
    let marked = change.new.marked?.count
    if let marked, rules.composing == .free { return change.accepted(.composing(marked: marked)) }
    guard length > limit.value else {
      return change.accepted(.within(length: length, limit: limit.value))
    }
    let insertion = change.insertion(since: earlier).inserted
    if rules.isPasteExempt, change.kind == .paste { return tolerated }
    if insertion.isEmpty, rules.deletion == .free { return tolerated }
    if rules.cut == .reject { return reverted }
    if rules.cut != .insertion, isEditOfFullText { return reverted }
    if let marked, rules.composing == .freeIfNotFull {
      return change.accepted(.composing(marked: marked))
    }
    return switch rules.cut {
    case .insertion: cutInsertion(insertion)
    case .tail, .reject: cutTail
    case .beforeCaret: cutBeforeCaret
    }
  }

  private var tolerated: FormattedValue {
    change.accepted(.tolerated(length: length, limit: limit.value))
  }

  /// Whether the text was full already, so that the edit is taken back whatever it is.
  private var isEditOfFullText: Bool {
    guard limit.unit.count(earlier.text).value == limit.value else { return false }
    if rules.composing == .freeIfNotFull, change.old.marked != nil { return false }
    return switch rules.full {
    case .refuse: earlier.selection.isEmpty
    case .revert: true
    case .empty: false
    }
  }

  private var reverted: FormattedValue {
    var value = earlier
    switch rules.keeps {
    case .composition: break
    case .caret where rules.cut == .reject: value.marked = nil
    case .caret:
      let removed = change.new.text.count - value.text.count
      let caret = min(
        max(0, change.new.selection.upperBound - removed), value.text.count)
      value = FieldValue(text: value.text, selection: caret..<caret)
    case .nothing: value = FieldValue(text: value.text, caret: value.text.count)
    }
    return FormattedValue(
      value: value, reason: .revertedEdit(length: length, limit: limit.value))
  }

  private func cutInsertion(_ insertion: Range<Int>) -> FormattedValue {
    var rest = change.new.text
    let inserted = rest.replace(insertion, with: "")
    let room = limit.value - limit.unit.count(rest).value
    let kept = limit.unit.prefixLength(of: inserted, fitting: room, at: rules.boundary)
    if kept == 0, !inserted.isEmpty, change.old.marked == nil || rules.composing != .free {
      let isRefused = rules.full == .refuse && room <= 0
      if isRefused || rules.full == .revert { return reverted }
    }
    var value = change.keeping(
      kept, since: earlier, isComposingKept: rules.keeps == .composition)
    if rules.deletion == .checked, limit.unit.count(value.text).value > limit.value {
      let end = limit.unit.prefixLength(of: value.text, fitting: limit.value, at: rules.boundary)
      let caret = min(value.selection.upperBound, end)
      value = FieldValue(text: value.text[0..<end], caret: caret)
    }
    if rules.keeps == .nothing { value = FieldValue(text: value.text, caret: value.text.count) }
    return FormattedValue(
      value: value,
      reason: .insertionCut(
        inserted: limit.unit.count(inserted).value,
        kept: limit.unit.count(inserted[0..<kept]).value, room: max(0, room)))
  }

  private var cutTail: FormattedValue {
    let text = change.new.text
    let kept = limit.unit.prefixLength(of: text, fitting: limit.value, at: rules.boundary)
    let value =
      rules.keeps == .nothing
      ? FieldValue(text: text[0..<kept], caret: kept)
      : change.keepingStart(kept, isComposingKept: rules.keeps == .composition)
    return FormattedValue(
      value: value, reason: .cutAtLimit(length: length, limit: limit.value))
  }

  private var cutBeforeCaret: FormattedValue {
    let caret = change.new.selection.upperBound
    guard caret > 0 else { return cutTail }
    var text = change.new.text
    let room = limit.value - limit.unit.count(text[caret..<text.count]).value
    let kept = limit.unit.prefixLength(of: text[0..<caret], fitting: room, at: rules.boundary)
    text.replace(kept..<caret, with: "")
    return FormattedValue(
      value: FieldValue(text: text, caret: kept),
      reason: .cutBeforeCaret(length: length, limit: limit.value, cut: kept..<caret))
  }
}
