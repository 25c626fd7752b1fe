/// What is true of some policies, those together for which the same is true.
struct Sightings {
  /// Nil where nothing can be said.
  private var groups: [(claim: Expectation.Claim?, policies: [String])] = []

  /// Adds what is true of one more policy.
  mutating func add(_ claim: Expectation.Claim?, _ policy: String) {
    if let index = groups.firstIndex(where: { $0.claim == claim }) {
      groups[index].policies.append(policy)
    } else {
      groups.append((claim, [policy]))
    }
  }

  /// A line for each thing to say, aligned as the old one was, whose comment stays with the first.
  ///
  /// Where nothing can be said the old claim becomes a comment, behind the other lines.
  func lines(insteadOf expectation: Expectation, in old: String) -> [String] {
    guard let shape = ExpectationLine(old, source: expectation.source) else { return [old] }
    let namesNobody = expectation.policies == nil && groups.count == 1
    var lines: [String] = []
    var mute: [String] = []
    for (claim, policies) in groups {
      let policies = namesNobody ? nil : policies
      if let claim {
        lines.append(shape.line(claim.notation, for: policies))
      } else {
        mute.append(shape.line(expectation.claim.notation, for: policies, isComment: true))
      }
    }
    lines += mute
    if let first = lines.first { lines[0] = shape.commented(first) }
    return lines
  }

  /// A line for each thing to say, for a place where none of them stood before.
  func lines(indentedAs line: String) -> [String] {
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    return groups.compactMap { claim, policies in
      claim.map { claim in
        let clause = groups.count > 1 ? " for " + policies.joined(separator: ", ") : ""
        return indentation + "expect " + claim.notation + clause
      }
    }
  }
}
