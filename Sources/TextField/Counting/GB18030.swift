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
  /// Why the encoding cannot be counted in; nil where the C library has it.
  static let unavailableReason: CountingUnit.UnavailableReason? = {
    switch openConverter() {
    case .success(let converter):
      iconv_close(converter)
      return nil
    case .failure(let reason):
      return reason
    }
  }()

  static func byteCount(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { sum, scalar in
      // ASCII does without the table, so a program that counts nothing else never makes it.
      let length = scalar.isASCII ? 1 : scalar.value < 0x10000 ? length(ofBasic: scalar) : 4
      return sum + length
    }
  }

  private static func length(ofBasic scalar: Unicode.Scalar) -> Int {
    guard case .success(let lengths) = basicPlane else { return 4 }
    return Int(lengths[Int(scalar.value)])
  }

  /// The byte count of each scalar up to U+FFFF.
  private static let basicPlane = openConverter().map { converter in
    defer { iconv_close(converter) }
    return lengthsOfBasicPlane(converter)
  }

  private static func openConverter() -> Result<iconv_t, CountingUnit.UnavailableReason> {
    let converter = iconv_open("GB18030", "UTF-16LE")
    guard converter != iconv_t(bitPattern: -1), let converter else {
      return .failure(.noConverter(encoding: "GB18030", errno: errno))
    }
    return .success(converter)
  }

  private static func lengthsOfBasicPlane(_ converter: iconv_t) -> [UInt8] {
    let scalars = Array(UInt16(0)...0xD7FF) + Array(UInt16(0xE000)...0xFFFF)
    var units = scalars.map { $0.littleEndian }
    var bytes = [UInt8](repeating: 0, count: 4 * scalars.count)
    var lengths = [UInt8](repeating: 4, count: 0x10000)
    units.withUnsafeMutableBytes { source in
      bytes.withUnsafeMutableBytes { target in
        var next = 0
        while next < scalars.count {
          let (converted, written) = convert(
            UnsafeMutableRawBufferPointer(rebasing: source[(2 * next)...]), with: converter,
            into: target)
          var byte = 0
          for scalar in scalars[next..<(next + converted)] where byte < written {
            let length = lengthOfCode(at: byte, in: target)
            lengths[Int(scalar)] = length
            byte += Int(length)
          }
          // What stops the converter is a scalar without a code, which stays at 4.
          next += converted + 1
        }
      }
    }
    return lengths
  }

  /// Converts as far as the library goes: how many units it took and how many bytes it wrote.
  private static func convert(
    _ source: UnsafeMutableRawBufferPointer, with converter: iconv_t,
    into target: UnsafeMutableRawBufferPointer
  ) -> (converted: Int, written: Int) {
    var input = source.baseAddress?.assumingMemoryBound(to: CChar.self)
    var output = target.baseAddress?.assumingMemoryBound(to: CChar.self)
    var (inputLeft, outputLeft) = (source.count, target.count)
    _ = iconv(converter, &input, &inputLeft, &output, &outputLeft)
    return ((source.count - inputLeft) / 2, target.count - outputLeft)
  }

  /// The encoding tells the length of a code by its first two bytes.
  private static func lengthOfCode(at index: Int, in bytes: UnsafeMutableRawBufferPointer) -> UInt8
  {
    if bytes[index] < 0x80 { return 1 }
    return (0x30...0x39).contains(bytes[index + 1]) ? 4 : 2
  }
}
