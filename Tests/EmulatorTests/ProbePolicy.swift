import InputMethods
import Limits
import TextField

@testable import Emulator

/// An app made for one test: its hooks are the test's closures.
struct ProbePolicy: LimitPolicy {
  typealias Question =
    @Sendable (ProposedChange, inout TextFieldModel) throws(SimulatedCrash) -> Bool
  typealias Handler = @Sendable (inout TextFieldModel) throws(SimulatedCrash) -> Void

  var limit: Limit?
  /// The delegate's answer; nil for a delegate without the method.
  var question: Question?
  /// What the handler does; nil for none.
  var handler: Handler?

  init(question: Question? = nil, handler: Handler? = nil) {
    self.question = question
    self.handler = handler
  }

  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    guard let question else { return .accept(.absent) }
    return try question(change, &field) ? .accept(.noLimit) : .refuse(.noLimit)
  }

  mutating func editingChanged(_ field: inout TextFieldModel) throws(SimulatedCrash) -> Reason {
    guard let handler else { return .absent }
    try handler(&field)
    return .noLimit
  }

  mutating func setLimit(_ limit: Limit) {
    self.limit = limit
  }
}

/// A session whose app is `policy`.
func session(
  _ policy: ProbePolicy, text: UTF16Text = "", keyboard: KeyboardName = .english,
  profile: SystemProfile = .ios10
) throws -> Session {
  var configuration = try configuration(
    "unlimited", text: text, keyboard: keyboard, profile: profile)
  configuration.policy = policy
  return Session(configuration)
}
