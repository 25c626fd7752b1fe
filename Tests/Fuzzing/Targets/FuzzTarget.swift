/// What can be given any bytes, and must neither trap nor break what it promises.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Bytes are a scenario file.
  case scenario
  /// Bytes are a phone's settings and what happens to it, under every policy there is.
  case events
  /// Bytes come from the terminal, to the whole screen.
  case keys

  /// What the program breaks when it is given `bytes`; nil when all holds.
  ///
  /// The work is bounded by the number of bytes.
  public func complaint(about bytes: [UInt8]) -> String? {
    switch self {
    case .scenario: ScenarioFuzz.complaint(about: bytes)
    case .events: EventFuzz.complaint(about: bytes)
    case .keys: KeyFuzz.complaint(about: bytes)
    }
  }
}
