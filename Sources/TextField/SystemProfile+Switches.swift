/// One property of a profile that can be set by name, from a scenario or the screen.
public struct ProfileSwitch: Sendable {
  /// The name that `set NAME VALUE` uses.
  public let name: String
  /// The values it takes.
  public let values: [String]
  /// Reads the present value.
  public let value: @Sendable (SystemProfile) -> String
  fileprivate let assign: @Sendable (inout SystemProfile, String) -> Bool

  /// Sets the property; false when `value` is none of `values`.
  public func set(_ value: String, in profile: inout SystemProfile) -> Bool {
    assign(&profile, value)
  }
}

extension ProfileSwitch {
  fileprivate init<Value>(
    _ name: String, _ property: WritableKeyPath<SystemProfile, Value> & Sendable
  ) where Value: RawRepresentable<String> & CaseIterable & Sendable {
    self.name = name
    values = Value.allCases.map(\.rawValue)
    value = { $0[keyPath: property].rawValue }
    assign = { profile, text in
      guard let value = Value(rawValue: text) else { return false }
      profile[keyPath: property] = value
      return true
    }
  }

  fileprivate init(_ name: String, _ property: WritableKeyPath<SystemProfile, Bool> & Sendable) {
    self.name = name
    values = ["on", "off"]
    value = { $0[keyPath: property] ? "on" : "off" }
    assign = { profile, text in
      guard text == "on" || text == "off" else { return false }
      profile[keyPath: property] = text == "on"
      return true
    }
  }
}

extension SystemProfile {
  /// Every property that can be set by name, in the order in which they are documented.
  public static let switches: [ProfileSwitch] = [
    ProfileSwitch("candidate-commit", \.candidateCommit),
    ProfileSwitch("composing-backspace", \.composingBackspace),
    ProfileSwitch("refused-commit", \.refusedCommit),
    ProfileSwitch("syllable-separator", \.syllableSeparator),
    ProfileSwitch("commit-sends-two-events", \.commitSendsTwoEvents),
    ProfileSwitch("rewrite-sends-two-events", \.rewriteSendsTwoEvents),
    ProfileSwitch("return-keeps-separators", \.returnKeepsSeparators),
    ProfileSwitch("records-refused-paste", \.recordsRefusedPaste),
    ProfileSwitch("records-edit-after-handler", \.recordsEditAfterHandler),
    ProfileSwitch("double-space-shortcut", \.doubleSpaceShortcut),
  ]
}
