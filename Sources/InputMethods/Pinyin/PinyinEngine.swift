import Synchronization

/// Turns the keys of a pinyin keyboard into syllables and candidates.
///
/// A pure function of the keys: nothing is learned. What it computed last is kept, because a bench
/// asks the same for many sessions, and because a longer input starts from a shorter one.
public final class PinyinEngine: Sendable {
  /// The number of keys that are read.
  ///
  /// A keyboard refuses more; keys past them stay raw.
  public static let maximumLetters = 64

  private static let memoCapacity = 128

  /// What the keys stand for.
  public let keypad: PinyinKeypad
  let decoder: PinyinDecoder
  private let memo = Mutex(AnalysisMemo(capacity: memoCapacity))

  /// An engine over a dictionary.
  ///
  /// - Parameters:
  ///   - dictionary: Where the words come from.
  ///   - keypad: What the keys stand for.
  public init(dictionary: PinyinDictionary, keypad: PinyinKeypad = .letters) {
    self.keypad = keypad
    decoder = PinyinDecoder(dictionary: dictionary, keypad: keypad)
  }

  /// An engine over the embedded dictionary; were that damaged, keys would just stay raw.
  ///
  /// - Parameter keypad: What the keys stand for.
  public convenience init(keypad: PinyinKeypad = .letters) {
    self.init(dictionary: (try? PinyinDictionary.embedded.get()) ?? .empty, keypad: keypad)
  }

  /// Reads keys.
  ///
  /// - Parameter keys: ASCII keys of the keypad and apostrophes, which force a syllable boundary.
  ///   From the first other key on, and past `maximumLetters`, everything stays raw.
  /// - Returns: The syllables and candidates.
  public func analyse(_ keys: String) -> PinyinAnalysis {
    let bytes = Array(keys.utf8)
    if let known = known(bytes) { return known }
    let analysis = makeAnalysis(keys, bytes)
    // Longer inputs are refused by the keyboard; keeping them would make the memory unbounded.
    if bytes.count <= Self.maximumLetters {
      memo.withLock { $0.insert(analysis, for: bytes) }
    }
    return analysis
  }

  private func known(_ keys: [UInt8]) -> PinyinAnalysis? {
    memo.withLock { $0[keys] }
  }

  private func makeAnalysis(_ keys: String, _ bytes: [UInt8]) -> PinyinAnalysis {
    let lattice = lattice(for: Array(bytes.prefix(Self.maximumLetters)))
    let ending = decoder.ending(of: lattice)
    let syllables =
      ending.paths.first.map { decoder.syllables(of: $0, ending: ending, in: lattice) } ?? []
    let pieces = PinyinPieces(keys: bytes, syllables: syllables)
    return PinyinAnalysis(
      keys: keys,
      syllables: pieces.typed,
      spellings: pieces.spelled(on: keypad, by: decoder.dictionary),
      lattice: lattice,
      list: PinyinCandidateList(decoder, lattice, ending: ending))
  }

  /// The lattice of the keys, from that of all but the last one if it is known.
  private func lattice(for keys: [UInt8]) -> PinyinLattice {
    if let lattice = known(Array(keys.dropLast()))?.lattice {
      return extended(lattice, by: keys.suffix(1))
    }
    return extended(PinyinLattice(), by: keys[...])
  }

  private func extended(_ lattice: PinyinLattice, by keys: ArraySlice<UInt8>) -> PinyinLattice {
    var lattice = lattice
    for key in keys where !lattice.isStuck {
      decoder.extend(&lattice, by: keypad.reading(ofKey: key))
    }
    return lattice
  }
}
