import Limits

/// Policies chosen by id, in a file or on the command line.
public enum PolicyChoice {
  /// The policy with that id, of the catalog or of `own`.
  public static func policy(
    _ id: String, besides own: [PolicyDescription] = []
  ) -> PolicyDescription? {
    own.first { $0.id == id } ?? PolicyCatalog.policy(id)
  }

  /// What is wrong with an id, of the catalog or of `own`; nil when it can be served.
  public static func problem(
    with id: String, besides own: [PolicyDescription] = []
  ) -> ScenarioError? {
    if policy(id, besides: own) != nil { return nil }
    let known = (own + PolicyCatalog.all).map(\.id)
    return .unknown(.policy, id, nearest: NearestWord.to(id, among: known))
  }

  /// The policies of a list as the command line takes it: `*`, or ids with commas between them.
  /// - Throws: what is wrong with the first id that cannot be served.
  public static func policies(
    listed list: String
  ) throws(ScenarioError) -> [PolicyDescription] {
    if list == "*" { return PolicyCatalog.all }
    var policies: [PolicyDescription] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let id = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      guard !id.isEmpty else { throw .missing(.policy) }
      guard let policy = PolicyCatalog.policy(id) else {
        throw problem(with: id) ?? .missing(.policy)
      }
      if policies.contains(where: { $0.id == id }) { throw .duplicate(id, firstLine: nil) }
      policies.append(policy)
    }
    return policies
  }
}
