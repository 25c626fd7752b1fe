import Limits

/// The catalog of policies, as people and programs read it.
public enum PolicyList {
  /// A line for each policy: id, own limit, what runs, where it comes from.
  public static func text(_ policies: [PolicyDescription] = PolicyCatalog.all) -> String {
    let rows = policies.map { policy in
      [policy.id, policy.ownSetting, policy.summary + " (" + policy.source + ")"]
    }
    let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let first = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count) + "  "
      }
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
  fileprivate var ownSetting: String {
    let limit = defaultLimit.map { "\($0.value) \($0.unit.rawValue)" } ?? "no limit"
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
    try object.encode(policy.summary, forKey: .summary)
    try object.encode(policy.source, forKey: .source)
    try object.encode(
      policy.defaultLimit.map { LimitJSON(value: $0.value, unit: $0.unit.rawValue) },
      forKey: .limit)
    try object.encode(policy.units.map(\.rawValue), forKey: .units)
    try object.encode(policy.defaultFilter?.rawValue, forKey: .filter)
    try object.encode(policy.defaultPattern, forKey: .pattern)
  }
}
