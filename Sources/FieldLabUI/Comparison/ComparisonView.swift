/// How compared policies are looked at: which of them the tester has picked out, and from where.
struct ComparisonView: Sendable {
  /// The policy at the `>`; the leading one when it is nil or has no row.
  var selected: String?
  /// The policy that led before the tester went into another; nil while the table is shown.
  var outside: String?
  /// The policies that were chosen last, in their order; nil while that is all of them.
  var chosen: [String]?

  /// Whether one of the compared policies is shown alone.
  var isInside: Bool { outside != nil }
}
