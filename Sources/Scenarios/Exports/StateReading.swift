import TextField

/// The parts of a state that was written in one line.
struct StateReading: Hashable {
  /// The text, marked text included.
  private(set) var text: UTF16Text = ""
  /// The marked range, in UTF-16 offsets.
  private(set) var marked: Range<Int>?
  /// The selection, or the place of the caret; nil where the notation has neither.
  private(set) var selection: Range<Int>?

  /// Reads state notation; a marker that nothing belongs to is passed over.
  init(_ notation: UTF16Text) {
    var units: [UInt16] = []
    var markStart: Int?
    var selectionStart: Int?
    var isEscaped = false
    for unit in notation {
      guard !isEscaped, let marker = Marker(rawValue: unit) else {
        units.append(unit)
        isEscaped = false
        continue
      }
      switch marker {
      case .escape: isEscaped = true
      case .markStart: markStart = units.count
      case .markEnd: marked = markStart.map { $0..<units.count }
      case .selectionStart: selectionStart = units.count
      case .selectionEnd: selection = selectionStart.map { $0..<units.count }
      case .caret: selection = units.count..<units.count
      }
    }
    text = UTF16Text(units: units)
  }

  private enum Marker: UInt16 {
    case escape = 0x5C
    case markStart = 0x5B
    case markEnd = 0x5D
    case selectionStart = 0x3C
    case selectionEnd = 0x3E
    case caret = 0x7C
  }
}
