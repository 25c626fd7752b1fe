/// Takes decisions from bytes, one after the other; when they are used up, always the first.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  var isAtEnd: Bool { bytes.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number in a range of at most 256 numbers.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(byte()) % range.count
  }

  /// One of `items`, of which there is one at least and at most 256 are reached.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[Int(byte()) % items.count] }

  /// Yes for one byte in so many.
  mutating func isOne(in times: Int) -> Bool { Int(byte()) % times == times - 1 }
}
