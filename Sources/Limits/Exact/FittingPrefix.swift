import TextField

/// How much of an incoming text fits, counted as the whole text it would be part of.
///
/// Costs do not add up: a mark joins the letter before it, two halves make a flag, an address costs 23
/// however long. So every length is judged by the count of the whole text, which the unit tells from the
/// neighbourhood of the edit.
struct FittingPrefix {
  /// What arrives.
  let incoming: UTF16Text
  /// What it replaces in `text`.
  let replaced: Range<Int>
  /// The text before.
  let text: UTF16Text
  /// What `text` costs.
  let count: Count
  /// What the whole may cost.
  let limit: Limit

  /// Joining what stands around can save a few units, not more.
  private static let slack = 8
  /// Longer addresses than this are cut wherever a shorter one fits.
  private static let longestAddress = 1024

  /// The length of the longest prefix, of whole composed sequences, that fits; 0 when none does.
  var length: Int {
    if cost(upTo: incoming.count) <= limit.value { return incoming.count }
    var whole = text
    whole.replace(replaced, with: incoming)
    if limit.unit == .twitter {
      return candidatesByAddress(in: whole).last { cost(upTo: $0) <= limit.value } ?? 0
    }
    var end = boundary(atOrBefore: lastCandidate(in: whole), in: whole)
    while end > 0, cost(upTo: end) > limit.value {
      end = boundary(atOrBefore: end - 1, in: whole)
    }
    return end
  }

  /// The end of whole sequences at or before an offset in what arrives.
  ///
  /// In malformed text a sequence may begin inside another, so what was found is asked again.
  private func boundary(atOrBefore offset: Int, in whole: UTF16Text) -> Int {
    let start = replaced.lowerBound
    var end = offset
    while end > 0 {
      let boundary = whole.composedBoundary(atOrBefore: start + end) - start
      if boundary == end { return end }
      end = boundary
    }
    return 0
  }

  private func cost(upTo end: Int) -> Int {
    let change = limit.unit.change(replacing: replaced, in: text, with: incoming[0..<end])
    return (count + change).value
  }

  /// An offset that no longer prefix is within reach of the limit, found by doubling and halving.
  ///
  /// A longer prefix never costs less, but for what it joins behind it; so the search is for the limit
  /// and that slack.
  private func lastCandidate(in whole: UTF16Text) -> Int {
    func isWithinReach(_ offset: Int) -> Bool {
      cost(upTo: boundary(atOrBefore: offset, in: whole)) <= limit.value + Self.slack
    }
    var low = 0
    var high = 16
    while high < incoming.count, isWithinReach(high) { (low, high) = (high, 2 * high) }
    high = min(high, incoming.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isWithinReach(middle) { low = middle } else { high = middle }
    }
    // Within the slack, the sequence that `high` lies in may still be one that fits.
    return low
  }

  /// The ends of the prefixes that may fit in a unit in which addresses make longer text cheaper.
  ///
  /// One pass from the left; it ends where what stands left of a space or of Han, which no address
  /// reaches over, is too long by itself.
  private func candidatesByAddress(in whole: UTF16Text) -> [Int] {
    let start = replaced.lowerBound
    var built = text[0..<start]
    var cost = limit.unit.count(built) + limit.unit.count(text[replaced.upperBound..<text.count])
    var candidates: [Int] = []
    var address = start
    for sequence in whole.composedSequences(in: start..<(start + incoming.count)) {
      let end =
        start + boundary(atOrBefore: min(sequence.upperBound - start, incoming.count), in: whole)
      guard end > built.count, end < start + incoming.count else { continue }
      let place = built.count..<built.count
      let new = whole[built.count..<end]
      cost += limit.unit.change(replacing: place, in: built, with: new)
      built.replace(place, with: new)
      let isWithinReach = cost.value <= limit.value + Self.slack * Self.slack
      if isWithinReach { candidates.append(end - start) }
      if !(0x21...0x7E).contains(whole[end - 1]) {
        if !isWithinReach { break }
        address = end
      } else if !isWithinReach, end - address > Self.longestAddress {
        break
      }
    }
    return candidates
  }
}
