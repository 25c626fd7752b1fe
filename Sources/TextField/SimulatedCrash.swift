/// What would have ended the app.
///
/// The session ends; the program lives on.
public enum SimulatedCrash: Error, Hashable, Sendable {
  /// `NSRangeException`: a range that does not lie inside a text of `length` units.
  case rangeOutOfBounds(range: Range<Int>, length: Int)
  /// The stack ran out: a change handler that makes the system call it again and again, given up after
  /// `depth` calls inside one another.
  case endlessRecursion(depth: Int)
  /// The system ended the app for the memory that its text of `length` units would take, more than
  /// `TextFieldModel.mostUnits`.
  case outOfMemory(length: Int)

  /// The exception's name, or the signal's for what is no exception.
  public var exceptionName: String {
    switch self {
    case .rangeOutOfBounds: "NSRangeException"
    case .endlessRecursion: "EXC_BAD_ACCESS"
    case .outOfMemory: "SIGKILL"
    }
  }
}
