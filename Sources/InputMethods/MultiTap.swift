import TextField

/// Keys that hold several characters: tapped again soon, a key replaces what it typed by its next one.
///
/// The delegate hears each further tap as a plain insertion at the caret (UIKit facts §3, rule B). What
/// was typed last is remembered, never read from the text (rule D); but a caret that somebody has moved
/// since the last key ends the round.
struct MultiTap: Sendable {
  /// What was typed last.
  private struct Stroke: Sendable {
    var character: Character
    /// The key that a further tap must hit; nil when it would start afresh.
    var key: Character?
    var time: Duration
    /// Where the caret was when the app had answered.
    var caret: Range<Int>
  }

  /// What each key goes round; no character twice on one key.
  let cycles: [Character: [Character]]
  private var last: Stroke?

  /// Whether a key that is tapped soon goes round.
  var isTimed: Bool { last?.key != nil }

  init(_ cycles: [Character: [Character]]) {
    self.cycles = cycles
  }

  /// Something else was pressed in between.
  mutating func reset() {
    last = nil
  }

  /// Types the key's first character, or replaces the last one by the key's next.
  /// - Returns: false when there is no such key.
  mutating func tap(_ key: Character, in host: inout some TextInputHost) -> Bool {
    guard let cycle = cycles[key], let first = cycle.first else { return false }
    if let last = current(in: host), last.key == key,
      host.now - last.time < host.profile.multiTapWindow,
      let place = cycle.firstIndex(of: last.character)
    {
      rewrite(to: cycle[(place + 1) % cycle.count], key: key, in: &host)
    } else {
      type(first, key: key, in: &host)
    }
    return true
  }

  /// Types a character that is reached without going round, by a flick or a long press.
  mutating func type(
    _ character: Character, key: Character? = nil, in host: inout some TextInputHost
  ) {
    if host.type(UTF16Text(String(character))) == .made {
      remember(character, key: key, in: host)
    } else {
      // It was not typed: what stood there before is still the last, but its round is over.
      last?.key = nil
    }
  }

  /// Replaces the last character by what `form` has for it, however long ago it was typed.
  /// - Returns: false when there is no last character or no form of it.
  mutating func rewriteLast(
    by form: [Character: Character], in host: inout some TextInputHost
  ) -> Bool {
    guard let next = current(in: host).flatMap({ form[$0.character] }) else { return false }
    rewrite(to: next, key: nil, in: &host)
    return true
  }

  /// The last stroke, unless the caret has moved since.
  private func current(in host: some TextInputHost) -> Stroke? {
    last.flatMap { $0.caret == host.selectedTextRange ? $0 : nil }
  }

  private mutating func rewrite(
    to character: Character, key: Character?, in host: inout some TextInputHost
  ) {
    let text = UTF16Text(String(character))
    if host.rewritePrevious(to: text, announcing: text) == .made {
      remember(character, key: key, in: host)
    }
  }

  private mutating func remember(
    _ character: Character, key: Character?, in host: some TextInputHost
  ) {
    last = Stroke(
      character: character, key: key, time: host.now, caret: host.selectedTextRange)
  }
}
