#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many bytes GB18030 takes: 1 for ASCII, 2 or 4 in the basic plane, 4 beyond.
///
/// Which scalars take two bytes is the encoding's history and follows no rule, so the C library is
/// asked: once, for the whole basic plane, and never while a key is handled.
enum GB18030 {
  static var unavailableReason: CountingUnit.UnavailableReason? {
    if case .failure(let reason) = basicPlane { reason } else { nil }
  }

  static func byteCount(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    guard case .success(let lengths) = basicPlane else {
      return scalars.reduce(0) { $0 + ($1.isASCII ? 1 : 4) }
    }
    return scalars.reduce(0) { sum, scalar in
      sum + (scalar.value < 0x10000 ? Int(lengths[Int(scalar.value)]) : 4)
    }
  }

  /// The byte count of each scalar up to U+FFFF.
  private static let basicPlane = lengthsOfBasicPlane()

  private static func lengthsOfBasicPlane() -> Result<[UInt8], CountingUnit.UnavailableReason> {
    let converter = iconv_open("GB18030", "UTF-16LE")
    guard converter != iconv_t(bitPattern: -1), let converter else {
      return .failure(.noConverter(encoding: "GB18030", errno: errno))
    }
    defer { iconv_close(converter) }

    let scalars = Array(UInt16(0)...0xD7FF) + Array(UInt16(0xE000)...0xFFFF)
    var lengths = [UInt8](repeating: 4, count: 0x10000)
    var bytes = [UInt8](repeating: 0, count: 4 * scalars.count)
    var rest = scalars[...]
    while !rest.isEmpty {
      let (converted, written) = convert(rest, with: converter, into: &bytes)
      var byte = 0
      for scalar in rest.prefix(converted) where byte < written {
        let length = lengthOfCode(at: byte, in: bytes)
        lengths[Int(scalar)] = length
        byte += Int(length)
      }
      // What stops the converter is a scalar without a code, which stays at 4.
      rest = rest.dropFirst(converted + 1)
    }
    return .success(lengths)
  }

  /// Converts as far as the library goes: how many units it took and how many bytes it wrote.
  private static func convert(
    _ units: ArraySlice<UInt16>, with converter: iconv_t, into bytes: inout [UInt8]
  ) -> (converted: Int, written: Int) {
    var units = units.map(\.littleEndian)
    return units.withUnsafeMutableBytes { source in
      bytes.withUnsafeMutableBytes { target in
        var input = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var output = target.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (inputLeft, outputLeft) = (source.count, target.count)
        _ = iconv(converter, &input, &inputLeft, &output, &outputLeft)
        return ((source.count - inputLeft) / 2, target.count - outputLeft)
      }
    }
  }

  /// The encoding tells the length of a code by its first two bytes.
  private static func lengthOfCode(at index: Int, in bytes: [UInt8]) -> UInt8 {
    if bytes[index] < 0x80 { return 1 }
    return (0x30...0x39).contains(bytes[index + 1]) ? 4 : 2
  }
}
