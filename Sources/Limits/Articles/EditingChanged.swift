import TextField

/// The post-filter alone: cut when nothing is marked (seed 003 §3.2).
///
/// Its faults are the point: it lets pinyin be typed in vain, lets a rewriting key replace the last
/// character of a full field, loses the old tail when text is pasted in front, and lets a composed
/// sequence longer than the limit stay, because covering a range widens it.
public struct EditingChanged: LimitPolicy {
  private var maximum: Int

  /// The limit, in UTF-16 units.
  public var limit: Limit? { Limit(maximum) }

  /// A limit of `maximum` UTF-16 units.
  public init(maximum: Int) {
    self.maximum = maximum
  }

  /// Sets another limit.
  public mutating func setLimit(_ limit: Limit) {
    maximum = limit.value
  }

  /// Cuts at the limit, or keeps the composed sequences that cover one unit less.
  public mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    try SequenceCoveringCut(maximum: maximum).apply(to: &field)
  }
}
