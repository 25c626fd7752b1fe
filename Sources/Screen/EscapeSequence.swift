/// The bytes from an Escape on, and what they mean so far.
struct EscapeSequence {
  enum Verdict: Equatable {
    /// More is to come.
    case unfinished
    /// The last byte completed it.
    case event(TerminalEvent)
    /// The last byte completed a report that nothing is made of, such as a button that was let go.
    case ignored
    /// The last byte completed the mark that starts a paste.
    case pasteStarts
    /// The last byte does not belong to it.
    case broken
  }

  /// How long a sequence may get before it is given up; no key sends as much.
  private static let limit = 4096

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What the bytes mean, provided that they were unfinished without the last one.
  var verdict: Verdict {
    guard bytes.count > 1, let last = bytes.last else { return .unfinished }
    guard bytes.count < Self.limit else { return .event(unknown) }
    switch bytes[1] {
    case 0x1B: return doubledVerdict
    case UInt8(ascii: "["): return controlSequenceVerdict
    case UInt8(ascii: "O"): return bytes.count == 2 ? .unfinished : functionVerdict
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      // A string, which answers a question that we never ask: it ends with BEL or ESC \.
      let ends = last == 0x07 || bytes.suffix(2) == [0x1B, UInt8(ascii: "\\")]
      return ends ? .event(unknown) : .unfinished
    case 0x08, 0x7F: return .event(.key(.backspace(.alt)))
    case 0x20..<0x7F: return .event(.key(.alt(Character(Unicode.Scalar(last)))))
    default: return .broken
    }
  }

  /// What the bytes amount to when nothing follows them.
  var eventsWhenAbandoned: [TerminalEvent] {
    switch bytes.count {
    case 1: [.key(.escape)]
    case 2 where bytes[1] == 0x1B: [.key(.escape), .key(.escape)]
    case 2: [.key(.alt(Character(Unicode.Scalar(bytes[1]))))]
    default: [unknown]
    }
  }

  private var unknown: TerminalEvent {
    let words = bytes.prefix(40).map { byte in
      switch byte {
      case 0x1B: "ESC"
      case 0x21..<0x7F: String(Unicode.Scalar(byte))
      default: "<" + String(byte, radix: 16, uppercase: true) + ">"
      }
    }
    return .unknown(words.joined(separator: " "))
  }
}

extension EscapeSequence {
  /// ESC ESC [ A is how some terminals send Alt with an arrow.
  private var doubledVerdict: Verdict {
    guard bytes.count > 2 else { return .unfinished }
    guard bytes[2] == UInt8(ascii: "[") || bytes[2] == UInt8(ascii: "O") else { return .broken }
    let inner = EscapeSequence(Array(bytes.dropFirst())).verdict
    guard case .event(.key(let key)) = inner else { return inner }
    return .event(.key(key.adding(.alt)))
  }

  /// ESC O and a letter, perhaps with a modifier between them.
  private var functionVerdict: Verdict {
    guard let last = bytes.last else { return .unfinished }
    switch last {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): return .unfinished
    case 0x40..<0x7F: return finished(parameters: bytes[2..<bytes.count - 1], final: last)
    default: return .broken
    }
  }

  private var controlSequenceVerdict: Verdict {
    guard bytes.count > 2, let last = bytes.last else { return .unfinished }
    // The Linux console's function keys: ESC [ [ A to E.
    if bytes[2] == UInt8(ascii: "[") {
      guard bytes.count == 4 else { return .unfinished }
      let isKey = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(last)
      return .event(isKey ? .key(.function(Int(last) - 0x40)) : unknown)
    }
    switch last {
    case 0x20..<0x40: return .unfinished
    case 0x40..<0x7F: return finished(parameters: bytes[2..<bytes.count - 1], final: last)
    default: return .broken
    }
  }

  private func finished(parameters: ArraySlice<UInt8>, final: UInt8) -> Verdict {
    let letter = Character(Unicode.Scalar(final))
    if parameters.first == UInt8(ascii: "<") { return mouseVerdict(parameters.dropFirst(), letter) }
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.map { Int(String(decoding: $0, as: UTF8.self)) }
    if letter == "~", numbers.first == 200 { return .pasteStarts }
    // xterm counts modifiers from 1; on F1 to F4 the first number is missing at times.
    let count = (numbers.count > 1 ? numbers[1] : nil) ?? 1
    let modifiers = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: count - 1) & 7)
    let isPlain = parameters.allSatisfy { $0 == UInt8(ascii: ";") || (0x30..<0x3A).contains($0) }
    guard isPlain, let key = KeyEvent(letter, number: numbers.first ?? nil, modifiers) else {
      return .event(unknown)
    }
    return .event(.key(key))
  }

  /// `ESC [ < 0 ; column ; row M`, counted from 1, is the main button going down; with `m` it goes up.
  ///
  /// 64 and 65 in the first place are the wheel; other numbers are other buttons, and keys held down
  /// meanwhile.
  private func mouseVerdict(_ parameters: ArraySlice<UInt8>, _ letter: Character) -> Verdict {
    let fields = parameters.split(separator: UInt8(ascii: ";"))
    let numbers = fields.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard letter == "M" || letter == "m", numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else {
      return .event(unknown)
    }
    switch (letter, numbers[0]) {
    case ("M", 0):
      return .event(.click(Position(row: numbers[2] - 1, column: numbers[1] - 1)))
    case ("M", 64), ("M", 65): return .event(.wheel(isUp: numbers[0] == 64))
    default: return .ignored
    }
  }
}
