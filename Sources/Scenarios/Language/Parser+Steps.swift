import Emulator
import InputMethods
import TextField

/// The steps, except `keys`, whose arguments are no tokens.
extension Parser {
  mutating func event(
    _ verb: Verb, at place: SourcePlace, _ reader: inout LineReader
  ) throws(Diagnostic) -> InputEvent {
    switch verb {
    case .pick: return .pick(try candidate(&reader))
    case .insert: return .insert(try reader.string())
    case .paste: return .paste(reader.optionalString())
    case .mark: return .mark(try reader.string())
    case .commit: return .commit(reader.optionalString())
    case .cancel: return .cancel
    case .delete: return .delete(try times(&reader))
    case .replace:
      let range = try reader.range()
      return .replace(range, try reader.string())
    case .suggest: return .suggest(try reader.string())
    case .autofill: return .autofill(try reader.string())
    case .dictate: return .dictate(try reader.string())
    case .drop:
      let offset = try reader.number(.offset, in: Bounds.offset)
      return .drop(offset, try reader.string())
    case .caret:
      if reader.word(where: { $0 == "end" }) != nil { return .caret(nil) }
      return .caret(try reader.number(.offsetOrEnd, in: Bounds.offset))
    case .select: return .select(try reader.range())
    case .cut: return .cut
    case .copy: return .copy
    case .undo: return .history(.undo)
    case .redo: return .history(.redo)
    case .clear: return .clear
    case .focus: return .focus
    case .blur: return .blur
    case .return: return .return
    case .set:
      _ = reader.word { $0 == "text" }
      return .setText(try reader.string())
    case .limit:
      let number = try limit(&reader)
      return .limit(number, try optionalUnit(&reader))
    case .keyboard: return .keyboard(try name(KeyboardName.self, .keyboard, &reader))
    case .tick: return .tick(try seconds(&reader))
    default: throw Diagnostic(.unexpected("\"\(verb.rawValue)\""), at: place)
    }
  }

  private func candidate(_ reader: inout LineReader) throws(Diagnostic) -> CandidateChoice {
    if let text = reader.optionalString() { return .text(text.string) }
    return .place(try reader.number(.candidate, in: Bounds.place))
  }

  private func times(_ reader: inout LineReader) throws(Diagnostic) -> Int {
    reader.isAtEnd ? 1 : try reader.number(in: Bounds.times)
  }

  /// Seconds, with up to nine digits after the point.
  private func seconds(_ reader: inout LineReader) throws(Diagnostic) -> Duration {
    let word = try reader.word(.seconds)
    guard let duration = Duration(seconds: word) else {
      throw Diagnostic(.missing(.seconds), at: reader.lastPlace)
    }
    return duration
  }
}

extension Duration {
  /// Whole or decimal seconds, up to a billion.
  init?(seconds text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard let whole = parts.first, parts.count <= 2, 1...9 ~= whole.count,
      1...9 ~= fraction.count, (whole + fraction).utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let seconds = Int(whole),
      let nanoseconds = Int(fraction + String(repeating: "0", count: 9 - fraction.count))
    else { return nil }
    self = .seconds(seconds) + .nanoseconds(nanoseconds)
  }
}
