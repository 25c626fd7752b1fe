import Emulator
import InputMethods
import Limits
import TextField

/// Any events, on a bench of all policies with any settings.
enum EventFuzz {
  /// So that the slowest input stays well under a second.
  private static let mostEvents = 60

  static func complaint(about bytes: [UInt8]) -> String? {
    var input = FuzzInput(bytes)
    let limit = Limit(input.number(in: -1...12), input.pick(CountingUnit.allCases))
    let configurations = configurations(limit: limit, &input)
    guard var bench = Bench(configurations) else { return "no policy at all" }
    var promise = configurations.firstIndex { $0.policyID == PolicyCatalog.exact.id }
      .map { ExactPromise(bench.sessions[$0], limit: limit) }
    for _ in 0..<mostEvents where !input.isAtEnd {
      let event = input.event()
      bench.apply(event)
      if let complaint = promise?.complaint(after: event) { return "\(event): exact \(complaint)" }
      for session in bench.sessions {
        if let complaint = complaint(about: session) {
          return "\(event): \(session.policyID) \(complaint)"
        }
      }
    }
    return nil
  }

  private static func configurations(
    limit: Limit, _ input: inout FuzzInput
  ) -> [Session.Configuration] {
    let profile = input.profile()
    let keyboard = input.pick(KeyboardName.allCases).make()
    let preset = input.pick(FieldPreset.allCases)
    let text = input.text()
    let focused = !input.isOne(in: 8)
    var options = PolicyDescription.Options(custom: input.customRules())
    return PolicyCatalog.all.compactMap { description in
      options.unit = description.units.contains(limit.unit) ? limit.unit : nil
      options.limit = max(limit.value, description.lowestLimit ?? limit.value)
      guard let policy = try? description.make(options) else { return nil }
      var configuration = Session.Configuration(policyID: description.id, policy: policy)
      configuration.profile = profile
      configuration.keyboard = keyboard
      configuration.preset = preset
      configuration.text = text
      configuration.focused = focused
      configuration.followedUnits = CountingUnit.allCases
      return configuration
    }
  }

  /// What no session may show, whatever its policy does.
  private static func complaint(about session: Session) -> String? {
    let field = session.field
    let whole = 0..<field.text.count
    if !contains(whole, field.selectedTextRange) { return "selects \(field.selectedTextRange)" }
    if let mark = field.markedTextRange {
      if mark.isEmpty || !contains(whole, mark) { return "marks \(mark) of \(whole)" }
      if !contains(mark, field.selectedTextRange) {
        return "selects \(field.selectedTextRange) outside of its mark \(mark)"
      }
    }
    for unit in CountingUnit.allCases where field.count(in: unit) != unit.count(field.text) {
      return "counts \(field.count(in: unit)) \(unit), not \(unit.count(field.text))"
    }
    return nil
  }

  private static func contains(_ range: Range<Int>, _ part: Range<Int>) -> Bool {
    range.lowerBound <= part.lowerBound && part.upperBound <= range.upperBound
  }
}
