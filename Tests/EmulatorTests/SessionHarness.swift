import InputMethods
import Limits
import TextField

@testable import Emulator

/// A session under one of the catalog's policies.
func session(
  _ policy: String, limit: Int? = nil, text: UTF16Text = "", keyboard: KeyboardName = .english,
  preset: FieldPreset = .plain, profile: SystemProfile = .ios10, focused: Bool = true
) throws -> Session {
  Session(
    try configuration(
      policy, limit: limit, text: text, keyboard: keyboard, preset: preset, profile: profile,
      focused: focused))
}

func configuration(
  _ policy: String, limit: Int? = nil, text: UTF16Text = "", keyboard: KeyboardName = .english,
  preset: FieldPreset = .plain, profile: SystemProfile = .ios10, focused: Bool = true
) throws -> Session.Configuration {
  guard let description = PolicyCatalog.policy(policy) else {
    throw NotServed(policy: policy)
  }
  var configuration = Session.Configuration(
    policyID: policy, policy: try description.make(.init(limit: limit)))
  configuration.keyboard = keyboard.make()
  configuration.text = text
  configuration.preset = preset
  configuration.profile = profile
  configuration.focused = focused
  return configuration
}

struct NotServed: Error {
  var policy: String
}

extension Session {
  var state: String { StateNotation.describe(field) }

  /// Presses the keys one after another; a space is the space bar.
  @discardableResult
  mutating func type(_ keys: String) -> StepRecord {
    var record = StepRecord()
    for key in keys { record.append(apply(.key(key == " " ? .space : .character(key)))) }
    return record
  }
}

extension StepRecord {
  var names: [String] { entries.map(\.name.rawValue) }
}
