#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The modes of a terminal that curses does not know about.
struct TerminalModes {
  private let numbers: [Int]

  /// Paste marks, and clicks on request.
  init(reportsClicks: Bool) { numbers = reportsClicks ? [2004, 1000, 1006] : [2004] }

  /// Every mode that may have been turned on.
  static let all = TerminalModes(reportsClicks: true)

  /// Turns them on.
  func turnOn() { send(numbers.map { "\u{1B}[?\($0)h" }.joined()) }

  /// Turns them off.
  func turnOff() { send(numbers.reversed().map { "\u{1B}[?\($0)l" }.joined()) }

  private func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
