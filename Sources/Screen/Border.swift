/// The characters that boxes and rules are drawn with.
public struct Border: Hashable, Sendable {
  let horizontal: String
  let vertical: String
  private let topLeft: String
  private let topRight: String
  private let bottomLeft: String
  private let bottomRight: String

  /// Thin lines with rounded corners.
  public static let rounded = Border(
    horizontal: "─", vertical: "│",
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")

  /// ASCII, for terminals that draw the lines two columns wide.
  public static let ascii = Border(
    horizontal: "-", vertical: "|",
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")

  func top(_ columns: Int) -> String { topLeft + rule(columns) + topRight }

  func bottom(_ columns: Int) -> String { bottomLeft + rule(columns) + bottomRight }

  func rule(_ columns: Int) -> String { String(repeating: horizontal, count: max(0, columns)) }
}
