import Scenarios
import TextField

/// What can be wrong with a command line.
enum UsageError: Error {
  /// A word that is neither a command nor a file.
  case unknownCommand(String, nearest: String?)
  /// An option that the command does not take.
  case unknownOption(String, nearest: String?)
  /// An option without its value.
  case missingValue(String)
  /// An option with a value that it does not take.
  case unexpectedValue(String)
  /// An option's value that is no whole number among those it takes.
  case badNumber(option: String, value: String, range: ClosedRange<Int>)
  /// An option's value that is none of those it takes.
  case badValue(option: String, value: String, values: [String])
  /// A limit that is neither a number nor one with a unit.
  case badLimit(String, units: [String])
  /// An option's value with an error of its own.
  case badPolicies(ScenarioError)
  /// A command without what it works on.
  case missing(Need, command: String)
  /// A unit that this system has no tables for.
  case unavailable(CountingUnit, CountingUnit.UnavailableReason)
  /// Several policies where an app implements one.
  case notOnePolicy
  /// Two options that do not go together.
  case excluded(String, String)
  /// An update of the cases that are inside the program.
  case updatesPublished
  /// An update in continuous integration.
  case updatesInCI
  /// More than the command takes.
  case unexpected(String)
  /// An argument, counted from 1, that is not UTF-8.
  case notUTF8(argument: Int)

  /// What a command works on.
  enum Need {
    /// A file or folder of scenarios.
    case path
    /// What to export them as; the names of all that there are.
    case exportFormat([String])
    /// A scenario, and what was recorded of it.
    case fileAndResult
    /// Something to count.
    case text
  }
}
