import Emulator
import InputMethods
import Limits
import TextField

/// One step, and what would have become of it without a limit.
struct Step {
  let event: InputEvent
  let record: StepRecord
  /// The field when nothing was marked last.
  let base: TextFieldModel
  let before: Session
  let after: Session
  let free: Session
  /// How often a delegate would have been asked then.
  let freeQuestions: Int
  let limit: Limit
  /// Whether a character that the keyboard has typed was cut.
  let keyboardIsAhead: Bool

  /// Which property is broken, and how.
  var complaint: String? {
    if after.crash != nil { return "9: it crashed" }
    if free.crash != nil { return nil }
    switch event {
    case .setText, .limit, .focus, .tick, .copy:
      return isFree ? nil : "11: something other than the user changed the text"
    case .suggest(""):
      return nil
    case .history:
      return record.cut == nil ? nil : "9: undo was cut"
    default: break
    }
    // The first edit of a secure field takes all of the old text away.
    if before.field.profile.traits.secureTextEntry { return nil }
    // A keyboard that goes on with a composition that is over asks about things that are not there.
    if before.keyboard.isComposing, before.field.markedTextRange == nil { return nil }
    if limit.value <= 0 { return isFree ? nil : "12: there is no limit" }
    // AutoFill asks about a space, and is refused where a space has no room.
    if case .autofill = event, field.text == base.text { return nil }
    if event.onlyTakesAway || (incoming == "" && asked != nil) {
      return isFree || isShortenedByOtherMeans ? nil : "6: deleting did not work"
    }
    return refusalComplaint ?? (freed.markedTextRange == nil ? plainComplaint : markedComplaint)
  }

  // MARK: Parts

  /// The first composed sequence of what the delegate was asked to let in.
  private var asked: UTF16Text? {
    for case .shouldChange(let change, _) in record.entries {
      return change.replacement[0..<change.replacement.composedBoundary(after: 0)]
    }
    return nil
  }

  /// Whether the letter was let in because nothing tells it from a key that rewrites.
  private var mayHaveBeenRewriting: Bool {
    if case .mayRewrite = record.lastAnswer?.reason { true } else { false }
  }

  private var field: TextFieldModel { after.field }
  private var freed: TextFieldModel { free.field }

  /// Where the change is: the selection, unless text is dropped in another place.
  private var place: Range<Int> {
    switch event {
    case .drop(let offset, _):
      let place = min(offset, base.text.count)
      return place..<place
    case .replace(let range, _) where range.isEmpty && range.upperBound <= base.text.count:
      return range
    default: return base.selectedTextRange
    }
  }

  /// Whether everything is as it would be without a limit.
  private var isFree: Bool {
    field.text == freed.text && field.markedTextRange == freed.markedTextRange
      && field.selectedTextRange == freed.selectedTextRange
  }

  private func count(_ text: UTF16Text) -> Int { limit.unit.count(text).value }

  private var ceiling: Int { max(limit.value, count(base.text)) }

  /// Whether the keyboard has taken old text for its own, and only what it put back is gone.
  private var isShortenedByOtherMeans: Bool {
    keyboardIsAhead && field.text.count < base.text.count
      && base.text.starts(with: field.text[0..<field.selectedTextRange.lowerBound])
  }

  // MARK: Nothing would be marked

  private var plainComplaint: String? {
    if field.markedTextRange == nil, count(field.text) > ceiling {
      // To take away half of a sequence can make two of it: deleting wins.
      return incoming == "" && isFree ? nil : "1: over the limit"
    }
    // The word that a suggestion replaces is the user's choice, and a space comes after it.
    if case .suggest = event, before.field.markedTextRange == nil { return nil }
    // A deletion and a full stop that are both asked about are two changes to the app.
    if case .key(.space) = event, before.field.profile.smart.chineseDoubleSpaceAsks { return nil }
    if count(freed.text) <= ceiling {
      return isFree || isRightlyRefused ? nil : "4, 5, 6, 8: it would have fitted"
    }
    if field.text == base.text { return nothingKeptComplaint }
    if field.text == before.field.text { return nil }
    guard keepsBase else { return "2: text that was there is lost" }
    return prefixComplaint
  }

  /// Whether what would have fitted must not be, all the same.
  private var isRightlyRefused: Bool {
    // The system would have changed what was typed into less; but the delegate is asked first.
    if let asked, !fits(asked), freeQuestions > 1 { return field.text == base.text }
    // A text that is too long may only shrink: of two changes in one step, the first sets the measure.
    if ceiling > limit.value, questions > 1 || before.field.markedTextRange != nil {
      return keepsBase
    }
    // At the caret, one letter more and one letter as the whole choice look the same (iOS 26).
    if case .commit = event, asked == incoming, (before.field.markedText?.count ?? 0) > 5 {
      return true
    }
    // The keyboard would delete a sequence that its character has joined, old text and all.
    let caret = base.selectedTextRange.lowerBound
    let last = base.text.composedBoundary(before: caret)..<caret
    if incoming == nil, base.text[last].string.unicodeScalars.count > 1 {
      return field.text == base.text
    }
    // The keyboard takes old text for a character of its own that was cut.
    return keyboardIsAhead && incoming == nil && field.text == base.text
  }

  private var questions: Int { record.questions }

  /// Whether all that was there is there still, but for what was selected.
  private var keepsBase: Bool {
    if keeps(base.text[0..<place.lowerBound], base.text[place.upperBound..<base.text.count]) {
      return true
    }
    // AutoFill takes the place of everything, or is taken to come before or after.
    guard case .autofill = event else { return false }
    return freed.text.starts(with: field.text)
      || (0...base.text.count).contains { split in
        keeps(base.text[0..<split], base.text[split..<base.text.count])
      }
  }

  private func keeps(_ start: UTF16Text, _ end: UTF16Text) -> Bool {
    field.text.count >= start.count + end.count && field.text.starts(with: start)
      && field.text.suffix(end.count).elementsEqual(end)
  }

  /// What would have arrived in place of the selection; nil when it would have come in another place.
  private var incoming: UTF16Text? {
    let selection = place
    let tail = base.text.count - selection.upperBound
    guard freed.text.count >= selection.lowerBound + tail,
      freed.text.starts(with: base.text[0..<selection.lowerBound]),
      freed.text.reversed().starts(
        with: base.text[selection.upperBound..<base.text.count].reversed())
    else { return nil }
    return freed.text[selection.lowerBound..<freed.text.count - tail]
  }

  /// The longest prefix of what would have arrived that fits, by trying them all.
  private var longestPrefix: UTF16Text? {
    guard let incoming, event.mayBeCut else { return nil }
    let start = place.lowerBound
    for end in stride(from: incoming.count - 1, to: 0, by: -1)
    where freed.text.composedBoundary(atOrBefore: start + end) == start + end {
      if fits(incoming[0..<end]) { return incoming[0..<end] }
    }
    return ""
  }

  private var nothingKeptComplaint: String? {
    guard let prefix = longestPrefix, !prefix.isEmpty, prefix != base.text[place]
    else { return nil }
    return "5: a prefix would have fitted, \(prefix)"
  }

  private var prefixComplaint: String? {
    // What the system makes of a key after it was typed is a change of its own.
    if freeQuestions > 1, before.field.markedTextRange == nil { return nil }
    guard let prefix = longestPrefix else { return nil }
    let start = place.lowerBound
    var text = base.text
    text.replace(place, with: prefix)
    if text != field.text { return "3, 5: the longest prefix that fits is \(prefix)" }
    if event.movesCaret || after.field.profile.smart.pasteSetsCaretAgain { return nil }
    let caret = start + prefix.count
    return field.selectedTextRange == caret..<caret ? nil : "5: the caret is not after it"
  }

  // MARK: Something would be marked

  private var markedComplaint: String? {
    guard let mark = freed.markedTextRange else { return nil }
    guard freed.text.starts(with: base.text[0..<base.selectedTextRange.lowerBound]),
      mark.lowerBound == base.selectedTextRange.lowerBound
    else {
      // The key has confirmed something first.
      return keepsBase ? nil : "2: text that was there is lost"
    }
    var confirmed = freed.text
    confirmed.replace(mark, with: "")
    // Half a unit is room for a letter, too.
    let room = (Count(ceiling) - limit.unit.count(confirmed)).value
    let letters = freed.text[mark].units.count { ![0x20, 0x27, 0x2006].contains($0) }
    if room > 0, room > 2 || letters <= 6 * room, mayBegin(mark) {
      return isFree ? nil : "4: \(letters) letters for \(room) places were not free"
    }
    if room <= 0, before.field.markedTextRange == nil, let asked, !fits(asked),
      !mayHaveBeenRewriting
    {
      return field.text == before.field.text ? nil : "4: typed in vain"
    }
    return keepsBase ? nil : "2: text that was there is lost"
  }

  /// Whether the first letter fits: where it does not, no character that it may become does.
  private func mayBegin(_ mark: Range<Int>) -> Bool {
    fits(freed.text[mark.lowerBound..<freed.text.composedBoundary(after: mark.lowerBound)])
  }

  private func fits(_ incoming: UTF16Text) -> Bool {
    var text = base.text
    text.replace(place, with: incoming)
    return count(text) <= ceiling
  }

  // MARK: A no

  private var refusalComplaint: String? {
    guard record.lastAnswer?.verdict == .refuse,
      !record.entries.contains(where: { if case .call = $0 { true } else { false } })
    else { return nil }
    let old = before.field
    if field.text != old.text || field.markedTextRange != old.markedTextRange
      || field.selectedTextRange != old.selectedTextRange
    {
      return "7: the refusal changed the field"
    }
    if case .key = event,
      after.keyboard.isComposing != before.keyboard.isComposing
        || after.keyboard.candidates(from: 0, count: 5)
          != before.keyboard.candidates(from: 0, count: 5)
    {
      return "7: the refusal changed the keyboard"
    }
    if case .paste = event { return nil }
    if case .mark = event { return nil }
    return field.history == old.history ? nil : "7: the refusal changed the history"
  }
}

extension InputEvent {
  /// Whether the event cannot put text in.
  fileprivate var onlyTakesAway: Bool {
    switch self {
    case .delete, .cut, .clear, .cancel, .key(.backspace), .key(.escape): true
    case .replace(_, let text): text.isEmpty
    default: false
    }
  }

  /// Whether the user puts the caret somewhere.
  fileprivate var movesCaret: Bool {
    switch self {
    case .caret, .select: true
    default: false
    }
  }

  /// Whether a part of the text may be kept: not of a word that the system puts in place of another.
  fileprivate var mayBeCut: Bool {
    switch self {
    case .replace(let range, _): range.isEmpty
    // Where a selection was made that nobody heard of, AutoFill and dictation replace it whole or not.
    case .suggest, .autofill, .dictate: false
    default: true
    }
  }
}

extension StepRecord {
  /// How often the delegate was asked.
  var questions: Int {
    entries.count { if case .shouldChange = $0 { true } else { false } }
  }
}
