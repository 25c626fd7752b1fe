import FieldLabUI
import Screen

/// Any bytes from the terminal, decoded and given to the whole screen.
enum KeyFuzz {
  private static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 50, columns: 160), Size(rows: 10, columns: 40),
    Size(rows: 1, columns: 1), Size(rows: 60, columns: 20),
  ]
  private static let opening = try? Workbench(settings: .opening)

  static func complaint(about bytes: [UInt8]) -> String? {
    guard let first = bytes.first, let workbench = opening else { return nil }
    let typed = Array(bytes.dropFirst())
    let whole = events(of: typed, piece: max(1, typed.count))
    let piecewise = events(of: typed, piece: 1 + Int(first) % 7)
    guard whole == piecewise else { return "cut, bytes are other keys:\n\(whole)\n\(piecewise)" }
    var state = AppState(
      workbench: workbench, size: sizes[Int(first) % sizes.count], widths: .reference)
    for (index, event) in whole.enumerated() {
      _ = state.update(event, at: .milliseconds(100 * index))
      _ = state.frame
    }
    return nil
  }

  private static func events(of bytes: [UInt8], piece: Int) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      events += decoder.decode(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    return events + decoder.settle() + decoder.expire()
  }
}
