/// A place in a source: a line, and a part of it.
public struct SourcePlace: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The part of the line, in Unicode scalars from its start; empty for a place between two.
  public var scalars: Range<Int>

  /// A part of a line.
  public init(line: Int, scalars: Range<Int>) {
    self.line = line
    self.scalars = scalars
  }
}
