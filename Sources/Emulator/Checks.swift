/// Which of a policy's two checks run; both can be switched off on the screen, to see what each is for.
public struct Checks: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The delegate's `shouldChangeCharactersIn`.
  public static let preCheck = Checks(rawValue: 1)
  /// The handler of the editing-changed event.
  public static let postFilter = Checks(rawValue: 2)
  /// Both.
  public static let all: Checks = [.preCheck, .postFilter]
}
