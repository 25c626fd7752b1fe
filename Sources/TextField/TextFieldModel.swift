/// The emulated `UITextField`: text, selection, marked text, focus and undo, as a value.
///
/// It knows nothing of keyboards and limits. The Emulator asks the policy before a keyboard's call and
/// tells it afterwards; calls made here are what happens in between, in UIKit's words. Every call that
/// changes something is kept in `calls` until somebody drains it, so that a trace is what the field did
/// and not what a caller meant to do.
public struct TextFieldModel: Sendable {
  /// The most UTF-16 units that a text can have: 4 Mi.
  ///
  /// A choice: iOS ends an app for its memory, at no fixed number. An edit that would make the text longer
  /// is not made, and ends the app (`overlongLength`).
  public static let mostUnits = 4_194_304

  /// How the system behaves.
  public var profile: SystemProfile
  /// Which field of the sample form it is.
  public let preset: FieldPreset
  /// The whole text, marked text included, as `UITextField.text`.
  public private(set) var text: UTF16Text
  /// The selection in UTF-16 offsets, empty for a caret; always inside the text, and inside the marked
  /// range while there is one.
  public private(set) var selectedTextRange: Range<Int>
  /// Where the text being composed lies, or nil; never empty.
  public private(set) var markedTextRange: Range<Int>?
  /// Whether the field has focus.
  public private(set) var isFirstResponder = false
  /// The undo manager.
  public internal(set) var history = UndoHistory()
  /// Which way through the history the system is going just now; nil when it is not.
  public internal(set) var undoing: UndoHistory.Direction?
  /// Whether the undo manager takes notes of what the app does to the field.
  var registersUndo = true
  /// How long an edit would have made the text that was too long to be made; nil while there was none.
  public private(set) var overlongLength: Int?
  /// The calls since `drainCalls()`.
  public private(set) var calls: [FieldCall] = []

  /// What the composition replaced when it began; taken back by undoing the whole composition.
  private var textBeforeComposition: UTF16Text = ""
  private var counts: RunningCounts

  /// A field without focus whose text the program has set; the caret is at the end.
  public init(
    text: UTF16Text = "", preset: FieldPreset = .plain, profile: SystemProfile = .ios10,
    counting units: [CountingUnit] = []
  ) {
    let isTooLong = text.count > Self.mostUnits
    overlongLength = isTooLong ? text.count : nil
    self.text = isTooLong ? "" : text
    self.profile = profile
    self.preset = preset
    selectedTextRange = self.text.count..<self.text.count
    counts = RunningCounts(of: self.text, in: units)
  }

  /// `UIView.tag`.
  public var tag: Int { preset.tag }

  /// The marked text, or nil.
  public var markedText: UTF16Text? { markedTextRange.map { text[$0] } }

  /// The text's exact count.
  ///
  /// Kept up to date with each edit for the units named at the start, so that a key does not pay
  /// for the whole text; counted from scratch for others.
  public func count(in unit: CountingUnit) -> Count {
    counts[unit] ?? unit.count(text)
  }

  /// Takes the calls made since the last time.
  public mutating func drainCalls() -> [FieldCall] {
    defer { calls = [] }
    return calls
  }

  /// Gives or takes focus.
  public mutating func setFirstResponder(_ isFirst: Bool) {
    isFirstResponder = isFirst
  }

  // MARK: - Calls that a keyboard or the system makes

  /// Puts `new` in place of the marked text, else of the selection; caret after it.
  public mutating func insertText(_ new: UTF16Text) {
    change(.insertText, markedTextRange ?? selectedTextRange, to: new)
  }

  /// Takes away the selection, or the composed sequence before the caret.
  public mutating func deleteBackward() {
    guard let range = deletionRange else { return }
    change(.deleteBackward, range, to: "")
  }

  /// What `deleteBackward` would take away; nil at the start of the text.
  public var deletionRange: Range<Int>? {
    if !selectedTextRange.isEmpty { return selectedTextRange }
    let caret = selectedTextRange.lowerBound
    guard caret > 0 else { return nil }
    return text.composedBoundary(before: caret)..<caret
  }

  /// Replaces `range`, which must lie inside the text; caret after the replacement.
  public mutating func replace(_ range: Range<Int>, withText new: UTF16Text) {
    change(.replace, range, to: new)
  }

  /// Makes `marked` the text being composed, in place of the present mark or the selection.
  /// - Parameters:
  ///   - marked: the new marked text; an empty one ends the composition with nothing.
  ///   - selection: the selection inside it, counted from its start; its end when nil.
  public mutating func setMarkedText(
    _ marked: UTF16Text, selectedRange selection: Range<Int>? = nil
  ) {
    let range = markedTextRange ?? selectedTextRange
    if markedTextRange == nil { textBeforeComposition = text[range] }
    let start = range.lowerBound
    let before = textBeforeComposition
    change(.setMarkedText, range, to: marked)
    guard !marked.isEmpty, overlongLength == nil else { return }
    textBeforeComposition = before
    markedTextRange = start..<(start + marked.count)
    let inside = (selection ?? marked.count..<marked.count).clamped(to: 0..<marked.count)
    selectedTextRange = (start + inside.lowerBound)..<(start + inside.upperBound)
  }

  /// Makes the marked text ordinary text; caret after it.
  public mutating func unmarkText() {
    guard let range = markedTextRange else { return }
    calls.append(
      FieldCall(
        name: .unmarkText,
        edit: TextEdit(range: range, replaced: text[range], replacement: text[range])))
    markedTextRange = nil
    selectedTextRange = range.upperBound..<range.upperBound
  }

  /// Runs `body` with a field that shows no mark; what is marked is so again afterwards, unless `body`
  /// changed the text.
  public mutating func withMarkHidden<Result, Failure: Error>(
    _ body: (inout TextFieldModel) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let mark = markedTextRange
    let callsBefore = calls.count
    markedTextRange = nil
    defer {
      if let mark, calls.count == callsBefore {
        markedTextRange = mark
        select(selectedTextRange)
      }
    }
    return try body(&self)
  }

  /// What undoing the present composition would restore in its place; nil when nothing is marked.
  public var compositionUndo: UndoHistory.Entry? {
    markedTextRange.map { UndoHistory.Entry(range: $0, replaced: textBeforeComposition) }
  }

  /// What would undo the composition once it has ended, or not begun.
  /// - Parameter rest: what it leaves in its place.
  /// - Returns: the entry; nil when the composition leaves what was there before.
  public func compositionUndo(leaving rest: UTF16Text) -> UndoHistory.Entry? {
    let start = (markedTextRange ?? selectedTextRange).lowerBound
    let replaced = markedTextRange == nil ? text[selectedTextRange] : textBeforeComposition
    guard replaced != rest else { return nil }
    return UndoHistory.Entry(range: start..<(start + rest.count), replaced: replaced)
  }

  // MARK: - The user's selection, and the program

  /// Moves the selection; clamped to the text, and to the marked range while there is one.
  public mutating func select(_ range: Range<Int>) {
    selectedTextRange = range.clamped(to: markedTextRange ?? 0..<text.count)
  }

  /// `text =` from the program: nobody is asked, a composition is lost (§8); caret, undo and events are as
  /// the profile says.
  public mutating func setText(_ new: UTF16Text) {
    guard hasMemory(for: new.count) else { return }
    let edit = TextEdit.difference(from: text, to: new)
    counts.willReplace(edit.range, in: text, with: edit.replacement)
    text = new
    markedTextRange = nil
    let caret = profile.assignmentCaret == .start ? edit.range.lowerBound : text.count
    selectedTextRange = caret..<caret
    if profile.assignmentClearsUndo { history.removeAll() }
    calls.append(FieldCall(name: .setText, edit: edit))
  }

  /// `selectedTextRange =` from the program; clamped to the text.
  ///
  /// A composition ends by it where the profile says so: what was marked is ordinary text then.
  public mutating func setSelectedTextRange(_ range: Range<Int>) {
    if profile.selectionEndsComposition { unmarkText() }
    select(range)
  }

  /// Keeps a call that leaves the text alone.
  mutating func noteCall(_ name: FieldCall.Name) {
    let edit = TextEdit(range: selectedTextRange, replaced: "", replacement: "")
    calls.append(FieldCall(name: name, edit: edit))
  }

  private mutating func hasMemory(for length: Int) -> Bool {
    if length > Self.mostUnits { overlongLength = length }
    return overlongLength == nil
  }

  private mutating func change(_ name: FieldCall.Name, _ range: Range<Int>, to new: UTF16Text) {
    guard hasMemory(for: text.count - range.count + new.count) else { return }
    counts.willReplace(range, in: text, with: new)
    let replaced = text.replace(range, with: new)
    let edit = TextEdit(range: range, replaced: replaced, replacement: new)
    markedTextRange = nil
    selectedTextRange = edit.resultRange.upperBound..<edit.resultRange.upperBound
    calls.append(FieldCall(name: name, edit: edit, registersUndo: registersUndo))
  }
}
