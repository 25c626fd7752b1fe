#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line of the table.
struct Row {
  var subject: String
  var figure: String
  var goal = ""
  /// Whether the goal is met; nil where there is none.
  var isMet: Bool?

  /// A figure without a goal.
  init(_ subject: String, _ figure: String) {
    self.subject = subject
    self.figure = figure
  }

  /// A figure that should stay below a goal.
  init(_ subject: String, _ value: Double, _ unit: String, below goal: Double) {
    self.init(subject, Self.text(value, unit))
    self.goal = "< " + Self.text(goal, unit)
    isMet = value < goal
  }

  /// A figure that should stay above a goal.
  init(_ subject: String, _ value: Double, _ unit: String, above goal: Double) {
    self.init(subject, Self.text(value, unit))
    self.goal = "> " + Self.text(goal, unit)
    isMet = value > goal
  }

  /// A number with three digits that count, and its unit.
  static func text(_ value: Double, _ unit: String) -> String {
    guard value.isFinite else { return "–" }
    let decimals = abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    var digits = String(scaled)
    if decimals > 0 {
      digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return digits + " " + unit
  }
}

/// Prints rows as they come, so that a long run shows where it is.
struct Table {
  private static let widths = (subject: 52, figure: 14, goal: 14)

  mutating func begin(_ title: String) {
    Swift.print("\n\(title)")
    fflush(nil)
  }

  mutating func print(_ row: Row) {
    let verdict = row.isMet.map { $0 ? "ok" : "OVER" } ?? ""
    Swift.print(
      "  " + Self.padded(row.subject, Self.widths.subject, right: false)
        + Self.padded(row.figure, Self.widths.figure, right: true)
        + Self.padded(row.goal, Self.widths.goal, right: true) + "  " + verdict)
    fflush(nil)
  }

  private static func padded(_ text: String, _ width: Int, right: Bool) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return right ? padding + text : text + padding
  }
}
