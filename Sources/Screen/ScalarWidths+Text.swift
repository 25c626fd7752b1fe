extension ScalarWidths {
  /// The columns that a text takes when drawn, stand-ins included.
  public func columns(of text: String) -> Int {
    if let count = text.withPrintableASCII(\.count) { return count }
    var columns = 0
    for scalar in text.unicodeScalars {
      // Where all stand alone none joins another, and nothing need be cut into characters.
      guard scalar.standsAlone else { return glyphs(of: text).reduce(0) { $0 + $1.columns } }
      columns += Symbol(standingAlone: scalar, widths: self).columns
    }
    return columns
  }

  /// The columns that a composed character takes when drawn.
  public func columns(of character: Character) -> Int {
    Glyph(character, widths: self).columns
  }

  /// The drawings of a text's composed characters.
  public func glyphs(of text: String) -> GlyphSequence { GlyphSequence(text, widths: self) }

  /// The longest beginning of a text that fits.
  ///
  /// - Parameters:
  ///   - text: The text; it is cut between composed characters only.
  ///   - columns: The room.
  /// - Returns: The beginning, the whole text when it fits.
  public func prefix(of text: String, fitting columns: Int) -> Substring {
    var room = columns
    var end = text.startIndex
    while end < text.endIndex {
      // Two ASCII characters in a row never join, and need no search for the boundary.
      if text.isPrintableASCIIAlone(at: end) {
        room -= 1
        guard room >= 0 else { break }
        end = text.utf8.index(after: end)
      } else {
        room -= self.columns(of: text[end])
        guard room >= 0 else { break }
        end = text.index(after: end)
      }
    }
    return text[..<end]
  }

  /// A text that fits, with `…` at its end when something was cut.
  public func truncate(_ text: String, to columns: Int) -> String {
    // No scalar takes more columns than it has bytes of UTF-8.
    if text.utf8.count <= columns { return text }
    // Never looks further than the room reaches, however long the text is.
    let fitting = prefix(of: text, fitting: columns)
    guard fitting.endIndex < text.endIndex else { return text }
    guard columns > 0 else { return "" }
    return prefix(of: String(fitting), fitting: columns - 1) + "…"
  }
}

extension String {
  /// Gives the bytes to `body` when each is a character of its own that takes one column; else there is
  /// no result.
  func withPrintableASCII<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    let result = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { 0x20...0x7E ~= $0 } ? body(bytes) : nil
    }
    return result ?? nil
  }

  /// Whether the byte at `index` is such a character, and what follows cannot join it.
  fileprivate func isPrintableASCIIAlone(at index: Index) -> Bool {
    guard 0x20...0x7E ~= utf8[index] else { return false }
    let next = utf8.index(after: index)
    return next == utf8.endIndex || utf8[next] < 0x80
  }
}
