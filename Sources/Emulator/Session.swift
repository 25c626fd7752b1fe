import InputMethods
import Limits
import TextField

/// One phone: a field behind its policy, a keyboard, a pasteboard and a clock.
///
/// A session is a value. Applying the same events to the same session gives the same session, so undoing
/// a demonstration is keeping the old value, and replaying is applying the events again.
public struct Session: Sendable {
  /// Which policy runs, for reports.
  public let policyID: String
  /// The keyboard on the screen.
  public internal(set) var keyboard: any InputMethod
  /// What a plain paste would paste.
  public internal(set) var pasteboard: UTF16Text?

  var guarded: GuardedField
  /// Where the caret stood after a prediction that swallows the space typed next.
  var predictionEnd: Int?

  /// How a session starts.
  public struct Configuration: Sendable {
    /// Which policy runs, for reports.
    public var policyID: String
    /// The policy itself.
    public var policy: any LimitPolicy
    /// The keyboard that is up.
    public var keyboard: any InputMethod = EnglishKeyboard()
    /// The field.
    public var preset: FieldPreset = .plain
    /// How the system behaves.
    public var profile: SystemProfile = .ios10
    /// Text that the program sets before focus.
    public var text: UTF16Text = ""
    /// Whether the field has focus when the first event comes.
    public var focused = true
    /// The units to keep counted besides the policy's own, for a screen that shows them all the time.
    public var followedUnits: [CountingUnit] = []

    /// A plain focused field under `policy`.
    public init(policyID: String, policy: any LimitPolicy) {
      self.policyID = policyID
      self.policy = policy
    }
  }

  /// A session before its first event.
  public init(_ configuration: Configuration) {
    policyID = configuration.policyID
    let isAllowed =
      !configuration.profile.traits.secureTextEntry || configuration.keyboard.name.servesSecureEntry
    keyboard = isAllowed ? configuration.keyboard : EnglishKeyboard()
    let units = CountingUnit.allCases.filter {
      $0 == configuration.policy.unit || configuration.followedUnits.contains($0)
    }
    let field = TextFieldModel(
      text: configuration.text, preset: configuration.preset, profile: configuration.profile,
      counting: units)
    guarded = GuardedField(field: field, policy: configuration.policy)
    if configuration.focused { guarded.setFocus(true) }
    _ = guarded.takeRecord()
  }

  /// The field as it is now.
  public var field: TextFieldModel { guarded.field }

  /// The policy as it is now.
  public var policy: any LimitPolicy { guarded.policy }

  /// Why the app is gone, if it is.
  ///
  /// A crashed session ignores every event.
  public var crash: SimulatedCrash? { guarded.crash }

  /// The time since the session began.
  public var now: Duration { guarded.now }

  /// Which of the policy's checks run.
  public var checks: Checks {
    get { guarded.checks }
    set { guarded.checks = newValue }
  }

  /// The policy's count of the text.
  public var count: Count { guarded.policy.count(in: guarded.field) }

  /// How many of the policy's units are left; nil without a limit.
  public var remaining: Int? { guarded.policy.remaining(in: guarded.field) }

  /// Applies one event and says what it did.
  @discardableResult
  public mutating func apply(_ event: InputEvent) -> StepRecord {
    if guarded.crash == nil {
      if event.needsFocus(in: guarded.field), !guarded.field.isFirstResponder {
        guarded.report(.noFocus)
      } else {
        dispatch(event)
        if guarded.record.assignsText { keyboard.textWasAssigned() }
      }
    }
    return guarded.takeRecord()
  }

  private mutating func dispatch(_ event: InputEvent) {
    switch event {
    case .key(let key): press(key)
    case .pick(let choice): keyboard.pick(choice, in: &guarded)
    case .insert(let text):
      endComposition()
      guarded.type(text)
    case .paste(let text): paste(text)
    case .mark(let text):
      guard !isSecure else { return guarded.report(.noSuchKey("mark")) }
      keyboard.forgetComposition()
      guarded.compose(text)
    case .commit(let text): commit(text)
    case .cancel:
      guard guarded.field.markedTextRange != nil else { return report(nothingTo: "cancel") }
      keyboard.forgetComposition()
      guarded.cancelComposition()
    case .delete(let times): for _ in 0..<max(0, times) { press(.backspace) }
    case .replace(let range, let text): replace(range, with: text)
    case .suggest(let text): suggest(text)
    case .autofill(let text):
      endComposition()
      guarded.autofill(text)
    case .dictate(let text): dictate(text)
    case .drop(let offset, let text): drop(text, at: offset)
    case .caret(let offset): moveSelection(to: (offset ?? Int.max)..<(offset ?? Int.max))
    case .select(let range): moveSelection(to: range)
    case .cut: cut()
    case .copy: copy()
    case .history(let direction): undo(direction)
    case .clear: clear()
    case .focus: guarded.setFocus(true)
    case .blur:
      keyboard.close(in: &guarded)
      keyboard.willLoseFocus(in: &guarded)
      guarded.setFocus(false)
    case .return: press(.return)
    case .setText(let text):
      // A keyboard sees the loss of its mark, and nothing else (rule D).
      let wasMarked = guarded.field.markedTextRange != nil
      guarded.assign(text)
      if wasMarked, !guarded.holdsComposition { keyboard.forgetComposition() }
    case .limit(let value, let unit):
      guarded.policy.setLimit(Limit(value, unit ?? guarded.policy.unit))
    case .keyboard(let name): switchKeyboard(to: name)
    case .tick(let duration): guarded.now += duration
    }
  }
}

// MARK: - What each event is made of

extension Session {
  private mutating func press(_ key: Key) {
    guard guarded.crash == nil, !swallows(key) else { return }
    if !keyboard.isComposing, guarded.field.markedTextRange != nil, endForeignMark(with: key) {
      return
    }
    keyboard.press(key, in: &guarded)
  }

  /// Ends a composition that the keyboard knows nothing of, one driven by `mark`; true when that is all
  /// that the key does.
  private mutating func endForeignMark(with key: Key) -> Bool {
    switch key {
    case .backspace: return false
    case .escape: guarded.cancelComposition()
    case .space, .return: guarded.keepMarkedText()
    default:
      guarded.keepMarkedText()
      return false
    }
    return true
  }

  mutating func report(nothingTo verb: String) {
    guarded.report(.nothingTo(verb))
  }

  /// A composition that the user walks away from stays as text, separators included (§1).
  mutating func endComposition() {
    keyboard.forgetComposition()
    guarded.keepMarkedText()
  }

  private mutating func commit(_ text: UTF16Text?) {
    guard guarded.field.markedTextRange != nil else { return report(nothingTo: "commit") }
    keyboard.forgetComposition()
    if let text {
      guarded.commit(text)
    } else {
      guarded.keepMarkedText()
    }
  }

  private mutating func replace(_ range: Range<Int>, with text: UTF16Text) {
    endComposition()
    _ = guarded.perform(
      KeyboardChange(
        question: ProposedChange(range: range, replacement: text, kind: .replacement),
        edits: [.init(.replace(range, text))]))
  }

  private mutating func moveSelection(to range: Range<Int>) {
    let staysInMark = guarded.field.markedTextRange.map {
      $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
    }
    if staysInMark != true { endComposition() }
    let end = guarded.field.text.count
    guarded.select(min(max(0, range.lowerBound), end)..<min(max(0, range.upperBound), end))
  }

  private mutating func switchKeyboard(to name: KeyboardName) {
    guard !isSecure || name.servesSecureEntry else {
      return guarded.report(.noSuchKey(name.rawValue))
    }
    keyboard.close(in: &guarded)
    keyboard = name.make()
  }

  /// Undo asks about the recorded range and applies it as it stands.
  ///
  /// Where the text has become shorter meanwhile and nobody refuses, that is `NSRangeException` (§7).
  /// While something is marked, the composition is what is undone.
  private mutating func undo(_ direction: UndoHistory.Direction) {
    if direction == .undo, guarded.field.markedTextRange != nil {
      if guarded.undoComposition() { keyboard.forgetComposition() }
      return
    }
    endComposition()
    guard let entry = guarded.popUndo(direction) else {
      return report(nothingTo: direction.rawValue)
    }
    guarded.apply(entry, direction)
  }

  /// The clear button: `textFieldShouldClear`, and no question about the range (§11).
  private mutating func clear() {
    guard !guarded.field.text.isEmpty else { return report(nothingTo: "clear") }
    endComposition()
    guarded.clear()
  }
}

extension InputEvent {
  /// Whether the event comes from a user who is typing, and so needs a field with focus.
  ///
  /// A strong password fills the second field for it while the first has the focus (§6).
  fileprivate func needsFocus(in field: TextFieldModel) -> Bool {
    switch self {
    case .autofill: field.contentType != .newPassword
    case .focus, .blur, .setText, .limit, .keyboard, .tick: false
    default: true
    }
  }
}
