import TextField

/// Pre-check and post-filter together: the "perfect solution" of seed 003 §4.
///
/// The pre-check counts confirmed text and gives a composition the letters that the room left could
/// need. It still refuses to delete from a text that is too long and to rewrite the last character.
/// The published sum takes marked text away twice where the change replaces it, as a commit may; the
/// reason then has both the sum and what is confirmed.
public struct Combined: LimitPolicy {
  private var maximum: Int

  /// The limit, in UTF-16 units.
  public var limit: Limit? { maximum > 0 ? Limit(maximum) : nil }

  /// A limit of `maximum` UTF-16 units; 0 and less mean none.
  public init(maximum: Int) {
    self.maximum = maximum
  }

  /// Sets another limit.
  public mutating func setLimit(_ limit: Limit) {
    maximum = limit.value
  }

  /// Refuses when the confirmed text is full, or the mark longer than the room could need.
  public mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    guard maximum > 0 else { return .accept(.noLimit) }
    let marked = field.markedTextRange?.count ?? 0
    let sum = field.text.count - marked - change.range.count
    let confirmed = sum + takenTwice(by: change, in: field)
    guard sum < maximum else {
      return .refuse(.full(confirmed: confirmed, limit: maximum))
    }
    let allowed = allowedMark(room: maximum - sum)
    if let allowed, marked > allowed {
      return .refuse(.markTooLong(marked: marked, allowed: allowed))
    }
    return .accept(
      .roomLeft(
        confirmed: confirmed, sum: sum == confirmed ? nil : sum, limit: maximum, marked: marked,
        allowed: allowed))
  }

  /// Cuts as `EditingChanged` does, with the special case for a limit of 1.
  public mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    guard maximum > 0 else { return .noLimit }
    return try SequenceCoveringCut(maximum: maximum, emptiesAtOne: true).apply(to: &field)
  }

  /// How much of the marked text the change replaces.
  private func takenTwice(by change: ProposedChange, in field: TextFieldModel) -> Int {
    field.markedTextRange.map { $0.clamped(to: change.range).count } ?? 0
  }

  /// `allowMaxMarkLength`: a Han character seldom needs more than six letters; nil is no bound.
  private func allowedMark(room: Int) -> Int? {
    room > 2 ? nil : room * 6
  }
}
