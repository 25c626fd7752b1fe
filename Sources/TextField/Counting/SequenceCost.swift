/// One composed sequence of a text and what it costs alone: a row of the inspector.
///
/// Costs alone need not add up to the text's: CR LF is two sequences but one grapheme, and a web
/// address has a price of its own in `twitter`.
public struct SequenceCost: Hashable, Sendable {
  /// Where the sequence is, in UTF-16 units.
  public let range: Range<Int>
  /// Its code points; a lone surrogate is its own value, D800–DFFF.
  public let codePoints: [UInt32]
  /// The cost in each of the units asked for.
  public let costs: [CountingUnit: Count]
}

extension UTF16Text {
  /// The composed sequences that touch `range`, with their code points and costs.
  public func sequenceCosts(
    in range: Range<Int>, units: [CountingUnit] = CountingUnit.allCases
  ) -> [SequenceCost] {
    composedSequences(in: range).map { sequence in
      let costs = units.map { ($0, $0.count(sequence, in: self)) }
      return SequenceCost(
        range: sequence, codePoints: codePoints(in: sequence),
        costs: Dictionary(costs) { first, _ in first })
    }
  }

  /// The code points of whole scalars in `range`, lone surrogates as they are.
  private func codePoints(in range: Range<Int>) -> [UInt32] {
    let rules = ComposedSequenceRules(units: units)
    var points: [UInt32] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      points.append(rules.scalar(at: offset)?.value ?? UInt32(units[offset]))
      offset = rules.scalarRange(at: offset).upperBound
    }
    return points
  }
}
