import TextField

extension Expectation.Claim {
  /// The claim as it stands after `expect`; reading it gives the claim again.
  public var notation: String {
    switch self {
    case .text(let text): "text " + StringNotation.quoted(text)
    case .state(let state): "state " + StringNotation.quoted(state)
    case .marked(let text): "marked " + StringNotation.quoted(text)
    case .unmarked: "unmarked"
    case .caret(let offset): "caret \(offset)"
    case .selection(let range): "selection \(range.lowerBound) \(range.upperBound)"
    case .count(let count, let unit): "count " + (unit.map { $0.rawValue + " " } ?? "") + "\(count)"
    case .remaining(let number): "remaining \(number)"
    case .candidates(let texts):
      "candidates " + texts.map { StringNotation.quoted($0) }.joined(separator: " ")
    case .refused: "refused"
    case .accepted: "accepted"
    case .cut(let text): "cut " + StringNotation.quoted(text)
    case .crash: "crash"
    case .event(let name): "event " + name.rawValue
    case .stepRefused: "refused"
    }
  }
}
