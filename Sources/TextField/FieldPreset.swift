/// A field of the sample form: what a scenario's `field NAME` chooses.
public enum FieldPreset: String, CaseIterable, Sendable {
  /// A field like any other.
  case plain
  /// The phone number of the category article: tag 100, eleven digits.
  case phone
  /// The verification code of the category article: tag 101, six digits.
  case code
  /// A nickname.
  case nickname
  /// An amount of money.
  case amount

  /// `UIView.tag`, by which the category article tells its fields apart.
  public var tag: Int {
    switch self {
    case .plain, .nickname, .amount: 0
    case .phone: 100
    case .code: 101
    }
  }
}
