import Screen

/// Where the columns of the table begin; every cell but the name has a column for its sign and a blank
/// before it.
struct ComparisonColumns {
  /// From this width on each check has a column of its own.
  private static let wide = 120
  /// Below this width the checks are signs without words.
  private static let narrow = 60

  let name: Int
  let nameWidth: Int
  let text: Int
  let textWidth: Int
  let left: Int
  let leftWidth: Int
  /// Of the pre-check, or of both checks.
  let checks: Int
  let checksWidth: Int
  /// Of the post-filter; nil where it has no column of its own.
  let postFilter: Int?
  let postFilterWidth: Int

  /// Whether there is room for what the checks say.
  var hasWords: Bool { checksWidth > 3 }

  init(of rect: Rect, longestName: Int, longestNumber: Int) {
    let columns = rect.size.columns
    leftWidth = max(4, longestNumber)
    let isWide = columns >= Self.wide
    nameWidth = min(longestName, isWide ? columns / 5 : columns / 4)
    // The `>`, the blanks between the columns, and the columns for signs.
    let rest = columns - nameWidth - leftWidth - (isWide ? 13 : 10)
    if isWide {
      textWidth = rest * 3 / 10
      checksWidth = rest / 3
      postFilterWidth = rest - textWidth - checksWidth
    } else {
      checksWidth = columns < Self.narrow ? 3 : columns / 4
      textWidth = rest - checksWidth
      postFilterWidth = 0
    }
    name = rect.column + 1
    text = name + nameWidth + 1
    left = text + 2 + textWidth + 1
    checks = left + 1 + leftWidth + 1
    postFilter = isWide ? checks + 2 + checksWidth + 1 : nil
  }
}
