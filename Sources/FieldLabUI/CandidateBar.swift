import Screen

/// The candidates in sight, each behind the digit that picks it.
struct CandidateBar {
  let candidates: [String]
  /// Whether there are candidates before these.
  let hasPrevious: Bool
  /// Whether there are candidates after these.
  let hasMore: Bool
  let isComposing: Bool

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    var line = StyledText()
    if candidates.isEmpty {
      line.append(isComposing ? "no candidates" : "", Style(.muted))
    }
    for (index, candidate) in candidates.enumerated() {
      line.append("\(index + 1)", Style(.key))
      line.append(" \(candidate)  ", index == 0 ? .bold : .plain)
    }
    switch (hasPrevious, hasMore) {
    case (true, true): line.append("Up/Down: more", Style(.muted))
    case (true, false): line.append("Up: more", Style(.muted))
    case (false, true): line.append("Down: more", Style(.muted))
    case (false, false): break
    }
    frame.write(line, at: rect.row, rect.column, maxColumns: rect.size.columns)
  }

  /// As many candidates as have room behind each other, at least one.
  static func fitting(_ candidates: [String], columns: Int, _ widths: ScalarWidths) -> [String] {
    var left = columns - 2 - "Up/Down: more".count
    var fitting: [String] = []
    for candidate in candidates {
      left -= widths.columns(of: candidate) + 4
      guard left >= 0 || fitting.isEmpty else { break }
      fitting.append(candidate)
    }
    return fitting
  }
}
