import InputMethods
import Limits
import Scenarios
import Screen
import TextField

/// The options of the screen.
extension InvocationParser {
  static let screenOptions = [
    Option(name: "record", takesValue: true), Option(name: "plain"),
    Option(name: "policy", takesValue: true), Option(name: "limit", takesValue: true),
    Option(name: "keyboard", takesValue: true), Option(name: "system", takesValue: true),
    Option(name: "color", takesValue: true), Option(name: "background", takesValue: true),
    Option(name: "save-settings"), Option(name: "no-settings"),
  ]

  /// What the options say; the file to play is none of them.
  static func screenOptions(_ reader: OptionReader) throws(UsageError) -> ScreenOptions {
    var options = ScreenOptions()
    options.recording = try path(of: "record", reader)
    options.isPlain = reader.value(of: "plain") != nil
    options.savesSettings = reader.value(of: "save-settings") != nil
    options.ignoresSettings = reader.value(of: "no-settings") != nil
    options.keyboard = try choice("keyboard", reader)
    options.system = try choice("system", reader)
    options.colors = try choice("color", reader)
    options.backdrop = try choice("background", reader)
    if let chosen = try chosenPolicies(reader) {
      guard chosen.count == 1 else { throw .notOnePolicy }
      options.policy = chosen[0]
    }
    if let limit = reader.value(of: "limit") { try read(limit: limit, into: &options) }
    return options
  }

  /// A scenario says itself under which settings it is played.
  static func refuseSettings(_ reader: OptionReader, besides file: String) throws(UsageError) {
    for name in ["policy", "limit", "keyboard", "system"] where reader.value(of: name) != nil {
      throw .excluded("--\(name)", file)
    }
  }

  /// Reads `N` or `N:UNIT`.
  private static func read(
    limit text: String, into options: inout ScreenOptions
  ) throws(UsageError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let unit = parts.count > 1 ? CountingUnit(rawValue: String(parts[1])) : nil
    guard let number = Int(parts[0]), HeaderReader.limits ~= number, parts.count == 1 || unit != nil
    else {
      throw .badLimit(text, units: CountingUnit.allCases.map(\.rawValue))
    }
    if let unit, let reason = unit.unavailableReason { throw .unavailable(unit, reason) }
    options.limit = number
    options.unit = unit
  }
}
