import TextField

/// One switch of `custom` that can be set by name, from a scenario or the screen.
public struct CustomSwitch: Sendable {
  /// The key of `KEY=VALUE`.
  public let name: String
  /// The values that it takes.
  public let values: [String]
  /// Reads the present value.
  public let value: @Sendable (CustomRules) -> String
  private let assign: @Sendable (inout CustomRules, String) -> Bool

  /// Sets the switch; false when `value` is none of `values`.
  public func set(_ value: String, in rules: inout CustomRules) -> Bool {
    assign(&rules, value)
  }
}

extension CustomSwitch {
  fileprivate init<Value>(
    _ name: String, _ property: WritableKeyPath<CustomRules, Value> & Sendable
  ) where Value: RawRepresentable<String> & CaseIterable & Sendable {
    self.name = name
    values = Value.allCases.map(\.rawValue)
    value = { $0[keyPath: property].rawValue }
    assign = { rules, text in
      guard let value = Value(rawValue: text) else { return false }
      rules[keyPath: property] = value
      return true
    }
  }

  fileprivate init(_ name: String, _ property: WritableKeyPath<CustomRules, Bool> & Sendable) {
    self.name = name
    values = ["on", "off"]
    value = { $0[keyPath: property] ? "on" : "off" }
    assign = { rules, text in
      guard text == "on" || text == "off" else { return false }
      rules[keyPath: property] = text == "on"
      return true
    }
  }
}

extension CustomRules {
  /// Every switch, in the order in which they are documented.
  public static let switches: [CustomSwitch] = [
    CustomSwitch("precheck", \.hasPreCheck),
    CustomSwitch("postfilter", \.hasPostFilter),
    CustomSwitch("unit", \.unit),
    CustomSwitch("composing", \.composing),
    CustomSwitch("full", \.full),
    CustomSwitch("cut", \.cut),
    CustomSwitch("boundary", \.boundary),
    CustomSwitch("paste-exempt", \.isPasteExempt),
    CustomSwitch("keeps", \.keeps),
    CustomSwitch("deletion", \.deletion),
  ]

  /// The rules as a scenario writes them: `KEY=VALUE` for each switch that is not at its default.
  public var notation: String {
    let standard = CustomRules()
    return Self.switches.filter { $0.value(self) != $0.value(standard) }
      .map { "\($0.name)=\($0.value(self))" }.joined(separator: " ")
  }
}
