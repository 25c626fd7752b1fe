/// The characters that boxes and rules are drawn with.
public struct Border: Hashable, Sendable {
  let horizontal: Character
  let vertical: Character
  let topCorners: Corners
  let bottomCorners: Corners

  struct Corners: Hashable, Sendable {
    let left: String
    let right: String
  }

  /// Thin lines with rounded corners.
  public static let rounded = Border(
    horizontal: "─", vertical: "│",
    topCorners: Corners(left: "╭", right: "╮"), bottomCorners: Corners(left: "╰", right: "╯"))

  /// ASCII, for terminals that draw the lines two columns wide.
  public static let ascii = Border(
    horizontal: "-", vertical: "|",
    topCorners: Corners(left: "+", right: "+"), bottomCorners: Corners(left: "+", right: "+"))
}
