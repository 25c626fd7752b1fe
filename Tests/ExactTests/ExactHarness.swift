import Emulator
import InputMethods
import Limits
import TextField

/// A session under `exact`.
func exact(
  _ limit: Int, _ unit: CountingUnit = .utf16, text: UTF16Text = "",
  keyboard: KeyboardName = .english, profile: SystemProfile = .ios10
) -> Session {
  var configuration = Session.Configuration(
    policyID: "exact", policy: Exact(maximum: Limit(limit, unit)))
  configuration.keyboard = keyboard.make()
  configuration.profile = profile
  configuration.text = text
  return Session(configuration)
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

/// The named profiles, and each way in which they commit.
let profiles: [SystemProfile] = SystemProfile.Name.allCases.flatMap { name in
  [true, false].map { sendsTwoEvents in
    var profile = SystemProfile(name)
    profile.commitSendsTwoEvents = sendsTwoEvents
    profile.rewriteSendsTwoEvents = sendsTwoEvents
    return profile
  }
}
