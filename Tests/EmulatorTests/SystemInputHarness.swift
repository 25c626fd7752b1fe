import TextField

@testable import Emulator

/// A switch that the profile does not have, or a value that it does not take.
struct UnknownSwitch: Error {
  var setting: String
}

extension SystemProfile {
  /// The default profile with these settings, each written as after `set`.
  init(_ settings: [String]) throws {
    self.init()
    for setting in settings {
      let words = setting.split(separator: " ").map(String.init)
      guard words.count == 2,
        let choice = SystemProfile.switches.first(where: { $0.name == words[0] }),
        choice.set(words[1], in: &self)
      else { throw UnknownSwitch(setting: setting) }
    }
  }
}

extension StepRecord {
  /// What the delegate was asked, as `0..<3 "the"`.
  var questions: [String] { questions { _ in true } }

  /// What the delegate was asked about one kind of input.
  func questions(of kind: ProposedChange.Kind) -> [String] {
    questions { $0.kind == kind }
  }

  private func questions(where isMeant: (ProposedChange) -> Bool) -> [String] {
    entries.compactMap {
      guard case .shouldChange(let change, _) = $0, isMeant(change) else { return nil }
      return "\(change.range) \"\(change.replacement)\""
    }
  }

  /// How many change events there were.
  var changeEvents: Int {
    entries.count { if case .editingChanged = $0 { true } else { false } }
  }
}
