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
    private let widths: ScalarWidths
    private var scalars: String.UnicodeScalarView.Iterator
    private var upcoming: Unicode.Scalar?
    /// The drawings of a run that had to be cut into characters, the next one last.
    private var pending: [Glyph] = []

    fileprivate init(text: String, widths: ScalarWidths) {
      self.widths = widths
      scalars = text.unicodeScalars.makeIterator()
      upcoming = scalars.next()
    }

    /// Returns the next drawing, or nothing at the end.
    public mutating func next() -> Glyph? {
      switch nextPiece() {
      case nil: nil
      case .symbol(let symbol): Glyph(symbol)
      case .glyph(let glyph): glyph
      }
    }

    /// A drawing, told apart by whether it is a lone symbol, as nearly all are.
    enum Piece {
      case symbol(Symbol)
      case glyph(Glyph)
    }

    /// Returns the next drawing, or nothing at the end.
    mutating func nextPiece() -> Piece? {
      if let glyph = pending.popLast() { return .glyph(glyph) }
      guard let scalar = upcoming else { return nil }
      upcoming = scalars.next()
      // Two scalars that both stand alone never join, so the costly search for the boundary is
      // left to the rest.
      if scalar.standsAlone, upcoming?.standsAlone ?? true {
        return .symbol(Symbol(standingAlone: scalar, widths: widths))
      }
      pending = run(from: scalar).reversed().map { Glyph($0, widths: widths) }
      return pending.popLast().map(Piece.glyph)
    }

    /// The scalars up to the next place that must be a boundary.
    private mutating func run(from first: Unicode.Scalar) -> String {
      var run = String.UnicodeScalarView([first])
      var last = first
      while let scalar = upcoming, !(last.standsAlone && scalar.standsAlone) {
        run.append(scalar)
        last = scalar
        upcoming = scalars.next()
      }
      return String(run)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is of the common kinds that join nothing beside them but marks and the like.
  var standsAlone: Bool {
    switch value {
    case 0x20...0x7E, 0x4E00...0x9FFF, 0x2500...0x259F, 0x3001...0x3029, 0x3041...0x3096,
      0x30A1...0x30FE, 0xAC00...0xD7A3, 0xFF01...0xFF5E, 0x00AF...0x02FF, 0x2026, 0x2190...0x21FF,
      0x2000...0x200A, 0x2260, 0x25CB, 0x25CF, 0x2702, 0x2713, 0x2717:
      true
    default:
      false
    }
  }
}
