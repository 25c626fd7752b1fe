import Limits
import TextField

/// The question for a limit and its unit.
public struct LimitPrompt: Sendable {
  /// Numbers longer than this are no limits that anybody sets.
  static let maximumDigits = 7

  /// The units that the policy can count in.
  public let units: [CountingUnit]
  /// The digits typed so far.
  public private(set) var digits: String
  /// Whether the number is still the one in force, which the first digit replaces.
  private var isUntouched = true
  /// The chosen unit's place in `units`.
  public private(set) var unitIndex: Int

  init(units: [CountingUnit], limit: Limit?) {
    self.units = units
    digits = limit.map { String($0.value) } ?? ""
    unitIndex = limit.flatMap { units.firstIndex(of: $0.unit) } ?? 0
  }

  /// The chosen unit.
  public var unit: CountingUnit { units.indices.contains(unitIndex) ? units[unitIndex] : .utf16 }

  /// The number, or nil while there is none.
  public var value: Int? { Int(digits) }

  mutating func type(_ digit: Character) {
    guard digit.isASCII, digit.isNumber else { return }
    if isUntouched { digits = "" }
    isUntouched = false
    if digits.count < Self.maximumDigits { digits.append(digit) }
  }

  mutating func deleteBackward() {
    isUntouched = false
    _ = digits.popLast()
  }

  mutating func moveUnit(by steps: Int) {
    guard !units.isEmpty else { return }
    unitIndex = (unitIndex + steps + units.count) % units.count
  }
}
