import TextField

/// One policy that can be chosen by its id.
public struct PolicyDescription: Sendable {
  /// The id, as scenarios and the command line write it.
  public let id: String
  /// One line on what runs, of a policy of somebody's own; those of the catalog have theirs where words are.
  public let summary: String?
  /// Where it comes from.
  public let source: String
  /// The limit when none is given; nil for policies without one.
  public let defaultLimit: Limit?
  /// The units it can count in.
  public let units: [CountingUnit]
  /// The smallest number that it takes for a limit; nil where any will do.
  public let lowestLimit: Int?
  /// Whether it has a content filter that can be chosen, and which is its own.
  public let defaultFilter: ContentFilter?
  /// Whether it has a pattern that can be chosen, and which is its own.
  public let defaultPattern: String?

  private let build: @Sendable (Options) throws(PolicyError) -> any LimitPolicy

  /// A policy: one of the catalog, or one of your own.
  /// - Parameters:
  ///   - id: the id, without spaces and commas.
  ///   - summary: one line on what runs; nil where it is worded elsewhere.
  ///   - source: where it comes from.
  ///   - defaultLimit: the limit when none is given; nil for a policy without one.
  ///   - units: the units it can count in.
  ///   - lowestLimit: the lowest limit that it can serve; nil when it serves any.
  ///   - defaultFilter: its own content filter, if it has one that can be chosen.
  ///   - defaultPattern: its own pattern, if it has one that can be chosen.
  ///   - build: makes a policy; what the options leave open is the policy's own.
  public init(
    id: String, summary: String? = nil, source: String, defaultLimit: Limit? = nil,
    units: [CountingUnit] = [.utf16], lowestLimit: Int? = nil,
    defaultFilter: ContentFilter? = nil, defaultPattern: String? = nil,
    build: @escaping @Sendable (Options) throws(PolicyError) -> any LimitPolicy
  ) {
    self.id = id
    self.summary = summary
    self.source = source
    self.defaultLimit = defaultLimit
    self.units = units
    self.lowestLimit = lowestLimit
    self.defaultFilter = defaultFilter
    self.defaultPattern = defaultPattern
    self.build = build
  }

  /// What a policy can be made with.
  public struct Options: Hashable, Sendable {
    /// The limit's number; the policy's own when nil.
    public var limit: Int?
    /// The limit's unit; the policy's own when nil.
    public var unit: CountingUnit?
    /// The content filter; the policy's own when nil.
    public var filter: ContentFilter?
    /// The pattern; the policy's own when nil.
    public var pattern: String?
    /// The switches of `custom`.
    public var custom = CustomRules()

    /// The policy's own settings, or others.
    public init(
      limit: Int? = nil, unit: CountingUnit? = nil, filter: ContentFilter? = nil,
      pattern: String? = nil, custom: CustomRules = CustomRules()
    ) {
      self.limit = limit
      self.unit = unit
      self.filter = filter
      self.pattern = pattern
      self.custom = custom
    }
  }

  /// A new policy.
  /// - Throws: when it cannot count in the unit, does not take the limit, or the pattern does not
  ///   compile.
  public func make(_ options: Options = Options()) throws(PolicyError) -> any LimitPolicy {
    if let unit = options.unit, !units.contains(unit) {
      throw .cannotCount(policy: id, unit: unit, units: units)
    }
    if let limit = options.limit, let lowestLimit, !takes(limit: limit) {
      throw .limitTooLow(policy: id, limit: limit, lowest: lowestLimit)
    }
    return try build(options)
  }

  /// Whether it takes that number for a limit.
  public func takes(limit: Int) -> Bool {
    lowestLimit.map { limit >= $0 } ?? true
  }
}

/// Why a policy cannot be made.
public enum PolicyError: Error, Hashable, Sendable {
  /// The policy counts in none but `units`.
  case cannotCount(policy: String, unit: CountingUnit, units: [CountingUnit])
  /// The policy takes no limit below `lowest`.
  case limitTooLow(policy: String, limit: Int, lowest: Int)
  /// The pattern does not compile.
  case pattern(String, message: String)
  /// The pattern has a construct that cannot be searched in one pass over the text.
  case patternUnbounded(String, construct: String)
  /// The pattern repeats so much that it would need more than `mostStates` states.
  case patternTooLarge(String, mostStates: Int)
}
