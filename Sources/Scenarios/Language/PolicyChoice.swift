import Limits

/// Policies chosen by id, in a file or on the command line.
public enum PolicyChoice {
  /// What is wrong with an id; nil when it can be served.
  public static func problem(with id: String) -> ScenarioError? {
    if PolicyCatalog.policy(id) != nil { return nil }
    if PolicyCatalog.notYetAvailable.contains(id) { return .notAvailableYet(.policy, id) }
    let known = PolicyCatalog.all.map(\.id) + PolicyCatalog.notYetAvailable
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
      if !policies.contains(where: { $0.id == id }) { policies.append(policy) }
    }
    return policies
  }
}
