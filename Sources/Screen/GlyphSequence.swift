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
    private var index: String.Index

    fileprivate init(text: String, widths: ScalarWidths) {
      self.text = text
      self.widths = widths
      index = text.startIndex
    }

    /// Returns the next drawing, or nothing at the end.
    public mutating func next() -> Glyph? {
      guard index < text.endIndex else { return nil }
      let scalars = text.unicodeScalars
      let scalar = scalars[index]
      let following = scalars.index(after: index)
      // Two scalars that both stand alone never join, so the costly search for the boundary is
      // left to the rest.
      if scalar.standsAlone, following == text.endIndex || scalars[following].standsAlone {
        index = following
        return Glyph(standingAlone: scalar, widths: widths)
      }
      let character = text[index]
      index = text.index(after: index)
      return Glyph(character, widths: widths)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is of the common kinds that join nothing beside them but marks and the like.
  var standsAlone: Bool {
    switch value {
    case 0x20...0x7E, 0x4E00...0x9FFF, 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FE,
      0x2500...0x25BF, 0xFF01...0xFF5E, 0xAC00...0xD7A3, 0x00A1...0x00AC, 0x00AE...0x02FF:
      true
    default:
      false
    }
  }
}
