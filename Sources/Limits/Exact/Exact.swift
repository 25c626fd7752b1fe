import TextField

/// The limit to recommend: both checks, any unit, and nothing that was there before is ever lost.
///
/// The delegate refuses only what cannot come to fit: it cannot tell a paste from a composition's first
/// letters, nor a letter from a key that will rewrite the one before it. What has arrived is then
/// measured against the text before, and only what arrived is cut. `Docs/Exact.md` tells why each
/// branch is there.
public struct Exact: LimitPolicy {
  /// Where the change stands that the system is making.
  enum Phase: Hashable, Sendable {
    /// No change is under way; what comes now was not announced.
    case settled
    /// The delegate said yes to a change that begins at an offset.
    case asked(Announced, at: Int)
    /// Text is marked.
    case composing
    /// The delegate said no to marked text that stands there already, and will be taken back.
    case markRefused
    /// A placeholder stands where dictated text will come.
    case listening(Range<Int>)
    /// The character before the caret is gone, and what rewrites it has not arrived.
    case halfRewritten(Halfway)

    /// Whether a deletion was announced.
    var isDeletion: Bool {
      if case .asked(.deletion, _) = self { true } else { false }
    }
  }

  /// What the delegate said yes to.
  enum Announced: Hashable, Sendable {
    /// One composed sequence at the caret: a key, as far as anybody can tell.
    case key
    /// Text is taken away.
    case deletion
    /// Other text than one sequence takes the place of something, or one sequence of something else
    /// than the selection.
    case replacement
    /// Text is put in, or nothing at all, as AutoFill asks.
    case text
  }

  var maximum: Limit
  /// The field before the change that is under way, or as it was last seen.
  var before = Baseline()
  var phase = Phase.settled
  /// Where the keyboard may take the character before the caret for its own, to rewrite it; nil after
  /// anything that it has not typed, or does not know to be gone.
  var rewritableCaret: Int?
  var corrections = UndoCorrections()

  /// A limit of `maximum`; 0 and less mean none.
  public init(maximum: Limit) {
    self.maximum = maximum
  }

  /// The limit, or nil where there is none.
  public var limit: Limit? { maximum.value > 0 ? maximum : nil }

  /// What is counted, also without a limit.
  public var unit: CountingUnit { maximum.unit }

  /// Sets another limit; nothing is cut.
  public mutating func setLimit(_ limit: Limit) {
    maximum = limit
  }

  /// Looks at the text, which may be too long already.
  public mutating func didBeginEditing(_ field: inout TextFieldModel) {
    settle(field)
  }

  /// Looks at the text that the app assigned; its undo entries are gone.
  public mutating func didSetText(of field: TextFieldModel) {
    settle(field)
    corrections = UndoCorrections()
  }

  /// What the text may cost: the limit, or what it cost before, if that was more.
  var ceiling: Int { max(maximum.value, unit.count(of: before).value) }

  /// Nothing is under way any more: the field is what the next change starts from.
  mutating func settle(_ field: TextFieldModel, rewritableCaret: Int? = nil) {
    before = Baseline(field, unit: unit)
    phase = .settled
    self.rewritableCaret = rewritableCaret
  }
}

/// A field's text and selection at one time.
struct Baseline: Hashable, Sendable {
  var text: UTF16Text = ""
  /// The selection, or the caret.
  var selection = 0..<0
  /// Where text is expected to arrive: in place of the selection, unless it was announced elsewhere.
  var place = 0..<0
  fileprivate var count: Count = .zero
  fileprivate var unit = CountingUnit.utf16

  init() {}

  /// The field as it is, with the count that it keeps.
  init(_ field: TextFieldModel, unit: CountingUnit) {
    text = field.text
    selection = field.selectedTextRange
    place = selection
    count = field.count(in: unit)
    self.unit = unit
  }
}

extension CountingUnit {
  /// What the text of a baseline costs: as it was counted, unless the unit has changed since.
  func count(of baseline: Baseline) -> Count {
    baseline.unit == self ? baseline.count : count(baseline.text)
  }
}
