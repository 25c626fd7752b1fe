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
  func meaning(in language: Language) -> String {
    switch self {
    case .crash: language.say("crash", "崩溃", "當機")
    case .loneSurrogate: MatrixOutcome.Fault.loneSurrogate.words(in: language)
    case .over: language.say("over the limit", "超出上限", "超出上限")
    case .failed: language.say("not as the scenario expects", "与脚本期望不符", "與腳本期望不符")
    case .held: language.say("as the scenario expects", "符合脚本期望", "符合腳本期望")
    case .unjudged: language.say("nothing expected", "没有期望", "沒有期望")
    case .impossible: language.say("cannot run", "无法运行", "無法執行")
    }
  }

  /// All signs with their meanings, on one line.
  static func legend(in language: Language) -> String {
    allCases.map { "\($0.rawValue) \($0.meaning(in: language))" }.joined(separator: " · ")
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
    case (.impossible, .impossible): words(in: .english) == other.words(in: .english)
    case (.outcome, .impossible), (.impossible, .outcome): false
    }
  }

  /// The end in words: the state, and what is wrong with it.
  func words(in language: Language) -> String {
    switch self {
    case .impossible(.policy(.cannotCount(_, let unit, _))):
      language.say(
        "cannot count in \(unit.rawValue)", "无法以 \(unit.rawValue) 计数", "無法以 \(unit.rawValue) 計數")
    case .impossible(let error): ScenarioErrorWording.words(for: error, in: language)
    case .outcome(let outcome):
      ([StringNotation.quoted(outcome.state)] + outcome.faults.map { $0.words(in: language) })
        .joined(separator: "  ")
    }
  }
}

extension MatrixOutcome.Fault {
  /// The fault in a few words.
  func words(in language: Language) -> String {
    switch self {
    case .crash(let crash):
      language.say("CRASH", "崩溃", "當機") + " " + TraceWording.words(for: crash, in: language)
    case .loneSurrogate:
      language.say("half a surrogate pair", "半个代理对", "半個代理對")
    case .over(let units, let unit):
      language.say(
        "over by \(units) \(unit.rawValue)", "超出 \(units) \(unit.rawValue)",
        "超出 \(units) \(unit.rawValue)")
    }
  }
}
