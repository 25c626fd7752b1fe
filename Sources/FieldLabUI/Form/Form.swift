import Emulator
import InputMethods
import Limits
import TextField

/// The sample form: four fields of one app, of which one is being edited at a time.
///
/// Each field has phones of its own; those of the field with focus are the screen's, and so everything
/// that works on a single field works on it. As in an app, there is **one implementation of a policy for
/// all fields**: choosing another policy, its filter, its pattern, the system profile or what is compared
/// applies to every field, and so do the checks that are on. **Limits are a field's own**, told apart by
/// its tag, the phone's 11 and the code's 6 as in the category article; a limit that the tester chooses
/// is that of the field with focus.
public struct Form: Sendable {
  /// The fields from the top.
  static let fields: [FieldPreset] = [.phone, .code, .nickname, .amount]

  /// The field that is being edited.
  private(set) var focused: FieldPreset = .phone
  /// The phones of the fields that are not being edited; of all four while the form is not shown.
  private var resting: [FieldPreset: Workbench] = [:]
  /// The phones of the single field while the form is shown.
  private var single: Workbench?

  /// An empty form whose first field gets focus, under a policy.
  /// - Parameter settings: what is chosen for the single field.
  /// - Throws: why the policy cannot be made.
  init(_ settings: Settings) throws(PolicyError) {
    for preset in Self.fields {
      resting[preset] = try Workbench(settings: settings.inForm(for: preset))
    }
    resting[focused]?.apply(.focus)
  }

  /// Whether the form is shown, and not the single field.
  var isShown: Bool { single != nil }

  /// A field's session; nil for that of the field with focus while the form is shown.
  func session(of preset: FieldPreset) -> Session? { resting[preset]?.leading }

  /// Shows the form.
  /// - Parameter workbench: the single field's phones, which are kept.
  /// - Returns: the phones of the field with focus.
  mutating func open(leaving workbench: Workbench) -> Workbench {
    guard let next = resting.removeValue(forKey: focused) else { return workbench }
    single = workbench
    return next
  }

  /// Goes back to the single field.
  /// - Parameter workbench: the phones of the field with focus, which are kept.
  /// - Returns: the single field's phones.
  mutating func close(leaving workbench: Workbench) -> Workbench {
    guard let next = single else { return workbench }
    single = nil
    resting[focused] = workbench
    return next
  }

  /// Takes another field, round the ends; that the one loses focus and the other gets it is not done here.
  /// - Parameters:
  ///   - steps: how many fields below.
  ///   - workbench: the phones of the field with focus, which are kept.
  /// - Returns: the phones of the other field, with the same policy in the lead and the same checks on.
  /// - Throws: why the policy cannot be made; nothing has changed then.
  mutating func move(
    by steps: Int, leaving workbench: Workbench
  ) throws(PolicyError) -> Workbench {
    let count = Self.fields.count
    let place = (Self.fields.firstIndex(of: focused) ?? 0) + steps
    let target = Self.fields[(place % count + count) % count]
    guard var next = resting[target] else { return workbench }
    if let row = next.compared.firstIndex(where: { $0.id == workbench.settings.policy.id }) {
      try next.lead(with: row)
    }
    if next.checks != workbench.checks { next.setChecks(workbench.checks) }
    resting[target] = nil
    resting[focused] = workbench
    focused = target
    return next
  }

  /// Gives the other fields the policy and the profile of the one with focus, and replays their events.
  /// - Parameter workbench: the phones of the field with focus.
  /// - Throws: why a policy cannot be made.
  mutating func adopt(_ workbench: Workbench) throws(PolicyError) {
    for preset in Self.fields {
      guard let old = resting[preset]?.settings else { continue }
      var settings = workbench.settings.inForm(for: preset)
      if old.policy.id == settings.policy.id {
        settings.limit = old.limit
        settings.unit = old.unit
      } else {
        settings.limit = preset.limitOfTag
      }
      try resting[preset]?.replay(with: settings, comparing: workbench.compared)
    }
  }

  /// Empties the fields that are not being edited.
  /// - Throws: why a policy cannot be made.
  mutating func startOver() throws(PolicyError) {
    for preset in Self.fields { try resting[preset]?.startOver() }
  }
}

extension Settings {
  /// What is chosen for the single field, as it is for a field of the form: empty, out of focus, with the
  /// keyboard that it asks for and the limit of its tag.
  fileprivate func inForm(for preset: FieldPreset) -> Settings {
    var settings = self
    settings.preset = preset
    settings.text = ""
    settings.focused = false
    settings.limit = preset.limitOfTag ?? limit
    settings.keyboard =
      switch preset {
      case .phone, .code: .numberpad
      case .amount: .english
      case .plain, .nickname: keyboard
      }
    return settings
  }
}

extension Settings {
  /// The same with the limit of the field's tag where none was chosen.
  var withLimitOfTag: Settings {
    var settings = self
    settings.limit = limit ?? preset.limitOfTag
    return settings
  }
}

extension FieldPreset {
  /// The limit that the category article's handler binds to the field's tag; nil for the app's usual one.
  var limitOfTag: Int? {
    switch self {
    case .phone: 11
    case .code: 6
    case .plain, .nickname, .amount: nil
    }
  }
}
