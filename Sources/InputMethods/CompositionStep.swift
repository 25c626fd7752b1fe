import TextField

/// What was done to a composition, which decides what the delegate is asked about it.
public enum CompositionStep: Hashable, Sendable {
  /// A key was added; the delegate hears it at the caret.
  case typing(UTF16Text)
  /// Backspace.
  case deleting
  /// Something else became of the same keys: a candidate for some of them, or another syllable.
  case choosing

  /// Whether a key was added, which is announced whatever becomes of the mark.
  var addsKey: Bool {
    if case .typing = self { true } else { false }
  }

  /// The step that a new mark looks like, for a composition that no keyboard drives.
  init(from old: UTF16Text?, to marked: UTF16Text) {
    let old = old ?? ""
    if marked.starts(with: old) {
      self = .typing(marked[old.count..<marked.count])
    } else {
      self = marked.count < old.count ? .deleting : .choosing
    }
  }
}
