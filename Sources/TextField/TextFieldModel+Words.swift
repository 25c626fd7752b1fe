/// Words as the system's help sees them: runs of letters, digits and apostrophes between spaces.
extension TextFieldModel {
  /// The word that ends at the caret, or the selection where there is one; empty where no word is.
  public var wordBeforeCaret: Range<Int> {
    guard selectedTextRange.isEmpty else { return selectedTextRange }
    let caret = selectedTextRange.lowerBound
    var start = caret
    while start > 0, isWordPart(before: start) { start = text.composedBoundary(before: start) }
    return start..<caret
  }

  /// What taking `range` away takes away in fact: with smart deletion, one space next to whole words
  /// goes too, which the delegate is not told (§6).
  /// - Parameter range: a range inside the text, as it is reported.
  /// - Returns: the range, one unit longer where a space goes with it.
  public func smartDeletionRange(_ range: Range<Int>) -> Range<Int> {
    guard profile.traits.smartInsertDelete, !range.isEmpty,
      isWordPart(after: range.lowerBound), isWordPart(before: range.upperBound),
      !isWordPart(before: range.lowerBound), !isWordPart(after: range.upperBound)
    else { return range }
    if isSpace(range.lowerBound - 1) { return (range.lowerBound - 1)..<range.upperBound }
    let startsText = range.lowerBound == 0
    return startsText && isSpace(range.upperBound)
      ? range.lowerBound..<(range.upperBound + 1) : range
  }

  /// What is inserted for a pasted or dropped text: with smart insertion, a space stands where its words
  /// would touch others (§6).
  ///
  /// No report says whether the delegate hears the spaces; here it does.
  /// - Parameters:
  ///   - new: what is pasted.
  ///   - range: what it replaces.
  /// - Returns: the text, with a space at either end where there must be one.
  public func smartInsertion(_ new: UTF16Text, over range: Range<Int>) -> UTF16Text {
    guard profile.traits.smartInsertDelete else { return new }
    let string = new.string
    let touchesLeft = isWordPart(before: range.lowerBound) && string.first?.isWordPart == true
    let touchesRight = isWordPart(after: range.upperBound) && string.last?.isWordPart == true
    let space: [UInt16] = [0x20]
    return UTF16Text(units: (touchesLeft ? space : []) + new.units + (touchesRight ? space : []))
  }

  private func isWordPart(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return character(in: text.composedBoundary(before: offset)..<offset)?.isWordPart ?? false
  }

  private func isWordPart(after offset: Int) -> Bool {
    guard offset < text.count else { return false }
    return character(in: offset..<text.composedBoundary(after: offset))?.isWordPart ?? false
  }

  private func isSpace(_ offset: Int) -> Bool {
    text.indices.contains(offset) && text[offset] == 0x20
  }

  private func character(in range: Range<Int>) -> Character? {
    text.string(in: range).first
  }
}

extension Character {
  /// Whether the character belongs to a word that spaces separate from others; no ideograph does.
  fileprivate var isWordPart: Bool {
    // 一 is a number too, but no word that stands alone.
    if unicodeScalars.contains(where: \.properties.isIdeographic) { return false }
    return isLetter || isNumber || self == "'" || self == "’"
  }
}
