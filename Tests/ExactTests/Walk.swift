import Emulator
import InputMethods
import Limits
import Scenarios
import TextField

/// A session under `exact` and what happens in it: everything that is needed to see a failure again.
struct Walk: Sendable {
  var limit: Limit
  var keyboard: KeyboardName
  var profile: SystemProfile
  var text: UTF16Text
  var events: [InputEvent] = []

  /// The session before the first event.
  var session: Session? {
    let keyboard = keyboard.make()
    var configuration = Session.Configuration(policyID: "exact", policy: Exact(maximum: limit))
    configuration.keyboard = keyboard
    configuration.profile = profile
    configuration.text = text
    return Session(configuration)
  }

  /// What the oracle says about the first event that breaks a property, and which it is.
  var failure: (step: Int, complaint: String)? {
    guard let session else { return nil }
    var oracle = Oracle(session, limit: limit)
    for (step, event) in events.enumerated() {
      if let complaint = oracle.apply(event) { return (step, complaint) }
    }
    return nil
  }

  /// The walk as a scenario that can be run.
  var scenario: String {
    let named = SystemProfile(profile.name)
    let switches = SystemProfile.switches.filter { $0.value(profile) != $0.value(named) }
      .map { "set \($0.name) \($0.value(profile))" }
    let header =
      [
        "policy exact", "limit \(limit.value) \(limit.unit.rawValue)",
        "system \(profile.name.rawValue)", "keyboard \(keyboard.rawValue)",
      ] + switches + ["text \(StringNotation.quoted(text))", ""]
    return (header + events.map(\.notation)).joined(separator: "\n")
  }
}

// MARK: - Shrinking

extension Walk {
  /// The smallest walk that this one leads to, taking things away one by one, and that still fails.
  func shrunk(while fails: (Walk) -> Bool = { $0.failure != nil }) -> Walk {
    var smallest = self
    while let smaller = smallest.smaller().first(where: fails) { smallest = smaller }
    return smallest
  }

  /// Walks with a little less in them.
  private func smaller() -> [Walk] {
    var walks: [Walk] = []
    var size = max(1, events.count / 2)
    while size > 0 {
      for start in stride(from: 0, to: events.count, by: size) {
        var walk = self
        walk.events.removeSubrange(start..<min(start + size, events.count))
        walks.append(walk)
      }
      size /= 2
    }
    for property in SystemProfile.switches {
      let plain = property.value(SystemProfile(profile.name))
      guard property.value(profile) != plain else { continue }
      var walk = self
      _ = property.set(plain, in: &walk.profile)
      walks.append(walk)
    }
    for offset in text.indices {
      var walk = self
      walk.text.replace(offset..<offset + 1, with: "")
      walks.append(walk)
    }
    return walks
  }
}
