/// One property of the system profile or trait of the field that can be set by name, from a scenario or
/// the screen, with the fact that it stands for.
public struct ProfileSwitch: Sendable {
  /// What speaks for a fact.
  public enum Evidence: String, CaseIterable, Sendable {
    /// The vendor says so.
    case documented
    /// Several independent reports.
    case several
    /// One report.
    case single
    /// Code that is built around the fact.
    case source
    /// Follows from reports that do not say it.
    case inferred
    /// None was found: the default is our choice.
    case none
  }

  /// The name that `set NAME VALUE` uses.
  public let name: String
  /// The section of the UIKit facts that it comes from.
  public let section: Int
  /// What speaks for the default.
  public let evidence: Evidence
  /// The values it takes.
  public let values: [String]
  /// Reads the present value.
  public let value: @Sendable (SystemProfile) -> String
  private let assign: @Sendable (inout SystemProfile, String) -> Bool

  /// Sets the property; false when `value` is none of `values`.
  public func set(_ value: String, in profile: inout SystemProfile) -> Bool {
    assign(&profile, value)
  }
}

extension ProfileSwitch {
  /// A switch over the cases of an enumeration.
  init<Value>(
    _ name: String, _ property: WritableKeyPath<SystemProfile, Value> & Sendable,
    _ section: Int, _ evidence: Evidence
  ) where Value: RawRepresentable<String> & CaseIterable & Sendable {
    self.init(
      name: name, section: section, evidence: evidence,
      values: Value.allCases.map(\.rawValue),
      value: { $0[keyPath: property].rawValue },
      assign: { profile, text in
        guard let value = Value(rawValue: text) else { return false }
        profile[keyPath: property] = value
        return true
      })
  }

  /// A switch that is on or off.
  init(
    _ name: String, _ property: WritableKeyPath<SystemProfile, Bool> & Sendable,
    _ section: Int, _ evidence: Evidence
  ) {
    self.init(
      name: name, section: section, evidence: evidence, values: ["on", "off"],
      value: { $0[keyPath: property] ? "on" : "off" },
      assign: { profile, text in
        guard text == "on" || text == "off" else { return false }
        profile[keyPath: property] = text == "on"
        return true
      })
  }

  /// A switch over a time, in seconds.
  init(
    _ name: String, _ property: WritableKeyPath<SystemProfile, Duration> & Sendable,
    _ section: Int, _ evidence: Evidence
  ) {
    let choices: [(name: String, time: Duration)] = [
      ("0.25", .milliseconds(250)), ("0.5", .milliseconds(500)), ("1", .seconds(1)),
      ("2", .seconds(2)), ("5", .seconds(5)),
    ]
    self.init(
      name: name, section: section, evidence: evidence,
      values: choices.map(\.name),
      value: { profile in
        choices.first { $0.time == profile[keyPath: property] }?.name
          ?? "\(profile[keyPath: property] / .seconds(1))"
      },
      assign: { profile, text in
        guard let choice = choices.first(where: { $0.name == text }) else { return false }
        profile[keyPath: property] = choice.time
        return true
      })
  }
}
