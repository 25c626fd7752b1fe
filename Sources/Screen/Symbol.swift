/// What one terminal cell can hold: a scalar that takes room, and marks upon it.
///
/// The terminal library takes five scalars in a cell and exactly one of them may take room, so a
/// family emoji or a flag can never be one symbol; see `Glyph` for what is shown instead.
public struct Symbol: Hashable, Sendable {
  /// The scalar that takes room, never a control or format character.
  public let base: Unicode.Scalar
  /// The marks upon it, in the text's order.
  public internal(set) var marks = Marks()
  private let isWide: Bool

  /// An empty cell's symbol.
  public static let blank = Symbol(" ", columns: 1)

  init(_ base: Unicode.Scalar, columns: Int) {
    self.base = base
    isWide = columns == 2
  }

  /// How many columns it takes, 1 or 2.
  public var columns: Int { isWide ? 2 : 1 }

  /// The symbol as text.
  public var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(base)
    scalars.append(contentsOf: marks.scalars)
    return String(scalars)
  }

  /// Puts one more mark on the base; a fifth one is dropped, since the cell could not hold it.
  mutating func add(mark: Unicode.Scalar) { marks.append(mark) }
}

extension Symbol {
  /// Up to four marks, stored in place so that a frame's cells need no memory of their own.
  public struct Marks: Hashable, Sendable {
    private var first: UInt32 = 0
    private var second: UInt32 = 0
    private var third: UInt32 = 0
    private var fourth: UInt32 = 0

    /// Whether there is no mark.
    public var isEmpty: Bool { first == 0 }

    /// The marks in order.
    public var scalars: [Unicode.Scalar] {
      [first, second, third, fourth].prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
    }

    fileprivate mutating func append(_ scalar: Unicode.Scalar) {
      if first == 0 {
        first = scalar.value
      } else if second == 0 {
        second = scalar.value
      } else if third == 0 {
        third = scalar.value
      } else if fourth == 0 {
        fourth = scalar.value
      }
    }
  }
}
