import Limits

/// A header line that only some policies have a use for.
enum HeaderUse: String, CaseIterable {
  case filter, pattern, custom

  /// The policies of the catalog that have.
  var policies: [String] {
    PolicyCatalog.all.filter { policy in
      switch self {
      case .filter: policy.defaultFilter != nil
      case .pattern: policy.defaultPattern != nil
      case .custom: policy.id == "custom"
      }
    }.map(\.id)
  }

  /// Whether one of some policies has; one that is not of the catalog might.
  func isMade(by ids: [String]) -> Bool {
    let users = policies
    return ids.contains { users.contains($0) || PolicyCatalog.policy($0) == nil }
  }
}
