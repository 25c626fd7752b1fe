import TextField

extension StateNotation {
  /// The notation unit for unit, so that half a surrogate pair can be told from U+FFFD.
  static func describeUnits(_ field: TextFieldModel) -> UTF16Text {
    let text = field.text
    let selection = field.selectedTextRange
    let marked = field.markedTextRange
    var units: [UInt16] = []
    func mark(_ marker: Character) { units.append(contentsOf: String(marker).utf16) }
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
      if "[]|<>\\".utf16.contains(text[offset]) { mark("\\") }
      units.append(text[offset])
    }
    return UTF16Text(units: units)
  }
}
