import CPinyinData

/// The bytes of a dictionary file, read as little-endian numbers.
///
/// This is the only file that reads memory through a pointer. Every read is checked against the
/// size of the image and copies what it returns, so nothing outlives `bytes`.
struct PinyinImage {
  let bytes: UnsafeRawBufferPointer

  /// Runs `body` over the image that is part of this binary.
  static func withEmbedded<Value>(
    _ body: (PinyinImage) throws(PinyinImageError) -> Value
  ) throws(PinyinImageError) -> Value {
    try body(
      PinyinImage(
        bytes: UnsafeRawBufferPointer(start: pinyin_data_bytes(), count: pinyin_data_size())))
  }

  /// Runs `body` over an image held in an array.
  static func with<Value>(
    _ array: [UInt8],
    _ body: (PinyinImage) throws(PinyinImageError) -> Value
  ) throws(PinyinImageError) -> Value {
    try array.withUnsafeBytes { bytes in
      Result { () throws(PinyinImageError) in try body(PinyinImage(bytes: bytes)) }
    }.get()
  }

  /// `count` numbers from byte `offset` on, or nil if they do not lie inside the image.
  func numbers<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int, count: Int
  ) -> [Number]? {
    let size = MemoryLayout<Number>.stride
    guard offset >= 0, offset <= bytes.count, count >= 0, count <= (bytes.count - offset) / size
    else { return nil }
    let numbers = [Number](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count * size]))
      initialized = count
    }
    #if _endian(big)
      return numbers.map(Number.init(littleEndian:))
    #else
      return numbers
    #endif
  }
}
