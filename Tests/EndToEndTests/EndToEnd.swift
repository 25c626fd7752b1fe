import Testing

/// The built program in a real terminal.
///
/// One test after another: each has a tmux server and looks at its screen again and again, and many
/// at once would keep each other waiting.
@Suite("In a terminal", .serialized)
struct EndToEnd {
  static let tenHan = "一二三四五六七八九十"
}
