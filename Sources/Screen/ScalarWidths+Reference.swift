extension ScalarWidths {
  /// A table of our own, the same on every machine.
  ///
  /// Wide is what East Asian Width calls W or F; marks, format characters and the later parts of a
  /// decomposed Hangul syllable take nothing; controls and unassigned scalars are unknown. The
  /// ambiguous ones take one column, as on a terminal that is not set up otherwise.
  public static let reference = ScalarWidths { scalar in
    // Asking for the category is slow, and these kinds have one that does not matter here.
    if scalar.standsAlone { return isWide(scalar) ? 2 : 1 }
    return switch scalar.properties.generalCategory {
    case .control, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: -1
    case .nonspacingMark, .enclosingMark: 0
    case .format: scalar == "\u{AD}" ? 1 : 0
    default:
      if isLaterJamo(scalar) { 0 } else { isWide(scalar) ? 2 : 1 }
    }
  }

  /// Medial vowels and final consonants, which join the wide initial before them.
  private static func isLaterJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = WideRanges.all.count
    while low < high {
      let middle = (low + high) / 2
      let range = WideRanges.all[middle]
      if range.contains(scalar.value) { return true }
      if scalar.value < range.lowerBound { high = middle } else { low = middle + 1 }
    }
    return false
  }
}
