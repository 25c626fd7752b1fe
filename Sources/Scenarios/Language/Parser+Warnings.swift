/// What is right and hardly meant: it is told, and the file runs.
extension Parser {
  /// Header lines that no policy uses, and expectations of policies that never run.
  ///
  /// Nothing of the latter where others run than the file wants.
  var warnings: [Diagnostic] {
    let own = (listed ?? usualPolicies).map(\.id)
    let used = own + (override ?? []).map(\.id)
    var warnings: [Diagnostic] = []
    for line in HeaderUse.allCases where !line.isMade(by: used) {
      guard let place = headerPlaces[line.rawValue] else { continue }
      warnings.append(Diagnostic(.unused(line.rawValue, servedBy: line.policies), at: place))
    }
    guard override == nil else { return warnings }
    for (policy, place) in expected where !own.contains(policy) {
      warnings.append(Diagnostic(.notRun(policy), at: place))
    }
    return warnings
  }
}
