import TextField

/// Another system, or one switch set otherwise: what may explain why a device behaves differently.
public struct ProfileVariant: Hashable, Sendable {
  /// What is changed.
  public let change: Change
  /// The line of a scenario that changes it.
  public let notation: String

  /// What can be changed.
  public enum Change: Hashable, Sendable {
    /// The system profile.
    case system(SystemProfile.Name)
    /// A switch of it, by its name, and its value.
    case `switch`(String, value: String)
  }

  /// How much of the field's behaviour a change concerns.
  public enum Reach: Int, Comparable, Sendable {
    /// One thing that the system does.
    case behavior
    /// Everything in which two systems differ.
    case system
    /// What kind of field it is, which whoever made the app knows.
    case field

    /// Whether the left one is the more specific.
    public static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  /// How much it concerns.
  public var reach: Reach {
    switch change {
    case .system: .system
    case .switch("secure-text-entry", _), .switch("content-type", _): .field
    case .switch: .behavior
    }
  }

  private init(_ change: Change) {
    self.change = change
    notation =
      switch change {
      case .system(let name): "system \(name.rawValue)"
      case .switch(let name, let value): "set \(name) \(value)"
      }
  }

  /// Every system and every value of every switch, the more specific first.
  public static let all: [ProfileVariant] = {
    let switches = SystemProfile.switches.flatMap { item in
      item.values.map { ProfileVariant(.switch(item.name, value: $0)) }
    }
    return switches.filter { $0.reach == .behavior }
      + SystemProfile.Name.allCases.map { ProfileVariant(.system($0)) }
      + switches.filter { $0.reach == .field }
  }()

  /// A profile with the change made; switches that had been set stay as they are where the system changes.
  public func applied(to profile: SystemProfile) -> SystemProfile {
    switch change {
    case .system(let name): return profile.changed(to: name)
    case .switch(let name, let value):
      var profile = profile
      _ = SystemProfile.switches.first { $0.name == name }?.set(value, in: &profile)
      return profile
    }
  }

  /// What the switch decides and on what evidence; nil for a system.
  public func explanation(in language: Language) -> String? {
    guard case .switch(let name, _) = change,
      let item = SystemProfile.switches.first(where: { $0.name == name })
    else { return nil }
    let summary = ProfileSwitchWording.summary(of: item, in: language)
    let evidence = ProfileSwitchWording.words(for: item.evidence, in: language)
    return language.say(
      "\(summary) (UIKit §\(item.section), \(evidence))",
      "\(summary)（UIKit §\(item.section)，\(evidence)）",
      "\(summary)（UIKit §\(item.section)，\(evidence)）")
  }
}
