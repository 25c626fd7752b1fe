import Limits

/// The catalog of policies, as people and programs read it.
public enum PolicyList {
  /// A line for each policy: id, own limit, what runs, where it comes from.
  public static func text(
    _ policies: [PolicyDescription] = PolicyCatalog.all, in language: Language
  ) -> String {
    let rows = policies.map { policy in
      [
        policy.id, policy.ownSetting(in: language),
        PolicyWording.summaryAndSource(of: policy, in: language),
      ]
    }
    let width = CellWidth.standard
    let widths = [0, 1].map { column in width.widest(of: rows.map { $0[column] }) }
    return rows.map { row in
      let first = zip(row, widths).map { width.padded($0, to: $1 + 2) }
      return first.joined() + row[2] + "\n"
    }.joined()
  }

  /// JSON lines, one for each policy.
  public static func json(_ policies: [PolicyDescription] = PolicyCatalog.all) -> String {
    // Encoding strings, integers and nulls cannot fail.
    policies.compactMap { try? JSONLine.text(of: PolicyJSON(policy: $0)) + "\n" }.joined()
  }
}

extension PolicyDescription {
  fileprivate func ownSetting(in language: Language) -> String {
    let limit =
      defaultLimit.map { "\($0.value) \($0.unit.rawValue)" }
      ?? language.say("no limit", "无上限", "無上限")
    return defaultFilter.map { limit + ", " + $0.rawValue } ?? limit
  }
}

/// One policy; nulls are written.
private struct PolicyJSON: Encodable {
  var policy: PolicyDescription

  private enum Key: String, CodingKey {
    case id, summary, source, limit, units, filter, pattern
  }

  private struct LimitJSON: Encodable {
    var value: Int
    var unit: String
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(policy.id, forKey: .id)
    try object.encode(PolicyWording.summary(of: policy, in: .english), forKey: .summary)
    try object.encode(policy.source, forKey: .source)
    try object.encode(
      policy.defaultLimit.map { LimitJSON(value: $0.value, unit: $0.unit.rawValue) },
      forKey: .limit)
    try object.encode(policy.units.map(\.rawValue), forKey: .units)
    try object.encode(policy.defaultFilter?.rawValue, forKey: .filter)
    try object.encode(policy.defaultPattern, forKey: .pattern)
  }
}
