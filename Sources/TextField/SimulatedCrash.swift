/// An Objective-C exception that would have ended the app.
///
/// The session ends; the program lives on.
public enum SimulatedCrash: Error, Hashable, Sendable {
  /// `NSRangeException`: a range that does not lie inside a text of `length` units.
  case rangeOutOfBounds(range: Range<Int>, length: Int)

  /// The exception's name.
  public var exceptionName: String { "NSRangeException" }
}
