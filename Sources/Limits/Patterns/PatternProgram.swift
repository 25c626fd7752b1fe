/// A pattern as a machine that is in several states at once, so that it needs one pass over a text and
/// never goes back: the time is the text's length times the number of states, whatever the pattern.
struct PatternProgram: Sendable {
  /// A pattern that would need more states than this is too large.
  static let mostStates = 2_000

  /// What a state does.
  enum State: Hashable, Sendable {
    /// Takes a scalar that the atom matches, and goes on to the next state.
    case atom(Int)
    /// Goes on to the next state at such a place.
    case anchor(PatternSyntax.Anchor)
    /// Goes on to both.
    case split(Int, Int)
    /// Found.
    case found
  }

  private(set) var states: [State] = []

  /// The program for `syntax`; nil when it would be too large.
  init?(_ syntax: PatternSyntax) {
    guard add(syntax) else { return nil }
    states.append(.found)
  }

  private mutating func add(_ syntax: PatternSyntax) -> Bool {
    guard states.count < Self.mostStates else { return false }
    switch syntax {
    case .atom(let atom): states.append(.atom(atom))
    case .anchor(let anchor): states.append(.anchor(anchor))
    case .sequence(let items): return items.allSatisfy { add($0) }
    case .choice(let branches): return add(branches[...])
    case .repeated(let item, let least, let most): return add(item, least: least, most: most)
    }
    return true
  }

  private mutating func add(_ branches: ArraySlice<PatternSyntax>) -> Bool {
    guard let first = branches.first else { return true }
    guard branches.count > 1 else { return add(first) }
    let split = states.count
    states.append(.split(split + 1, 0))
    guard add(first) else { return false }
    let jump = states.count
    states.append(.split(0, 0))
    states[split] = .split(split + 1, states.count)
    guard add(branches.dropFirst()) else { return false }
    states[jump] = .split(states.count, states.count)
    return true
  }

  private mutating func add(_ item: PatternSyntax, least: Int, most: Int?) -> Bool {
    guard least <= Self.mostStates, (most ?? least) - least <= Self.mostStates else { return false }
    for _ in 0..<least {
      guard add(item) else { return false }
    }
    guard let most else {
      let split = states.count
      states.append(.split(split + 1, 0))
      guard add(item) else { return false }
      states.append(.split(split, split))
      states[split] = .split(split + 1, states.count)
      return true
    }
    var splits: [Int] = []
    for _ in 0..<max(0, most - least) {
      splits.append(states.count)
      states.append(.split(states.count + 1, 0))
      guard add(item) else { return false }
    }
    for split in splits { states[split] = .split(split + 1, states.count) }
    return true
  }
}

extension PatternProgram {
  /// Whether the pattern is found in `scalars` and ends within the first `searched` UTF-16 units.
  /// - Parameters:
  ///   - scalars: the whole text.
  ///   - searched: where a match may end at the latest.
  ///   - matches: whether an atom matches a scalar.
  /// - Returns: whether there is a match.
  func isFound(
    in scalars: [Unicode.Scalar], searching searched: Int,
    matches: (PatternAtom, Unicode.Scalar) -> Bool
  ) -> Bool {
    func isWord(at index: Int) -> Bool {
      scalars.indices.contains(index) && matches(.word, scalars[index])
    }
    func holds(_ anchor: PatternSyntax.Anchor, at index: Int) -> Bool {
      switch anchor {
      case .start: index == 0
      case .end: index == scalars.count
      case .endOrLastBreak: scalars[index...].isAtMostOneLineBreak
      case .wordBoundary(let isOne): (isWord(at: index - 1) != isWord(at: index)) == isOne
      }
    }

    var entered = Array(repeating: -1, count: states.count)
    var arrived: [Int] = []
    var offset = 0
    for index in 0...scalars.count {
      var open = arrived + [0]
      arrived.removeAll(keepingCapacity: true)
      while let state = open.popLast() {
        guard entered[state] != index else { continue }
        entered[state] = index
        switch states[state] {
        case .found: return true
        case .split(let one, let other): open += [one, other]
        case .anchor(let anchor): if holds(anchor, at: index) { open.append(state + 1) }
        case .atom(let atom):
          guard index < scalars.count, matches(.number(atom), scalars[index]) else { continue }
          arrived.append(state + 1)
        }
      }
      guard index < scalars.count else { return false }
      offset += UTF16.width(scalars[index])
      guard offset <= searched else { return false }
    }
    return false
  }
}

/// What may be asked about one scalar.
enum PatternAtom: Hashable, Sendable {
  /// Whether the atom of this number matches it.
  case number(Int)
  /// Whether it is part of a word.
  case word
}

extension ArraySlice<Unicode.Scalar> {
  private static let lineBreaks: Set<Unicode.Scalar> = [
    "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  fileprivate var isAtMostOneLineBreak: Bool {
    switch count {
    case 0: true
    case 1: first.map(Self.lineBreaks.contains) ?? false
    default: elementsEqual(["\r", "\n"])
    }
  }
}
