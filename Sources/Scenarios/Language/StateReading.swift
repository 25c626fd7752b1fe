import TextField

/// The parts of a state that was written in one line.
struct StateReading: Hashable {
  /// The text, marked text included.
  private(set) var text: UTF16Text = ""
  /// The marked range, in UTF-16 offsets.
  private(set) var marked: Range<Int>?
  /// The selection, or the place of the caret; nil where the notation has neither.
  private(set) var selection: Range<Int>?
  /// The first thing in the notation that makes it the state of no field.
  private(set) var flaw: StateFlaw?

  /// Reads state notation; a marker that nothing belongs to is passed over, and is a flaw.
  init(_ notation: UTF16Text) {
    var units: [UInt16] = []
    var starts: [Marker: Int] = [:]
    var isEscaped = false
    for unit in notation {
      let marker = Marker(rawValue: unit)
      if isEscaped, marker == nil { note(.escapesNothing) }
      guard !isEscaped, let marker else {
        units.append(unit)
        isEscaped = false
        continue
      }
      switch marker {
      case .escape: isEscaped = true
      case .markStart, .selectionStart:
        if starts[marker] != nil { note(.repeated(marker.sign)) }
        starts[marker] = units.count
      case .markEnd: close(.markStart, by: marker, &starts, at: units.count) { $0.marked = $1 }
      case .selectionEnd:
        close(.selectionStart, by: marker, &starts, at: units.count) { $0.select($1, marker) }
      case .caret: select(units.count..<units.count, marker)
      }
    }
    if isEscaped { note(.escapesNothing) }
    if let open = Marker.opening.first(where: { starts[$0] != nil }) { note(.unclosed(open.sign)) }
    text = UTF16Text(units: units)
  }

  private mutating func close(
    _ start: Marker, by end: Marker, _ starts: inout [Marker: Int], at offset: Int,
    _ set: (inout StateReading, Range<Int>) -> Void
  ) {
    guard let opened = starts.removeValue(forKey: start) else { return note(.unopened(end.sign)) }
    if start == .markStart, marked != nil { note(.repeated(start.sign)) }
    set(&self, opened..<offset)
  }

  private mutating func select(_ range: Range<Int>, _ marker: Marker) {
    if let selection {
      note(selection.isEmpty && range.isEmpty ? .repeated(marker.sign) : .severalSelections)
    }
    selection = range
  }

  private mutating func note(_ found: StateFlaw) {
    flaw = flaw ?? found
  }

  private enum Marker: UInt16 {
    case escape = 0x5C
    case markStart = 0x5B
    case markEnd = 0x5D
    case selectionStart = 0x3C
    case selectionEnd = 0x3E
    case caret = 0x7C

    static let opening: [Marker] = [.markStart, .selectionStart]

    var sign: String { String(decoding: [rawValue], as: UTF16.self) }
  }
}

/// Why state notation describes no field.
public enum StateFlaw: Hashable, Sendable {
  /// `[` or `<` without its end.
  case unclosed(String)
  /// `]` or `>` without its start.
  case unopened(String)
  /// A sign that a field has once, for the second time.
  case repeated(String)
  /// A selection beside a caret or another selection.
  case severalSelections
  /// A backslash before something that is no sign.
  case escapesNothing
}
