import Emulator
import InputMethods
import Limits
import TextField

/// A scenario that has been read and found right: it can be run as it is.
public struct Scenario: Sendable {
  /// What it was read from.
  public var source: SourceFile
  /// The path that it was read from.
  public var name: String { source.name }
  /// The name that reports show; the file's own when it says none.
  public var title: String
  /// What stands before the first step.
  public var header: Header
  /// The policies that run, in order, each in a session of its own; never empty.
  public var policies: [PolicyDescription]
  /// The ids of the policies that the file itself names, or that run where it names none.
  public var ownPolicies: [String]
  /// How each session starts, in the order of `policies`.
  public var configurations: [Session.Configuration]
  /// Expectations about the state before the first step.
  public var opening: [Expectation]
  /// The steps, in order.
  public var steps: [Step]
  /// What is right and hardly meant, if anything is.
  public var warnings: ScenarioErrors?

  /// The settings of a scenario.
  public struct Header: Sendable {
    /// The limit's number; each policy's own when nil.
    public var limit: Int?
    /// The limit's unit; each policy's own when nil.
    public var unit: CountingUnit?
    /// How the system behaves.
    public var profile: SystemProfile = .ios10
    /// The keyboard that is up.
    public var keyboard: KeyboardName = .pinyin
    /// The field.
    public var field: FieldPreset = .plain
    /// The content filter; each policy's own when nil.
    public var filter: ContentFilter?
    /// The pattern; each policy's own when nil.
    public var pattern: String?
    /// The switches of `custom`.
    public var custom = CustomRules()
    /// Text that the program sets before focus.
    public var text: UTF16Text = ""
    /// Whether the field has focus when the first step runs.
    public var focused = true

    /// The settings of a file without a header.
    public init() {}
  }

  /// One step, and what is expected after it.
  public struct Step: Hashable, Sendable {
    /// Its line, counted from 1.
    public var line: Int
    /// What happens.
    public var action: Action
    /// Whether it must be refused: `! STEP`.
    public var mustBeRefused: Bool
    /// What is expected afterwards, `mustBeRefused` not included.
    public var expectations: [Expectation]
  }

  /// What happens in a step.
  public enum Action: Hashable, Sendable {
    /// One event.
    case event(InputEvent)
    /// One key after the other.
    case keys(KeySequence)
  }
}
