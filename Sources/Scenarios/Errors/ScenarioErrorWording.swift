import Limits
import TextField

/// The words for everything that can be wrong with a scenario.
public enum ScenarioErrorWording {
  /// One sentence without a full stop.
  public static func words(for error: ScenarioError) -> String {
    switch error {
    case .notUTF8(let byte, let offset):
      "not UTF-8: byte 0x\(hex(UInt32(byte), digits: 2)) at offset \(offset)"
    case .controlCharacter(let value):
      "control character U+\(hex(value, digits: 4)); in a string write \\u{\(hex(value, digits: 4))}"
    case .unterminatedString: "the string does not end on this line"
    case .unknownEscape(let escape):
      "unknown escape \(escape); there are \\\" \\\\ \\n \\r \\t \\u{HEX}"
    case .badCodePoint: "not a code point; write \\u{HEX} with 1 to 8 digits, 10FFFF at most"
    case .unknown(let kind, let word, let nearest):
      "unknown \(noun(kind)) \"\(word)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .missing(let argument): "\(noun(argument)) is missing here"
    case .unexpected(let text): "unexpected \(text)"
    case .outOfRange(let number, let range):
      "\(number) is not a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .reversedRange(let start, let end): "the range ends at \(end), before its start \(start)"
    case .badSwitchValue(let name, let value, let values):
      "\(name) cannot be \"\(value)\"; it takes \(list(values))"
        + (NearestWord.to(value, among: values).map { "; did you mean \"\($0)\"?" } ?? "")
    case .unterminatedBrace: "the brace is not closed; the key itself is written {{"
    case .badRepeat(let text): "\"\(text)\" is no number of times"
    case .tooManyKeys(let most): "more than \(most) keys in one line"
    case .tooManyKeysInFile(let most): "more than \(most) keys in one file"
    case .headerAfterSteps(let verb):
      "\"\(verb)\" belongs before the first step"
        + (verb == "text" ? "; a step that does this is \"set text\"" : "")
    case .duplicate(let word, let line):
      "\"\(word)\" for the second time; the first is in line \(line)"
    case .notAStep(let word): "\"!\" must stand before a step, and \"\(word)\" is none"
    case .nothingToRun: "no step and no expectation"
    case .policy(let error): words(for: error)
    case .unavailable(let unit, let reason): words(for: unit, reason)
    case .pattern(let most): "the pattern is longer than \(most) characters"
    case .ambiguousScenario(let name):
      "several scenarios are called \"\(name)\"; write the path"
    case .noStepInLine(let line, let nearest):
      "no step stands in line \(line) of the scenario"
        + (nearest.map { "; the nearest before is in line \($0)" } ?? "")
    case .nothingRecorded: "nothing is recorded"
    }
  }

  /// Why a policy cannot be made.
  public static func words(for error: PolicyError) -> String {
    switch error {
    case .cannotCount(let policy, let unit, let units):
      "policy \"\(policy)\" cannot count in \(unit.rawValue); it counts in "
        + list(units.map(\.rawValue))
    case .limitTooLow(let policy, let limit, let lowest):
      "policy \"\(policy)\" takes no limit of \(limit), only \(lowest) and more"
    case .pattern(let pattern, let message):
      "the pattern \(StringNotation.quoted(pattern)) does not compile: \(message)"
    case .patternUnbounded(let pattern, let construct):
      "the pattern \(StringNotation.quoted(pattern)) has \(StringNotation.quoted(construct)), "
        + "which is not supported: it could not be searched in bounded time"
    case .patternTooLarge(let pattern, let most):
      "the pattern \(StringNotation.quoted(pattern)) is too large: it needs more than \(most) states"
    }
  }

  /// Why a unit cannot be counted in.
  public static func words(
    for unit: CountingUnit, _ reason: CountingUnit.UnavailableReason
  ) -> String {
    switch reason {
    case .noConverter(let encoding, _):
      "cannot count in \(unit.rawValue): this system has no converter for \(encoding)"
    }
  }

  /// Words joined as a sentence joins them.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func noun(_ kind: ScenarioError.Kind) -> String {
    switch kind {
    case .system: "system profile"
    case .field: "field preset"
    case .filter: "content filter"
    case .customSwitch: "switch of custom"
    default: kind.rawValue
    }
  }

  private static func noun(_ argument: ScenarioError.Argument) -> String {
    switch argument {
    case .string: "a string in quotes"
    case .number: "a whole number"
    case .offset: "a UTF-16 offset"
    case .seconds: "a number of seconds, up to a billion,"
    case .keys: "a key"
    case .offsetOrEnd: "a UTF-16 offset or \"end\""
    case .candidate: "a candidate's text in quotes or its place, counted from 1,"
    case .policy: "a policy id"
    case .unit: "a counting unit"
    case .name: "a name"
    case .value: "a value"
    case .setting: "KEY=VALUE"
    case .expectation: "what is expected"
    case .step: "a step"
    case .recordedText: "a tab and the text in quotes, or \"crash\","
    }
  }
}
