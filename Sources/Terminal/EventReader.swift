import Screen

/// Turns what the terminal sends into events, in the order in which it comes.
struct EventReader {
  /// What came first.
  enum Arrival {
    case event(TerminalEvent)
    case signals([Int32])
    /// Nothing more will come.
    case end
    case timeUp
  }

  /// How long an Escape may turn out to be the start of a key's sequence.
  private static let keyPatience = Duration.milliseconds(25)
  /// How long a paste may pause before it counts as broken off.
  private static let pastePatience = Duration.seconds(2)
  /// What Control-C sends.
  private static let breakOff: [UInt8] = [0x03]

  private var decoder: KeyDecoder
  private var input = TerminalInput()
  private var events: ArraySlice<TerminalEvent> = []
  private var lastArrival = ContinuousClock.now
  private var isGone = false

  init(_ decoder: KeyDecoder) {
    self.decoder = decoder
  }

  /// Whether an event can be had without waiting.
  var hasEvents: Bool { !events.isEmpty }

  /// Adds an event that did not come as bytes.
  mutating func append(_ event: TerminalEvent) { events.append(event) }

  /// Makes events of what only might have gone on.
  mutating func finish() { events += decoder.expire() }

  /// Waits for what comes first.
  mutating func next(until deadline: ContinuousClock.Instant?) -> Arrival {
    while true {
      if let event = events.popFirst() { return .event(event) }
      if isGone { return .end }
      switch input.wait(for: nextWait(until: deadline)) {
      case .bytes(let bytes): take(bytes)
      case .signals(let numbers): return .signals(numbers)
      case .hangup: isGone = true
      case .nothing:
        if let patience, ContinuousClock.now >= lastArrival + patience {
          events += decoder.expire()
        } else if let deadline, ContinuousClock.now >= deadline {
          return .timeUp
        }
      }
    }
  }

  /// How long the decoder may wait for the rest of something.
  private var patience: Duration? {
    switch decoder.wait {
    case nil: nil
    case .key: Self.keyPatience
    case .paste: Self.pastePatience
    }
  }

  private func nextWait(until deadline: ContinuousClock.Instant?) -> Duration? {
    let ends = [deadline, patience.map { lastArrival + $0 }].compactMap(\.self)
    return ends.min().map { max(.zero, $0 - .now) }
  }

  private mutating func take(_ bytes: [UInt8]) {
    // A paste whose end is lost would swallow even the key that quits. Pressed by hand, that key comes
    // alone; inside of a pasted text it hardly ever does.
    if bytes == Self.breakOff, case .paste? = decoder.wait { events += decoder.expire() }
    events += decoder.decode(bytes)
    if !input.hasMore { events += decoder.settle() }
    lastArrival = .now
  }
}
