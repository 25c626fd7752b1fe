/// The generator of Steele, Lea and Flood: small, and the same everywhere for a given seed, so that a
/// failure comes again.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  /// The next number, all alike likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of the items, of which there must be some.
  public mutating func pick<T>(_ items: [T]) -> T {
    items[Int.random(in: items.indices, using: &self)]
  }

  /// True once in so many times.
  public mutating func isOne(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
