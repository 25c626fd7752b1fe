import TextField

/// Between what a text may be cut.
public enum CutBoundary: String, CaseIterable, Sendable {
  /// Any two units: a cut may leave half a surrogate pair.
  case none
  /// Any two scalars: a cut may take an emoji sequence or a letter and its accent apart.
  case surrogate
  /// Any two composed character sequences.
  case sequence

  /// Whether the boundary may be a place for a cut at `offset`, UTF-16, in `text`.
  func allows(_ offset: Int, in text: UTF16Text) -> Bool {
    guard offset > 0, offset < text.count else { return true }
    return switch self {
    case .none: true
    case .surrogate:
      !(UTF16.isLeadSurrogate(text[offset - 1]) && UTF16.isTrailSurrogate(text[offset]))
    case .sequence: text.composedBoundary(atOrBefore: offset) == offset
    }
  }

  /// The last place for a cut at or before `offset`.
  func place(atOrBefore offset: Int, in text: UTF16Text) -> Int {
    var place = offset
    while !allows(place, in: text) {
      place = self == .sequence ? text.composedBoundary(atOrBefore: place) : place - 1
    }
    return place
  }
}

extension CountingUnit {
  /// How much of the start of `text` costs no more than `room`, cut at `boundary`.
  ///
  /// The length of the longest such start wherever a longer text costs no less, which in `twitter` an
  /// address or a part of an emoji may break; what is found always fits.
  /// - Returns: a length in UTF-16 units; 0 when nothing fits.
  func prefixLength(of text: UTF16Text, fitting room: Int, at boundary: CutBoundary) -> Int {
    guard room > 0 else { return 0 }
    if self == .utf16 {
      return boundary.place(atOrBefore: Swift.min(room, text.count), in: text)
    }
    var fits = 0
    var tooLong = text.count + 1
    while tooLong - fits > 1 {
      let middle = boundary.place(atOrBefore: (fits + tooLong) / 2, in: text)
      if middle <= fits {
        // No place between `fits` and the middle; the next one lies behind it.
        let next = boundary.place(after: (fits + tooLong) / 2, in: text)
        guard next < tooLong else { break }
        if count(0..<next, in: text).value <= room { fits = next } else { tooLong = next }
      } else if count(0..<middle, in: text).value <= room {
        fits = middle
      } else {
        tooLong = middle
      }
    }
    return fits
  }
}

extension CutBoundary {
  /// The next place for a cut behind `offset`.
  fileprivate func place(after offset: Int, in text: UTF16Text) -> Int {
    var place = offset + 1
    while place < text.count, !allows(place, in: text) {
      place = self == .sequence ? text.composedBoundary(after: place) : place + 1
    }
    return place
  }
}
