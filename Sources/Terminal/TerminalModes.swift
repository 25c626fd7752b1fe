#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The modes of a terminal that curses does not know about.
struct TerminalModes {
  private let numbers: [Int]

  private init(_ numbers: [Int]) { self.numbers = numbers }

  /// Paste marks, and clicks on request.
  init(reportsClicks: Bool) { self = reportsClicks ? .all : Self([2004]) }

  /// Clicks, counted in cells and without a bound for the columns.
  static let clicks = Self([1000, 1006])

  /// Every mode that may have been turned on.
  static let all = Self([2004] + clicks.numbers)

  /// Turns them on, or off the other way round.
  func turn(on isOn: Bool) {
    let sequences = numbers.map { "\u{1B}[?\($0)\(isOn ? "h" : "l")" }
    send((isOn ? sequences : sequences.reversed()).joined())
  }

  private func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
