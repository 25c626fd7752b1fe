/// A line of text in several styles.
public struct StyledText: Hashable, Sendable {
  /// A stretch of one style.
  public struct Run: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// How it looks.
    public var style: Style

    /// Makes a run.
    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The stretches in order; a composed character never spans two.
  public private(set) var runs: [Run]

  /// Makes a line from runs.
  public init(_ runs: [Run] = []) { self.runs = runs }

  /// Makes a line in one style.
  public init(_ text: String, _ style: Style = .plain) {
    runs = text.isEmpty ? [] : [Run(text, style)]
  }

  /// The line without its styles.
  public var text: String { runs.map(\.text).joined() }

  /// Whether it says nothing.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// Adds text at the end.
  public mutating func append(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    runs.append(Run(text, style))
  }

  /// Adds another line at the end.
  public mutating func append(_ other: StyledText) { runs += other.runs }

  /// One line after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.runs + right.runs)
  }

  /// The columns it takes when drawn.
  public func columns(_ widths: ScalarWidths) -> Int {
    runs.reduce(0) { $0 + widths.columns(of: $1.text) }
  }

  /// A line that fits, with `…` in the cut run's style when something was cut.
  public func truncated(to columns: Int, _ widths: ScalarWidths) -> StyledText {
    guard self.columns(widths) > columns else { return self }
    var result = StyledText()
    var room = columns
    for run in runs where room > 0 {
      // The last column belongs to the sign of the cut, so a run that fills all the room is cut.
      let needed = widths.columns(of: run.text)
      let fits = needed < room
      let text = fits ? run.text : widths.prefix(of: run.text, fitting: room - 1) + "…"
      result.append(text, run.style)
      room = fits ? room - needed : 0
    }
    return result
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Makes a plain line.
  public init(stringLiteral value: String) { self.init(value) }
}
