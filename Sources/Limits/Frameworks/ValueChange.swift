import TextField

/// A change as a framework's formatter sees it: the value before, the value that is proposed.
struct ValueChange: Hashable, Sendable {
  /// The value before anything was composed, or `old` where nothing was.
  ///
  /// What a formatter takes for the old value that does not look while text is being composed.
  var settled: FieldValue
  /// The value before the change.
  var old: FieldValue
  /// The value that is proposed.
  var new: FieldValue
  /// What kind of input is behind the change; nil when the system did not ask about it.
  var kind: ProposedChange.Kind?
  /// How long `new` is in the limit's unit, where that is known; a key in a long text must not pay for
  /// all of it.
  var knownLength: Int?

  /// How long `old` is in the limit's unit, where that is known.
  var knownOldLength: Int?

  /// How long `old` is.
  func oldLength(in unit: CountingUnit) -> Int {
    knownOldLength ?? unit.count(old.text).value
  }

  /// How long `new` is.
  func length(in unit: CountingUnit) -> Int {
    knownLength ?? unit.count(new.text).value
  }

  /// Where `new` has text that an earlier value had not.
  struct Insertion: Hashable, Sendable {
    /// What was replaced, in the earlier value.
    var replaced: Range<Int>
    /// What stands there now, in the new value.
    var inserted: Range<Int>
  }

  /// What was inserted since `earlier`: up to the caret, or to the end of the composing text.
  ///
  /// It starts no later than the text that was selected or composed before, also where the new text
  /// begins like the old.
  func insertion(since earlier: FieldValue) -> Insertion {
    let before = earlier.text
    let after = new.text
    let end = new.marked?.upperBound ?? new.selection.upperBound
    let suffix = before.commonSuffix(with: after, atMost: after.count - end)
    let most = min(
      before.count - suffix, after.count - suffix,
      (earlier.marked ?? earlier.selection).lowerBound)
    let prefix = before.commonPrefix(with: after, atMost: most)
    return Insertion(
      replaced: prefix..<(before.count - suffix), inserted: prefix..<(after.count - suffix))
  }
}
