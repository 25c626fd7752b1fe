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
  /// An option's value that is none of those it takes.
  case badValue(option: String, value: String, values: [String])
  /// An option's value with an error of its own.
  case badPolicies(ScenarioError)
  /// A command without what it works on.
  case missing(String, command: String)
  /// A unit that this system has no tables for.
  case unavailable(CountingUnit, CountingUnit.UnavailableReason)
  /// A folder of no or several scenarios, where the screen plays one.
  case notOneScenario(String)
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

  /// One line without the program's name.
  var words: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "\"\(word)\" is neither a command nor a file" + suggestion(nearest)
    case .unknownOption(let option, let nearest):
      "unknown option \(option)" + suggestion(nearest)
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .badValue(let option, let value, let values):
      "\(option) cannot be \"\(value)\"; it takes \(values.joined(separator: ", "))"
    case .badPolicies(let error):
      "--policy: " + ScenarioErrorWording.words(for: error, in: .english)
    case .missing(let what, let command): "\(command) needs \(what)"
    case .unavailable(let unit, let reason):
      ScenarioErrorWording.words(for: unit, reason, in: .english)
    case .notOneScenario(let path): "the screen plays one scenario; name a file of \(path)"
    case .notOnePolicy: "--policy takes one policy here: the one that the app implements"
    case .excluded(let option, let other): "\(option) does not go with \(other)"
    case .updatesPublished: "the published cases are inside the program and cannot be updated"
    case .updatesInCI: "--update is refused where CI is set"
    case .unexpected(let word): "unexpected \"\(word)\""
    case .notUTF8(let argument): "argument \(argument) is not UTF-8"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
