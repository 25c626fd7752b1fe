import Limits
import TextField

extension Scenario.Header {
  /// The header as a scenario has it; reading it gives the same settings.
  ///
  /// Only what differs from a file without a header is written, but policy, limit and system always are;
  /// and nothing for a kind of policy that is not among them.
  /// - Parameters:
  ///   - title: the name in reports.
  ///   - policies: the policies' ids, at least one.
  /// - Returns: the lines.
  public func lines(title: String, policies: [String]) -> [String] {
    let usual = Scenario.Header()
    var lines = ["title " + StringNotation.quoted(title)]
    lines.append("policy " + policies.joined(separator: ", "))
    if let limit { lines.append("limit \(limit)" + (unit.map { " " + $0.rawValue } ?? "")) }
    lines.append("system " + profile.name.rawValue)
    let own = SystemProfile(profile.name)
    for choice in SystemProfile.switches where choice.value(profile) != choice.value(own) {
      lines.append("set \(choice.name) \(choice.value(profile))")
    }
    lines.append("keyboard " + keyboard.rawValue)
    if field != usual.field { lines.append("field " + field.rawValue) }
    if let filter, HeaderUse.filter.isMade(by: policies) {
      lines.append("filter " + filter.rawValue)
    }
    if let pattern, HeaderUse.pattern.isMade(by: policies) {
      lines.append("pattern " + StringNotation.quoted(pattern))
    }
    if custom != usual.custom, HeaderUse.custom.isMade(by: policies) {
      lines.append("custom " + custom.notation)
    }
    if !text.isEmpty { lines.append("text " + StringNotation.quoted(text)) }
    if !focused { lines.append("unfocused") }
    return lines
  }
}
