/// A colour of the sRGB space.
public struct RGBColor: Hashable, Sendable {
  /// The parts, each from 0 to 255.
  public let red: UInt8
  /// The part of green.
  public let green: UInt8
  /// The part of blue.
  public let blue: UInt8

  /// A colour as CSS writes it, `0xRRGGBB`; higher bits are ignored.
  public init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// The colour as one number, `0xRRGGBB`.
  public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The colour as CSS writes it: `#rrggbb`.
  public var css: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
