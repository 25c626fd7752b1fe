import Limits

@testable import Scenarios

/// The forms of errors, without what they are about.
enum ErrorForm: String, CaseIterable {
  case notUTF8, controlCharacter, invisibleCharacter, unterminatedString, unknownEscape,
    badCodePoint
  case unknown, missing, unexpected, outOfRange, reversedRange, badSwitchValue, malformedState
  case unterminatedBrace, badRepeat, tooManyKeys, tooManyKeysInFile
  case headerAfterSteps, duplicate, notAStep, nothingToRun, unavailable, patternTooLong
  case cannotCount, severalCannotCount, limitTooLow, pattern, patternUnbounded, patternTooLarge
  case unused, notRun, tooManyErrors
  case ambiguousScenario, noStepInLine, nothingRecorded

  init(_ error: ScenarioError) {
    self =
      switch error {
      case .notUTF8: .notUTF8
      case .controlCharacter: .controlCharacter
      case .invisibleCharacter: .invisibleCharacter
      case .unterminatedString: .unterminatedString
      case .unknownEscape: .unknownEscape
      case .badCodePoint: .badCodePoint
      case .unknown: .unknown
      case .missing: .missing
      case .unexpected: .unexpected
      case .outOfRange: .outOfRange
      case .reversedRange: .reversedRange
      case .badSwitchValue: .badSwitchValue
      case .malformedState: .malformedState
      case .unterminatedBrace: .unterminatedBrace
      case .badRepeat: .badRepeat
      case .tooManyKeys: .tooManyKeys
      case .tooManyKeysInFile: .tooManyKeysInFile
      case .headerAfterSteps: .headerAfterSteps
      case .duplicate: .duplicate
      case .notAStep: .notAStep
      case .nothingToRun: .nothingToRun
      case .cannotCount: .severalCannotCount
      case .policy(.cannotCount): .cannotCount
      case .policy(.limitTooLow): .limitTooLow
      case .policy(.pattern): .pattern
      case .policy(.patternUnbounded): .patternUnbounded
      case .policy(.patternTooLarge): .patternTooLarge
      case .unavailable: .unavailable
      case .pattern: .patternTooLong
      case .tooManyErrors: .tooManyErrors
      case .unused: .unused
      case .notRun: .notRun
      case .ambiguousScenario: .ambiguousScenario
      case .noStepInLine: .noStepInLine
      case .nothingRecorded: .nothingRecorded
      }
  }
}
