/// What is drawn for one composed character: one symbol, seldom more.
///
/// A cell holds one scalar that takes room, and terminals disagree about every sequence that joins
/// several, so the drawing is a **stand-in** wherever the two would come apart. The text itself is
/// never touched. The rules:
/// - A base with marks is drawn with up to four of them.
/// - An emoji is its first scalar, a keycap its digit, without a variation selector; a flag is its two
///   letters, a cell each.
/// - Where a skin tone, a joined member, a keycap's frame or the tags of a flag are left out, a raised
///   number tells how many scalars are not drawn: a family of four is `👨⁺⁶`.
/// - A scalar whose width the terminal does not know is `□`.
/// - A mark without a base is drawn on `◌`; a format character (zero-width space, direction
///   control …) is a bare `◌`, so nothing in a text can reorder or swallow what is around it.
/// - A control character is its picture, such as `␉`; CR LF is two of them.
/// - A space of any width is one blank cell, the ideographic space two.
public struct Glyph: Hashable, Sendable {
  /// The leading symbol.
  public let first: Symbol
  /// What follows it: the second letter of a flag, a spacing vowel sign, the `␊` of CR LF.
  public let rest: [Symbol]

  /// Makes the drawing of a composed character.
  public init(_ character: Character, widths: ScalarWidths) {
    let scalars = character.unicodeScalars
    // Nearly all are one scalar, about which nothing needs to be asked but its width.
    if let scalar = scalars.first, scalar.standsAlone, scalars.dropFirst().isEmpty {
      self.init(Symbol(standingAlone: scalar, widths: widths))
    } else {
      self.init(scalars, widths: widths)
    }
  }

  init(_ symbol: Symbol) {
    first = symbol
    rest = []
  }

  private init(_ scalars: Character.UnicodeScalarView, widths: ScalarWidths) {
    var symbols: [Symbol] = []
    var drawn = 0
    for scalar in scalars {
      if !symbols.isEmpty, scalar.endsDrawing {
        symbols += Symbol.more(scalars.count - drawn, widths)
        break
      }
      if !scalar.hasNoBody || symbols.isEmpty { drawn += 1 }
      if scalar.canBeMark, widths(scalar) == 0 {
        if symbols.isEmpty { symbols.append(.placeholder(widths)) }
        symbols[symbols.count - 1].add(mark: scalar)
      } else if symbols.isEmpty || !scalar.hasNoBody {
        symbols.append(Symbol(standingFor: scalar, widths: widths))
      }
    }
    first = symbols.first ?? .placeholder(widths)
    rest = Array(symbols.dropFirst())
  }

  /// How many columns the drawing takes.
  public var columns: Int { rest.reduce(first.columns) { $0 + $1.columns } }

  /// The drawing as text.
  public var text: String { rest.reduce(first.text) { $0 + $1.text } }
}

extension Character {
  /// What a glyph draws of it beside the number of scalars that it leaves out: for places that are too
  /// narrow for that.
  public var drawnPart: Character {
    let end = unicodeScalars.dropFirst().firstIndex(where: \.endsDrawing)
    return end.map { Character(String(unicodeScalars[..<$0])) } ?? self
  }
}

extension Symbol {
  /// Stands for a scalar that has no body of its own, and carries marks that have no base.
  static func placeholder(_ widths: ScalarWidths) -> Symbol { .sign("\u{25CC}", or: "o", widths) }

  /// Stands for a scalar whose width the terminal does not know.
  static func unknown(_ widths: ScalarWidths) -> Symbol { .sign("\u{25A1}", or: "?", widths) }

  /// Tells how many scalars of a sequence are not drawn, in raised digits, which are hardly ever taken for
  /// a part of the text.
  fileprivate static func more(_ count: Int, _ widths: ScalarWidths) -> [Symbol] {
    let digits = String(count).unicodeScalars.map { digit in
      sign(Unicode.Scalar.raised(digit), or: digit, widths)
    }
    return [sign("\u{207A}", or: "+", widths)] + digits
  }

  /// A sign of ours, or plain ASCII where the terminal does not know the sign or draws it wide.
  private static func sign(
    _ sign: Unicode.Scalar, or plain: Unicode.Scalar, _ widths: ScalarWidths
  ) -> Symbol {
    Symbol(widths(sign) == 1 ? sign : plain, columns: 1)
  }

  init(standingAlone scalar: Unicode.Scalar, widths: ScalarWidths) {
    // A space of any width is a blank cell; the syllables of composing pinyin stand between such.
    guard !(0x2000...0x200A ~= scalar.value) else {
      self = .blank
      return
    }
    // Most of a screen is ASCII, for which no table needs to be asked.
    let columns = scalar.isASCII ? 1 : widths(scalar)
    self = columns > 0 ? Symbol(scalar, columns: columns) : .unknown(widths)
  }

  fileprivate init(standingFor scalar: Unicode.Scalar, widths: ScalarWidths) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      self = .sign(scalar.controlPicture, or: "?", widths)
    case .format:
      self = .placeholder(widths)
    case .spaceSeparator where scalar != "\u{3000}":
      self = .blank
    default:
      let columns = widths(scalar)
      self =
        switch columns {
        case 1, 2: Symbol(scalar, columns: columns)
        case 0: .placeholder(widths)
        default: .unknown(widths)
        }
    }
  }
}

extension Unicode.Scalar {
  /// Whether what comes from here on in a composed character is left out of the drawing.
  fileprivate var endsDrawing: Bool {
    self == "\u{200D}" || self == "\u{20E3}" || 0xE0020...0xE007F ~= value
      || properties.isEmojiModifier
  }

  /// The raised form of an ASCII digit.
  fileprivate static func raised(_ digit: Unicode.Scalar) -> Unicode.Scalar {
    switch digit {
    case "1": "\u{B9}"
    case "2": "\u{B2}"
    case "3": "\u{B3}"
    default: Unicode.Scalar(0x2040 + digit.value) ?? digit
    }
  }

  fileprivate var hasNoBody: Bool {
    properties.generalCategory == .format || properties.isVariationSelector
  }

  /// Whether a cell may hold it behind a base, provided that it takes no room.
  fileprivate var canBeMark: Bool { !hasNoBody && properties.generalCategory != .control }

  /// The picture of a control character; U+0085, U+2028 and U+2029 end lines like U+000A.
  fileprivate var controlPicture: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{2426}"
    case 0x7F: "\u{2421}"
    case 0x85, 0x2028, 0x2029: "\u{2424}"
    default: "\u{2426}"
    }
  }
}
