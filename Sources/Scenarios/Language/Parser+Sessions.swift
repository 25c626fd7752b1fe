import Emulator
import InputMethods
import Limits

/// What the sessions start with, made while the file is read so that what cannot be made is an error.
extension Parser {
  mutating func makeConfigurations() -> [Session.Configuration] {
    let fallback = headerPlaces["policy"] ?? SourcePlace(line: 1, scalars: 0..<0)
    for (unit, place) in unitPlaces {
      let unable = policies.filter { !$0.units.contains(unit) }
      if unable.count > 1 {
        report(.cannotCount(unit, policies: unable.map(\.id)), at: place)
      } else if let policy = unable.first {
        report(
          .policy(.cannotCount(policy: policy.id, unit: unit, units: policy.units)), at: place)
      }
    }
    for (limit, place) in limitPlaces {
      for policy in policies where !policy.takes(limit: limit) {
        report(
          .policy(
            .limitTooLow(policy: policy.id, limit: limit, lowest: policy.lowestLimit ?? .min)),
          at: place)
      }
    }
    guard diagnostics.isEmpty else { return [] }
    var configurations: [Session.Configuration] = []
    for description in policies {
      do {
        let policy = try description.make(options)
        if let reason = policy.unit.unavailableReason {
          report(.unavailable(policy.unit, reason), at: fallback)
        }
        configurations.append(configuration(description, policy: policy))
      } catch {
        report(.policy(error), at: fallback)
      }
    }
    return configurations
  }

  private var options: PolicyDescription.Options {
    PolicyDescription.Options(
      limit: header.limit, unit: header.unit, filter: header.filter, pattern: header.pattern,
      custom: header.custom)
  }

  private func configuration(
    _ description: PolicyDescription, policy: any LimitPolicy
  ) -> Session.Configuration {
    var configuration = Session.Configuration(policyID: description.id, policy: policy)
    configuration.keyboard = header.keyboard.make()
    configuration.preset = header.field
    configuration.profile = header.profile
    configuration.text = header.text
    configuration.focused = header.focused
    return configuration
  }
}
