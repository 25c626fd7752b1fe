/// X's weighted count, version 3 (UIKit facts §12, R92).
///
/// In composed text a scalar weighs 1 up to U+10FF and for the usual spaces and punctuation, and 2
/// otherwise; an emoji sequence weighs 2, however long. A web address weighs 23 if it is written with
/// `http://` or `https://`; bare domains, which X recognises by a list of the top-level names, do not.
enum TwitterWeight {
  static let link = 23

  static func weight(of string: String) -> Int {
    var weight = 0
    var index = string.startIndex
    while index < string.endIndex {
      if let end = WebLink.end(from: index, in: string) {
        weight += link
        index = end
      } else {
        let next = string.index(after: index)
        weight += self.weight(ofCluster: string.unicodeScalars[index..<next])
        index = next
      }
    }
    return weight
  }

  private static func weight(ofCluster view: Substring.UnicodeScalarView) -> Int {
    if let only = view.first, view.dropFirst().isEmpty {
      return only.isASCII ? 1 : self.weight(of: CanonicalComposition.singleton(only))
    }
    let scalars = CanonicalComposition.compose(view)
    var weight = 0
    var index = 0
    while index < scalars.count {
      if let end = EmojiSequence.end(from: index, in: scalars) {
        weight += 2
        index = end
      } else {
        weight += self.weight(of: scalars[index])
        index += 1
      }
    }
    return weight
  }

  private static func weight(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // NFC always takes these apart: क़ is क and a dot. Above, the parts are not known here.
    case 0...0x10FF where scalar.properties.isFullCompositionExclusion: 2
    case 0...0x10FF, 0x2000...0x200D, 0x2010...0x201F, 0x2032...0x2037: 1
    default: 2
    }
  }
}

/// Emoji of more than one scalar, by the grammar of Unicode's technical standard 51.
enum EmojiSequence {
  /// Where the sequence that begins at `index` ends; nil if there is none.
  static func end(from index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard var end = endOfElement(from: index, in: scalars) else { return nil }
    while end < scalars.count, scalars[end] == .zeroWidthJoiner,
      let next = endOfElement(from: end + 1, in: scalars)
    {
      end = next
    }
    return end - index > 1 ? end : nil
  }

  /// A flag, a keycap, or an emoji with its skin tone, presentation or tags.
  private static func endOfElement(from index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard index < scalars.count, scalars[index].properties.isEmoji else { return nil }
    let first = scalars[index]
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    if first.isRegionalIndicator {
      return next?.isRegionalIndicator == true ? index + 2 : nil
    }
    if first.isASCII {
      let cap = next == "\u{FE0F}" ? index + 2 : index + 1
      return cap < scalars.count && scalars[cap] == "\u{20E3}" ? cap + 1 : nil
    }
    guard let next else { return index + 1 }
    let hasSkinTone = first.properties.isEmojiModifierBase && next.properties.isEmojiModifier
    if next == "\u{FE0F}" || hasSkinTone { return index + 2 }
    let tags = scalars[(index + 1)...].prefix { (0xE0020...0xE007E).contains($0.value) }
    let isClosed = !tags.isEmpty && scalars[tags.endIndex...].first == "\u{E007F}"
    return isClosed ? tags.endIndex + 1 : index + 1
  }
}
