/// A cell in one sign, for a table that has to be small.
enum MatrixMark: String, CaseIterable {
  /// The app crashed.
  case crash = "!"
  /// Half a surrogate pair is in the text.
  case loneSurrogate = "½"
  /// The text is over its limit.
  case over = ">"
  /// An expectation about the policy failed.
  case failed = "✗"
  /// As the scenario expects.
  case held = "✓"
  /// The scenario expects nothing of the policy.
  case unjudged = "·"
  /// The policy cannot run the scenario.
  case impossible = "–"

  /// The worst that is to say of a cell.
  init(_ cell: Matrix.Cell) {
    guard let outcome = cell.outcome else {
      self = .impossible
      return
    }
    self =
      switch outcome.faults.first {
      case .crash: .crash
      case .loneSurrogate: .loneSurrogate
      case .over: .over
      case nil where outcome.tally.failed > 0: .failed
      case nil: outcome.tally.passed > 0 ? .held : .unjudged
      }
  }

  /// What the sign means.
  var meaning: String {
    switch self {
    case .crash: "crash"
    case .loneSurrogate: "half a surrogate pair"
    case .over: "over the limit"
    case .failed: "not as the scenario expects"
    case .held: "as the scenario expects"
    case .unjudged: "nothing expected"
    case .impossible: "cannot run"
    }
  }

  /// All signs with their meanings, on one line.
  static var legend: String {
    allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: " · ")
  }
}

extension Matrix.Row {
  /// Cells that ended alike, with the policies that ended so, in the policies' order.
  func groups(of policies: [String]) -> [(cell: Matrix.Cell, policies: [String])] {
    var groups: [(cell: Matrix.Cell, policies: [String])] = []
    for (cell, policy) in zip(cells, policies) {
      if let index = groups.firstIndex(where: { $0.cell.endsLike(cell) }) {
        groups[index].policies.append(policy)
      } else {
        groups.append((cell, [policy]))
      }
    }
    return groups
  }
}

extension Matrix.Cell {
  fileprivate func endsLike(_ other: Matrix.Cell) -> Bool {
    switch (self, other) {
    case (.outcome(let left), .outcome(let right)): left == right
    case (.impossible, .impossible): words == other.words
    case (.outcome, .impossible), (.impossible, .outcome): false
    }
  }

  /// The end in words: the state, and what is wrong with it.
  var words: String {
    switch self {
    case .impossible(.policy(.cannotCount(_, let unit, _))): "cannot count in \(unit.rawValue)"
    case .impossible(let error): ScenarioErrorWording.words(for: error, in: .english)
    case .outcome(let outcome):
      ([StringNotation.quoted(outcome.state)] + outcome.faults.map(\.words))
        .joined(separator: "  ")
    }
  }
}

extension MatrixOutcome.Fault {
  /// The fault in a few words.
  var words: String {
    switch self {
    case .crash(let crash): "CRASH " + TraceWording.words(for: crash, in: .english)
    case .loneSurrogate: "half a surrogate pair"
    case .over(let units, let unit): "over by \(units) \(unit.rawValue)"
    }
  }
}
