import TextField

/// The policies that can be chosen by id.
public enum PolicyCatalog {
  /// Every policy there is, in the order in which they are listed.
  public static let all: [PolicyDescription] = articles + frameworks + [exact, custom]

  /// The policies of the articles, as published.
  private static let articles: [PolicyDescription] = [
    PolicyDescription(
      id: "unlimited", source: "the system alone",
      units: CountingUnit.allCases
    ) { Unlimited(unit: $0.unit ?? .utf16) },
    PolicyDescription(
      id: "delegate-only", source: "article 003 §3.1", defaultLimit: Limit(10)
    ) { DelegateOnly(maximum: $0.limit ?? 10) },
    PolicyDescription(
      id: "editing-changed", source: "article 003 §3.2", defaultLimit: Limit(10)
    ) { EditingChanged(maximum: $0.limit ?? 10) },
    combined,
    PolicyDescription(
      id: "limit-length", source: "article 000", defaultLimit: Limit(11)
    ) { LimitLength(maximum: $0.limit ?? 11) },
    PolicyDescription(
      id: "limit-type", source: "article 001", defaultLimit: Limit(11), defaultFilter: .number
    ) { LimitType(maximum: $0.limit ?? 11, filter: $0.filter ?? .number, edition: .published) },
    PolicyDescription(
      id: "limit-type-intended", source: "article 001", defaultLimit: Limit(11),
      defaultFilter: ContentFilter.none
    ) { LimitType(maximum: $0.limit ?? 11, filter: $0.filter ?? .none, edition: .intended) },
    PolicyDescription(
      id: "last-valid", source: "article 002", units: CountingUnit.allCases,
      defaultPattern: LastValid.publishedPattern
    ) { (options) throws(PolicyError) in
      let pattern = try SearchPattern(options.pattern ?? LastValid.publishedPattern)
      return LastValid(pattern: pattern, unit: options.unit ?? .utf16)
    },
    PolicyDescription(
      id: "wechat-name", source: "article 003 §2", defaultLimit: Limit(32, .wechat),
      units: [.wechat, .gb18030]
    ) { WeChatName(maximum: Limit($0.limit ?? 32, $0.unit ?? .wechat)) },
  ]

  /// Both checks of seed 003 §4, with which the screen opens.
  public static let combined = PolicyDescription(
    id: "combined", source: "article 003 §4", defaultLimit: Limit(10)
  ) { Combined(maximum: $0.limit ?? 10) }

  /// The policy to recommend: what arrives is cut, and nothing that was there.
  public static let exact = PolicyDescription(
    id: "exact", source: "FieldLab", defaultLimit: Limit(10), units: CountingUnit.allCases
  ) { Exact(maximum: Limit($0.limit ?? 10, $0.unit ?? .utf16)) }

  /// The policy that is built from switches.
  public static let custom = PolicyDescription(
    id: "custom", source: "its settings", defaultLimit: Limit(10), units: CountingUnit.allCases
  ) { Custom($0.custom, maximum: Limit($0.limit ?? 10, $0.unit ?? $0.custom.unit)) }

  /// The policy with that id, or nil.
  public static func policy(_ id: String) -> PolicyDescription? {
    all.first { $0.id == id }
  }
}
