/// Turns the bytes that a terminal sends into events.
///
/// It reads no clock and no device: whoever does tells it when nothing more is waiting
/// (`settle()`) and when nothing has come for as long as `wait` allows (`expire()`).
///
/// Scalars arrive one by one, so characters are joined from what waits: a run of text that is not
/// ASCII becomes one event, as an input method commits 你好 at once, and a mark joins the ASCII key
/// before it. A half of a composed character would mislead every length check.
public struct KeyDecoder: Sendable {
  /// What the decoder needs to hear more about.
  public enum Wait: Sendable {
    /// The rest of a key: an Escape may be the key itself or the start of a sequence.
    case key
    /// The rest of a paste.
    case paste
  }

  private let knownSequences: [[UInt8]: KeyEvent]
  private let pasteLimit: Int
  /// Text not yet reported: bytes of UTF-8, of which only the first may be ASCII.
  private var run: [UInt8] = []
  /// An unfinished sequence, from its Escape on.
  private var sequence: [UInt8] = []
  private var paste: PasteCollector?
  private var events: [TerminalEvent] = []

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - knownSequences: What keys send on this terminal beyond what nearly all terminals share.
  ///   - pasteLimit: How many UTF-16 code units of one paste are kept.
  public init(knownSequences: [[UInt8]: KeyEvent] = [:], pasteLimit: Int = 4_000_000) {
    self.knownSequences = knownSequences
    self.pasteLimit = pasteLimit
  }

  /// What is unfinished, if anything.
  public var wait: Wait? {
    if paste != nil { return .paste }
    return sequence.isEmpty && run.isEmpty ? nil : .key
  }

  /// Takes bytes that have arrived.
  ///
  /// - Parameter bytes: Any bytes, cut anywhere.
  /// - Returns: The events that are complete, in order.
  public mutating func decode(_ bytes: [UInt8]) -> [TerminalEvent] {
    var rest = bytes[...]
    while let byte = rest.first {
      if paste != nil {
        rest = collectPaste(rest)
      } else {
        rest.removeFirst()
        take(byte)
      }
    }
    return takeEvents()
  }

  /// Ends what only might go on, since nothing more is waiting.
  ///
  /// - Returns: The text that was held back for joining. Half of a scalar stays held back.
  public mutating func settle() -> [TerminalEvent] {
    let tail = run.unfinishedScalarLength
    let held = run.suffix(tail)
    run.removeLast(tail)
    reportRun()
    run += held
    return takeEvents()
  }

  /// Ends what is unfinished, since nothing has come for as long as `wait` allows.
  ///
  /// - Returns: An Escape that was the key, what a broken sequence amounts to, or a paste whose end
  ///   never came.
  public mutating func expire() -> [TerminalEvent] {
    if let unfinished = paste {
      paste = nil
      events.append(.paste(unfinished.paste(isUnfinished: true)))
    }
    reportRun()
    if !sequence.isEmpty {
      events += EscapeSequence(sequence).eventsWhenAbandoned
      sequence = []
    }
    return takeEvents()
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    defer { events = [] }
    return events
  }
}

extension KeyDecoder {
  private mutating func take(_ byte: UInt8) {
    if !sequence.isEmpty {
      extendSequence(byte)
    } else if byte >= 0x80 {
      run.append(byte)
    } else {
      reportRun()
      switch byte {
      case 0x1B: sequence = [byte]
      case 0x20..<0x7F: run = [byte]
      default: events.append(.key(KeyEvent(control: byte)))
      }
    }
  }

  private mutating func extendSequence(_ byte: UInt8) {
    let parsed = EscapeSequence(sequence + [byte])
    if let key = knownSequences[parsed.bytes] {
      sequence = []
      events.append(.key(key))
      return
    }
    switch parsed.verdict {
    case .unfinished:
      sequence = parsed.bytes
    case .event(let event):
      sequence = []
      events.append(event)
    case .ignored:
      sequence = []
    case .pasteStarts:
      sequence = []
      paste = PasteCollector(limit: pasteLimit)
    case .broken:
      // The byte is not part of it, so the sequence ended before.
      events += EscapeSequence(sequence).eventsWhenAbandoned
      sequence = []
      take(byte)
    }
  }

  private mutating func collectPaste(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let rest = paste?.append(bytes) else { return [] }
    if let finished = paste { events.append(.paste(finished.paste(isUnfinished: false))) }
    paste = nil
    return rest
  }

  private mutating func reportRun() {
    guard let first = run.first else { return }
    var text = String(decoding: run, as: UTF8.self)
    run = []
    if first < 0x80, text.first?.isASCII == true {
      events.append(.key(.character(text.removeFirst())))
    }
    if !text.isEmpty { events.append(.text(text)) }
  }
}

extension KeyEvent {
  /// The key that sends a control character.
  init(control byte: UInt8) {
    self =
      switch byte {
      case 0x08, 0x7F: .backspace()
      case 0x09: .tab
      case 0x0A, 0x0D: .return
      case 0x1B: .escape
      default: .control(Character(Unicode.Scalar(byte | 0x40)).lowercasedCharacter)
      }
  }
}

extension Character {
  fileprivate var lowercasedCharacter: Character { lowercased().first ?? self }
}

extension [UInt8] {
  /// How many bytes at the end are the beginning of a scalar whose rest is missing.
  fileprivate var unfinishedScalarLength: Int {
    let tail = suffix(3)
    guard let lead = tail.lastIndex(where: { $0 >= 0xC0 }) else { return 0 }
    let present = endIndex - lead
    let needed = self[lead] >= 0xF0 ? 4 : self[lead] >= 0xE0 ? 3 : 2
    return present < needed ? present : 0
  }
}
