/// Collects the bytes of a bracketed paste up to the mark that ends it.
struct PasteCollector: Sendable {
  private static let endMark = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private let byteLimit: Int
  private var bytes: [UInt8] = []
  private var textLength: Int?
  private var isOverfull = false

  /// - Parameter limit: How many UTF-16 code units are kept.
  init(limit: Int) {
    self.limit = limit
    // Three bytes of UTF-8 a unit are the most; CR LF is two bytes that become one.
    byteLimit = 3 * limit + 1
  }

  /// Takes bytes; the return value is what follows the paste, or nothing while it goes on.
  mutating func append(_ chunk: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // The mark may have begun in an earlier chunk.
    let start = max(0, bytes.count - (Self.endMark.count - 1))
    bytes += chunk
    guard let mark = endMark(from: start) else {
      dropExcess()
      return nil
    }
    textLength = min(mark, byteLimit)
    isOverfull = isOverfull || mark > byteLimit
    return bytes[(mark + Self.endMark.count)...]
  }

  /// The paste as far as it has come.
  func paste(isUnfinished: Bool) -> Paste {
    let kept = bytes.prefix(textLength ?? byteLimit)
    let text = String(decoding: Self.joinLineEnds(kept), as: UTF8.self)
    guard text.utf16.count > limit else {
      return Paste(text, isCut: isOverfull, isUnfinished: isUnfinished)
    }
    var end = text.utf16.index(text.startIndex, offsetBy: limit)
    if end.samePosition(in: text.unicodeScalars) == nil { end = text.utf16.index(before: end) }
    return Paste(String(text[..<end]), isCut: true, isUnfinished: isUnfinished)
  }

  private func endMark(from start: Int) -> Int? {
    var index = start
    while let escape = bytes[index...].firstIndex(of: 0x1B) {
      if bytes[escape...].starts(with: Self.endMark) { return escape }
      index = escape + 1
    }
    return nil
  }

  /// Keeps memory bounded: of what is too much only the possible start of the mark stays.
  private mutating func dropExcess() {
    let last = bytes.count - (Self.endMark.count - 1)
    guard last > byteLimit else { return }
    bytes.removeSubrange(byteLimit..<last)
    isOverfull = true
  }

  /// CR LF and CR become LF: terminals send the line ends of a paste as the Return key.
  private static func joinLineEnds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result = Array(bytes)
    guard result.contains(0x0D) else { return result }
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte != 0x0A || previous != 0x0D {
        result[count] = byte == 0x0D ? 0x0A : byte
        count += 1
      }
      previous = byte
    }
    result.removeLast(result.count - count)
    return result
  }
}
