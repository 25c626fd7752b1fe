extension CountingUnit {
  /// How much more `text` will cost with `range` replaced by `new`; negative if less.
  ///
  /// The cost of asking depends on the edit and its neighbourhood, not on the text's length.
  public func change(
    replacing range: Range<Int>, in text: UTF16Text, with new: UTF16Text
  ) -> Count {
    if self == .utf16 { return Count(new.count - range.count) }
    let window = CountingWindow(text: text, unit: self, edit: range, new: new).range
    var after = text[window]
    let start = window.lowerBound
    after.replace(range.lowerBound - start..<range.upperBound - start, with: new)
    return count(after) - count(window, in: text)
  }
}

/// The exact counts of a text, kept up to date edit by edit instead of counted anew.
public struct RunningCounts: Hashable, Sendable {
  private let units: [CountingUnit]
  /// The counts, in the order of `units`.
  private var counts: [Count]

  /// Counts all of `text` once, in each of `units`.
  public init(of text: UTF16Text, in units: [CountingUnit] = CountingUnit.allCases) {
    self.units = units
    counts = units.map { $0.count(text) }
  }

  /// The count in `unit`; nil if it is not one of the chosen units.
  public subscript(unit: CountingUnit) -> Count? { units.firstIndex(of: unit).map { counts[$0] } }

  /// Takes account of an edit; to be called with `text` as it is before.
  public mutating func willReplace(
    _ range: Range<Int>, in text: UTF16Text, with new: UTF16Text
  ) {
    for index in units.indices {
      counts[index] += units[index].change(replacing: range, in: text, with: new)
    }
  }
}
