/// The keyboards that have a key for every letter.
extension KeyboardLayout {
  private static let latinRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  /// A keyboard of 26 Latin letters.
  /// - Parameters:
  ///   - layer: the set of keys to show.
  ///   - words: what is printed on its wide keys.
  ///   - beside: keys at the left of the space bar.
  ///   - middle: keys behind the middle row of letters.
  /// - Returns: the keys.
  static func letters(
    _ layer: Layer, words: Words, beside: [Cap] = [], middle: [Cap] = []
  ) -> KeyboardLayout {
    guard layer != .symbols else { return symbols(words) }
    var rows = latinRows.map { row in
      row.map { Cap.letter(layer == .capitals ? Character($0.uppercased()) : $0) }
    }
    rows[1] += middle
    return closing(rows, layer, words, beside)
  }

  /// The two-set keyboard, by jamo: Shift gives seven of them.
  static func hangul(_ layer: Layer) -> KeyboardLayout {
    guard layer != .symbols else { return symbols(.korean) }
    let rows = latinRows.map { row in
      row.compactMap { latin -> Cap? in
        let capital = Character(latin.uppercased())
        let shown = layer == .capitals ? capital : latin
        guard let jamo = TwoSetLayout.jamo(on: shown) else { return nil }
        // Where Shift changes nothing, the capital is the same key.
        let isShared = TwoSetLayout.jamo(on: latin) == TwoSetLayout.jamo(on: capital)
        return Cap.key(Character(jamo.scalar), aliases: isShared ? [latin, capital] : [shown])
      }
    }
    return closing(rows, layer, .korean)
  }

  /// The standard layout of bopomofo, by symbols; the Latin keys stand for them.
  static func zhuyin(_ layer: Layer) -> KeyboardLayout {
    guard layer != .symbols else { return symbols(.bopomofo) }
    var rows = ["1234567890-", "qwertyuiop", "asdfghjkl;", "zxcvbnm,./"].map { row in
      row.utf8.compactMap { key in
        ZhuyinSymbol.symbol(onKey: key).map {
          Cap.key($0, aliases: [Character(UnicodeScalar(key))])
        }
      }
    }
    let width = rows[0].reduce(0) { $0 + $1.width }
    // The first tone has no key of its own in the standard layout: it is the space bar's there.
    rows.append(
      lowestRow(layer, .bopomofo, beside: [.key("ˉ")], width: width - 3) + [.backspace()])
    return KeyboardLayout(rows: rows)
  }

  /// Digits and punctuation.
  private static func symbols(_ words: Words) -> KeyboardLayout {
    var rows = words.symbols.map { $0.map { Cap.key($0) } }
    rows[2].append(.backspace())
    return KeyboardLayout(rows: rows + [lowestRow(.symbols, words)])
  }

  /// Adds Shift and the delete key to three rows of letters, and the lowest row.
  private static func closing(
    _ letters: [[Cap]], _ layer: Layer, _ words: Words, _ beside: [Cap] = []
  ) -> KeyboardLayout {
    var rows = letters
    rows[2] = [.shift(from: layer)] + rows[2] + [.backspace()]
    return KeyboardLayout(rows: rows + [lowestRow(layer, words, beside: beside)])
  }
}
