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
    policies.map { JSONWriter.text(of: PolicyJSON(policy: $0)) + "\n" }.joined()
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
private struct PolicyJSON: JSONWritable {
  var policy: PolicyDescription

  private struct LimitJSON: JSONWritable {
    var value: Int
    var unit: String

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.member("value", value)
        json.member("unit", unit)
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.object(writeMembers)
  }

  private func writeMembers(to json: inout JSONWriter) {
    json.member("id", policy.id)
    json.member("summary", PolicyWording.summary(of: policy, in: .english))
    json.member("source", policy.source)
    json.member(
      "limit",
      policy.defaultLimit.map { LimitJSON(value: $0.value, unit: $0.unit.rawValue) })
    json.member("units", policy.units.map(\.rawValue))
    json.member("filter", policy.defaultFilter?.rawValue)
    json.member("pattern", policy.defaultPattern)
  }
}
