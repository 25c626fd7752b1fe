import Limits
import TextField

/// What can be wrong with a line of a scenario, as data.
///
/// `ScenarioErrorWording` has the words.
public enum ScenarioError: Error, Hashable, Sendable {
  // MARK: Bytes and characters

  /// A byte that no UTF-8 text can have there; the offset counts bytes from the start of the file.
  case notUTF8(byte: UInt8, offset: Int)
  /// A control character, which only an escape in a string may stand for.
  case controlCharacter(UInt32)
  /// A character between words or in one that cannot be seen there, such as a no-break space.
  case invisibleCharacter(UInt32)
  /// A string that does not end on its line.
  case unterminatedString
  /// A backslash before something that is no escape.
  case unknownEscape(String)
  /// `\u` without one to six hexadecimal digits in braces, or past U+10FFFF.
  case badCodePoint

  // MARK: Words and arguments

  /// A word that is none of those that may stand there.
  case unknown(Kind, String, nearest: String?)
  /// The line ends, or something else stands, where an argument is needed.
  case missing(Argument)
  /// Something more than the line takes.
  case unexpected(String)
  /// A whole number outside of what the line takes.
  case outOfRange(String, ClosedRange<Int>)
  /// A range whose end lies before its start.
  case reversedRange(Int, Int)
  /// A switch of the system profile, or of the policy `custom`, does not have that value.
  case badSwitchValue(name: String, value: String, values: [String])
  /// An expected state that no field can be in.
  case malformedState(StateFlaw)

  // MARK: Keys

  /// A brace that is not closed.
  case unterminatedBrace
  /// Something else than a number of times after `*`.
  case badRepeat(String)
  /// More keys, or deletions, in one line than this.
  case tooManyKeys(Int)
  /// More keys in one file than this.
  case tooManyKeysInFile(Int)

  // MARK: The file as a whole

  /// A header line after the first step or expectation.
  case headerAfterSteps(String)
  /// A header line, or the member of a list, for the second time; no line in the list of a command line.
  case duplicate(String, firstLine: Int?)
  /// `!` before something that is no step.
  case notAStep(String)
  /// No step and no expectation, so that nothing would be tested.
  case nothingToRun
  /// Several policies that cannot count in a unit.
  case cannotCount(CountingUnit, policies: [String])
  /// A policy that cannot be made as the file wants it.
  case policy(PolicyError)
  /// A unit that this system has no tables for.
  case unavailable(CountingUnit, CountingUnit.UnavailableReason)
  /// A pattern of more characters than this.
  case pattern(tooLong: Int)

  /// More errors than this, after which the file is not read on.
  case tooManyErrors(Int)

  // MARK: Warnings: what is right, and hardly meant

  /// A header line for these policies, none of which the file names.
  case unused(String, servedBy: [String])
  /// An expectation of a policy that the file does not name.
  case notRun(String)

  // MARK: What was recorded on a device

  /// A name that several of the scenarios have, and their paths.
  case ambiguousScenario(String, paths: [String])
  /// A line of a scenario in which no step stands, and the nearest before it that has one.
  case noStepInLine(Int, nearest: Int?)
  /// Nothing that could be compared.
  case nothingRecorded

  /// What kind of word it is that is unknown or not available.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The first word of a line.
    case verb
    /// The id of a policy.
    case policy
    /// A counting unit.
    case unit
    /// A system profile.
    case system
    /// A keyboard.
    case keyboard
    /// A preset of the field.
    case field
    /// A content filter.
    case filter
    /// A switch of the system profile.
    case `switch`
    /// A switch of the policy `custom`.
    case customSwitch
    /// What is expected.
    case expectation
    /// The name of an event.
    case event
    /// The name of a key.
    case key
    /// The name of a scenario.
    case scenario
  }

  /// What a line needs.
  public enum Argument: String, CaseIterable, Hashable, Sendable {
    /// A string between quotes.
    case string
    /// A whole number.
    case number
    /// A whole number, or one and a half.
    case count
    /// A UTF-16 offset.
    case offset
    /// A number of seconds.
    case seconds
    /// One or more keys.
    case keys
    /// A number, or the word `end`.
    case offsetOrEnd
    /// A candidate's text or place.
    case candidate
    /// The id of a policy.
    case policy
    /// A counting unit.
    case unit
    /// A name.
    case name
    /// A value.
    case value
    /// A switch and its value, joined by `=`.
    case setting
    /// What is expected.
    case expectation
    /// A step.
    case step
    /// What was seen on a device.
    case recordedText
  }
}
