extension ScalarWidths {
  /// The columns that a text takes when drawn, stand-ins included.
  public func columns(of text: String) -> Int {
    text.isPrintableASCII ? text.utf8.count : glyphs(of: text).reduce(0) { $0 + $1.columns }
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
    return text.prefix { character in
      room -= self.columns(of: character)
      return room >= 0
    }
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
  /// Whether every byte is a character of its own that takes one column.
  var isPrintableASCII: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}
