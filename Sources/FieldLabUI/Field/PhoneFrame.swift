import Screen
import TextField

/// The outline of a phone around what is on its screen: the field, the candidates, and a keyboard where
/// one is drawn.
///
/// It stands only where nothing of the text, the counters or the checks gets less room by it than it needs.
struct PhoneFrame {
  /// The smallest screen that has room for it.
  static let smallestScreen = Size(rows: 30, columns: 100)
  /// The columns from which on a phone is wide enough for its field, and beyond which it is none any more.
  static let columns = 44...64
  /// The rows that the outline adds to what is inside.
  static let edgeRows = 2

  /// Which system the phone has.
  let profile: SystemProfile.Name

  /// What is left for the screen of the phone.
  static func inside(of rect: Rect) -> Rect { rect.inset(rows: 1, columns: 2) }

  /// Draws the outline; the status line and the home button, or what came after it, are part of it.
  func draw(in frame: inout Frame, at rect: Rect) {
    let style = Style(.muted)
    frame.box(rect, style: style, title: StyledText("●●●●○ FieldLab", style))
    let right = rect.columnRange.upperBound
    frame.write(" \(profile.rawValue) ", at: rect.row, endingAt: right - 2, style: style)
    let home = profile == .ios26 ? " ━━━━━━━━ " : " ○ "
    let columns = frame.widths.columns(of: home)
    frame.write(
      home, at: rect.rowRange.upperBound - 1, rect.column + (rect.size.columns - columns) / 2,
      style: style)
  }
}
