/// The drawings of a text's composed characters, in order.
public struct GlyphSequence: Sequence, Sendable {
  private let text: String
  private let widths: ScalarWidths

  /// Makes the sequence for a text.
  public init(_ text: String, widths: ScalarWidths) {
    self.text = text
    self.widths = widths
  }

  /// Starts at the front of the text.
  public func makeIterator() -> Iterator { Iterator(text: text, widths: widths) }

  /// Walks over the composed characters of a text.
  public struct Iterator: IteratorProtocol {
    private let text: String
    private let widths: ScalarWidths
    private let end: String.Index
    private var index: String.Index
    /// The scalar at the index, and whether it stands alone.
    private var scalar: Unicode.Scalar?
    private var isAlone: Bool

    fileprivate init(text: String, widths: ScalarWidths) {
      self.text = text
      self.widths = widths
      end = text.endIndex
      index = text.startIndex
      scalar = text.unicodeScalars.first
      isAlone = scalar?.standsAlone ?? true
    }

    /// Returns the next drawing, or nothing at the end.
    public mutating func next() -> Glyph? {
      guard let scalar else { return nil }
      // Two scalars that both stand alone never join, so the costly search for the boundary is
      // left to the rest.
      if isAlone {
        let start = index
        move(to: text.unicodeScalars.index(after: start))
        if isAlone { return Glyph(standingAlone: scalar, widths: widths) }
        index = start
      }
      let character = text[index]
      move(to: text.index(after: index))
      return Glyph(character, widths: widths)
    }

    private mutating func move(to next: String.Index) {
      index = next
      scalar = next < end ? text.unicodeScalars[next] : nil
      isAlone = scalar?.standsAlone ?? true
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is of the common kinds that join nothing beside them but marks and the like.
  var standsAlone: Bool {
    switch value {
    case 0x20...0x7E, 0x4E00...0x9FFF, 0x2500...0x259F, 0x3001...0x3029, 0x3041...0x3096,
      0x30A1...0x30FE, 0xAC00...0xD7A3, 0xFF01...0xFF5E, 0x00AF...0x02FF, 0x2026, 0x2190...0x21FF,
      0x2260, 0x2713, 0x2717:
      true
    default:
      false
    }
  }
}
