/// A cell as a frame stores it: eight bytes, so that a screenful is built, compared and kept cheaply.
///
/// Marks are rare; a cell that has some holds their place in the frame's list of marks.
struct PackedCell: Equatable, Sendable {
  private static let baseMask: UInt64 = 0x1F_FFFF
  private static let wide: UInt64 = 1 << 21
  private static let trailing: UInt64 = 1 << 22
  private static let roleShift: UInt64 = 24
  private static let attributesShift: UInt64 = 32
  private static let marksShift: UInt64 = 40
  private static let styleMask: UInt64 = 0xFFFF << roleShift

  private var bits: UInt64

  static let blank = PackedCell(base: " ", isWide: false, style: .plain)

  /// A cell; `marks` is the place of its marks in the frame's list counted from 1, or 0 for none.
  init(base: Unicode.Scalar, isWide: Bool, style: Style, marks: Int = 0) {
    bits =
      UInt64(base.value) | (isWide ? Self.wide : 0) | UInt64(marks) << Self.marksShift
      | Self.bits(of: style)
  }

  /// The scalar that takes room.
  var base: Unicode.Scalar { Unicode.Scalar(UInt32(bits & Self.baseMask)) ?? "\u{FFFD}" }

  /// Whether this is the first cell of a wide symbol.
  var isLeadingHalf: Bool { bits & (Self.wide | Self.trailing) == Self.wide }

  /// Whether this is the second cell of a wide symbol.
  var isTrailingHalf: Bool { bits & Self.trailing != 0 }

  /// Whether the symbol takes two columns.
  var isWide: Bool { bits & Self.wide != 0 }

  /// The place of the marks in the frame's list, counted from 1; 0 for none.
  var marks: Int { Int(bits >> Self.marksShift) }

  /// How the cell looks.
  var style: Style {
    get {
      Style(
        Style.Role(rawValue: UInt8(truncatingIfNeeded: bits >> Self.roleShift)) ?? .plain,
        Style.Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Self.attributesShift)))
    }
    set { bits = bits & ~Self.styleMask | Self.bits(of: newValue) }
  }

  /// Whether cells of two frames differ at any of these places.
  static func differ(
    _ new: UnsafeBufferPointer<PackedCell>, _ old: UnsafeBufferPointer<PackedCell>,
    in places: Range<Int>
  ) -> Bool {
    // Without a way out in the middle the compiler compares several at a time.
    places.reduce(0) { $0 | (new[$1].bits ^ old[$1].bits) } != 0
  }

  /// The same narrow cell with another scalar.
  func replacing(base: Unicode.Scalar) -> PackedCell {
    var cell = self
    cell.bits = bits & ~Self.baseMask | UInt64(base.value)
    return cell
  }

  /// The same symbol's second cell.
  var trailingHalf: PackedCell {
    var cell = self
    cell.bits |= Self.trailing
    return cell
  }

  private static func bits(of style: Style) -> UInt64 {
    UInt64(style.role.rawValue) << roleShift
      | UInt64(style.attributes.rawValue) << attributesShift
  }
}
