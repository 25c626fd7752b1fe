/// What the engine makes of some keys: syllables for the marked text, and candidates.
///
/// Copies share the candidates made so far.
public struct PinyinAnalysis: Sendable {
  /// The keys as they were typed.
  public let keys: String
  /// The keys cut into syllables along the best reading; joined they are `keys` again.
  ///
  /// An apostrophe belongs to the syllable that it ends, leading ones to the first. Keys that have
  /// no reading form a last piece of their own.
  public let syllables: [String]
  /// The syllables as the field shows them, as far as typed: `ni`, `hao` for `64426`.
  ///
  /// For a keypad of letters they are `syllables`, for Zhuyin those in bopomofo.
  public let spellings: [String]
  /// How many keys have a reading; the rest is raw.
  public let coveredKeys: Int

  /// What a longer input is read from.
  let lattice: PinyinLattice
  private let list: PinyinCandidateList

  init(
    keys: String, syllables: [String], spellings: [String], lattice: PinyinLattice,
    list: PinyinCandidateList
  ) {
    self.keys = keys
    self.syllables = syllables
    self.spellings = spellings
    self.lattice = lattice
    self.list = list
    coveredKeys = list.isEmpty ? 0 : lattice.keys.count
  }

  /// The first candidates, best first, no two with the same text.
  ///
  /// - Parameter count: How many; there may be fewer.
  /// - Returns: The candidates; only these are made.
  public func candidates(prefix count: Int) -> [PinyinCandidate] {
    Array(list.prefix(max(count, 0)))
  }

  /// One candidate.
  ///
  /// - Parameter index: Its place, from 0.
  /// - Returns: The candidate, or nil if there are not as many.
  public func candidate(at index: Int) -> PinyinCandidate? {
    guard index >= 0, index < .max else { return nil }
    return list.prefix(index + 1).dropFirst(index).first
  }

  /// The number of candidates.
  ///
  /// Asking makes them all, up to some thousands.
  public var candidateCount: Int { list.all.count }

  /// The place of a candidate.
  ///
  /// A text that is none of those made so far makes them all.
  ///
  /// - Parameter text: The candidate's text.
  /// - Returns: Its place from 0, or nil.
  public func index(ofCandidate text: String) -> Int? {
    list.index(of: text)
  }

  /// The text that the keyboard marks while it composes.
  ///
  /// `xi'an` shows as typed, with no separator: the apostrophe already separates.
  ///
  /// - Parameter separator: What stands between syllables; U+2006 in current iOS (UIKit facts §1).
  /// - Returns: The spellings, joined.
  public func markedText(separator: String = "\u{2006}") -> String {
    var text = ""
    for spelling in spellings {
      if let last = text.utf8.last, last != UInt8(ascii: "'") { text += separator }
      text += spelling
    }
    return text
  }
}
