/// The one-line notation of a field's state: committed text, marked text in `[ ]`, the caret as `|`, a
/// selection between `<` and `>`; `\` escapes a marker that is text.
public enum StateNotation {
  /// The state written as one line; lone surrogates as U+FFFD.
  public static func describe(_ field: TextFieldModel) -> String {
    describe(field.text, marked: field.markedTextRange, selection: field.selectedTextRange)
  }

  /// The same for a state given by its parts.
  public static func describe(
    _ text: UTF16Text, marked: Range<Int>?, selection: Range<Int>
  ) -> String {
    units(text, marked: marked, selection: selection).string
  }

  /// The state in one line, unit for unit, so that two states with half a pair can be told apart.
  public static func units(_ field: TextFieldModel) -> UTF16Text {
    units(field.text, marked: field.markedTextRange, selection: field.selectedTextRange)
  }

  /// The same for a state given by its parts.
  public static func units(
    _ text: UTF16Text, marked: Range<Int>?, selection: Range<Int>
  ) -> UTF16Text {
    var units: [UInt16] = []
    units.reserveCapacity(text.count + 4)
    func mark(_ marker: Unicode.Scalar) { units.append(UInt16(marker.value)) }
    for offset in 0...text.count {
      if !selection.isEmpty, offset == selection.upperBound { mark(">") }
      if offset == marked?.upperBound {
        if selection.isEmpty, offset == selection.lowerBound { mark("|") }
        mark("]")
      }
      if offset == marked?.lowerBound { mark("[") }
      if selection.isEmpty, offset == selection.lowerBound, offset != marked?.upperBound {
        mark("|")
      }
      if !selection.isEmpty, offset == selection.lowerBound { mark("<") }
      guard offset < text.count else { break }
      if text[offset].isMarker { mark("\\") }
      units.append(text[offset])
    }
    return UTF16Text(units: units)
  }
}

extension UInt16 {
  /// Whether it would be taken for a part of the notation.
  fileprivate var isMarker: Bool {
    switch Unicode.Scalar(self) {
    case "[", "]", "|", "<", ">", "\\": true
    default: false
    }
  }
}
