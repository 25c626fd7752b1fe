/// Unicode's canonical composition (the last step of NFC) of one grapheme cluster.
///
/// The standard library normalises only inside `==`, so `==` is what tells that two scalars make a
/// third: a dictionary with the composed letters as its keys finds é under e + U+0301. Marks are put
/// in canonical order first. What is not done is taking apart a letter that came composed: é with a
/// dot below stays é and dot, where full NFC would make it ẹ and an accent.
enum CanonicalComposition {
  static func compose(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter: Int?
    for scalar in inCanonicalOrder(scalars) {
      let rank = scalar.properties.canonicalCombiningClass
      if let starter, !isBlocked(rank, after: result[(starter + 1)...]),
        let whole = composed(result[starter], scalar)
      {
        result[starter] = whole
        continue
      }
      if rank == .notReordered { starter = result.count }
      result.append(singleton(scalar))
    }
    return result
  }

  /// A mark is cut off from its letter by one of the same rank, or by a scalar that has none.
  private static func isBlocked(
    _ rank: Unicode.CanonicalCombiningClass, after marks: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let last = marks.last else { return false }
    return last.properties.canonicalCombiningClass >= rank
  }

  /// Marks between two scalars of no rank in the order of their ranks, equal ones as they were.
  private static func inCanonicalOrder(
    _ scalars: some Sequence<Unicode.Scalar>
  ) -> [Unicode.Scalar] {
    var group = 0
    let keyed = scalars.enumerated().map { place, scalar in
      let rank = scalar.properties.canonicalCombiningClass
      if rank == .notReordered { group = place }
      return (key: (group, rank.rawValue, place), scalar: scalar)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.scalar)
  }

  private static func composed(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch second.value {
    case 0x1161...0x11C2: hangul(first, second)
    // The blocks of all second parts; looking up the others, viramas above all, takes too long.
    case 0x300...0x345, 0x653...0x655, 0x93C, 0x9BE...0xDDF, 0x102E, 0x1B35, 0x3099...0x309A,
      0x10500...0x16DFF:
      composites[string(first, second)]
    default: nil
    }
  }

  /// The scalar that always stands for this one, such as Å for the sign of the unit Ångström.
  static func singleton(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.isFullCompositionExclusion else { return scalar }
    return composites[string(scalar)] ?? scalar
  }

  /// Leading consonant and vowel, or open syllable and trailing consonant.
  private static func hangul(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return Unicode.Scalar(0xAC00 + ((first.value - 0x1100) * 21 + second.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00).isMultiple(of: 28):
      return Unicode.Scalar(first.value + second.value - 0x11A7)
    default:
      return nil
    }
  }

  /// Every scalar that others may compose to, by its text; equal text means canonically equivalent.
  private static let composites: [String: Unicode.Scalar] = {
    let blocks = [0x20...0x2AFF, 0x3040...0x30FF, 0x10500...0x16DFF]
    let scalars = blocks.joined().lazy.compactMap { Unicode.Scalar(UInt32($0)) }
    let candidates = scalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .unassigned, .format: false
      default: !scalar.properties.isFullCompositionExclusion
      }
    }
    return Dictionary(candidates.map { (string($0), $0) }) { first, _ in first }
  }()

  private static func string(_ scalars: Unicode.Scalar...) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    return string
  }
}
