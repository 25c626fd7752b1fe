import InputMethods

/// The keys of one `keys` line, in order; a repeated key is kept as one run.
public struct KeySequence: Hashable, Sendable {
  /// The most keys that one line may have.
  public static let longest = 100_000

  /// One key, pressed so many times.
  public struct Run: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// How many times, at least once.
    public var count: Int
  }

  /// The runs, in order.
  public private(set) var runs: [Run] = []
  /// How many keys there are.
  public private(set) var count = 0

  /// No key at all.
  public init() {}

  /// Adds a key, pressed `count` times.
  public mutating func append(_ key: Key, count: Int = 1) {
    guard count > 0 else { return }
    runs.append(Run(key: key, count: count))
    self.count += count
  }
}

extension KeySequence: Sequence {
  /// Goes through the keys one by one, without making a list of them.
  public struct Iterator: IteratorProtocol, Sendable {
    private let runs: [Run]
    private var run = 0
    private var pressed = 0

    fileprivate init(_ runs: [Run]) {
      self.runs = runs
    }

    /// The next key.
    public mutating func next() -> Key? {
      guard run < runs.count else { return nil }
      let current = runs[run]
      pressed += 1
      if pressed == current.count {
        run += 1
        pressed = 0
      }
      return current.key
    }
  }

  /// The keys one by one.
  public func makeIterator() -> Iterator {
    Iterator(runs)
  }
}
