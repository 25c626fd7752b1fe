import Emulator
import InputMethods
import Limits
import TextField

/// What the tester has chosen: the app's policy and limit, the phone and its keyboard.
public struct Settings: Sendable {
  /// The policy whose field is shown.
  public var policy: PolicyDescription
  /// The limit's number; the policy's own when nil.
  public var limit: Int?
  /// The limit's unit; the policy's own when nil or when the policy cannot count in it.
  public var unit: CountingUnit?
  /// The keyboard that is up at the start.
  public var keyboard: KeyboardName = .pinyin
  /// Which field of the sample form it is.
  public var preset: FieldPreset = .plain
  /// How the system behaves.
  public var profile: SystemProfile = .ios10
  /// What the program sets before focus.
  public var text: UTF16Text = ""
  /// Whether the field has focus at the start.
  public var focused = true
  /// The content filter of the policies that have one; their own when nil.
  public var filter: ContentFilter?
  /// The pattern of the policies that have one; their own when nil.
  public var pattern: String?
  /// The switches of `custom`.
  public var custom = CustomRules()

  /// A plain pinyin field under `policy`.
  public init(policy: PolicyDescription) {
    self.policy = policy
  }

  /// The settings of a screen without a scenario: pinyin under the published solution.
  public static var opening: Settings {
    var settings = Settings(policy: PolicyCatalog.combined)
    settings.limit = PolicyCatalog.combined.defaultLimit?.value
    settings.unit = PolicyCatalog.combined.defaultLimit?.unit
    return settings
  }

  /// Whether a policy can have the limit; one that cannot keeps its own.
  func takesLimit(_ policy: PolicyDescription) -> Bool {
    (unit.map(policy.units.contains) ?? true) && (limit.map(policy.takes) ?? true)
  }

  /// How a session under a policy starts with these settings.
  ///
  /// A unit that the policy cannot count in is left at the policy's own, and so is the number with it;
  /// so is a number that the policy does not take.
  /// - Parameter policy: the policy.
  /// - Returns: the start of the session.
  /// - Throws: why the policy cannot be made, a pattern that does not compile above all.
  func configuration(
    for policy: PolicyDescription
  ) throws(PolicyError) -> Session.Configuration {
    var options = PolicyDescription.Options(filter: filter, pattern: pattern, custom: custom)
    if takesLimit(policy) {
      options.limit = limit
      options.unit = unit
    }
    var configuration = Session.Configuration(
      policyID: policy.id, policy: try policy.make(options))
    configuration.keyboard = keyboard.make()
    configuration.preset = preset
    configuration.profile = profile
    configuration.text = text
    configuration.focused = focused
    return configuration
  }

  /// How the session starts whose field is shown: with the counters of all units.
  var leadingConfiguration: Session.Configuration {
    get throws(PolicyError) {
      var configuration = try configuration(for: policy)
      configuration.followedUnits = CountingUnit.allCases.filter { $0.unavailableReason == nil }
      return configuration
    }
  }

  /// How sessions under several policies start, in their order.
  func configurations(
    for policies: ArraySlice<PolicyDescription>
  ) throws(PolicyError) -> [Session.Configuration] {
    var configurations: [Session.Configuration] = []
    for policy in policies { configurations.append(try configuration(for: policy)) }
    return configurations
  }
}
