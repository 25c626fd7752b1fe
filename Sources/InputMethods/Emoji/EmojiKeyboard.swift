import TextField

/// Emoji, found by their names or typed whole; each arrives in one `insertText`.
///
/// Letters and digits go into a search beside the field: nothing is marked and nobody is asked until an
/// emoji is picked. A lone skin tone, or Tab, sets the tone that the candidates are shown in, and picking
/// one by its text in another tone is the long press; the keyboard remembers the tone. That it has one
/// tone for all emoji is an assumption, and so is that picking ends the search.
public struct EmojiKeyboard: InputMethod {
  /// The characters that a query holds; a further one is refused and reported.
  public static let maximumLetters = 100

  /// What was typed into the search.
  private var typed = ""
  /// The tone in which emoji are shown that come in it.
  private var tone: SkinTone?

  /// Which keyboard this is.
  public var name: KeyboardName { .emoji }

  /// Whether a query is open, so that digits pick.
  public var isComposing: Bool { !typed.isEmpty }

  /// What was typed into the search.
  public var query: String? { typed }

  /// True: any letter can be searched for.
  public var hasKeyForEveryCharacter: Bool { true }

  /// An emoji keyboard with the yellow ones.
  public init() {}

  /// The emoji that the query finds, best first.
  public func candidates(from start: Int, count: Int) -> [String] {
    found.dropFirst(start).prefix(count).map { $0.text(in: shownTones) }
  }

  /// Closes the query.
  public mutating func forgetComposition() {
    typed = ""
  }

  /// Inserts a whole emoji, or changes the query.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .character(let modifier) where isComposing && SkinTone(key: modifier) != nil:
      tone = SkinTone(key: modifier)
    case .character(let emoji) where emoji.isWholeEmoji:
      insert(String(emoji), in: &host)
    case .character(let letter) where isComposing || letter.isInEmojiName:
      add(letter, in: &host)
    case .character(let other):
      host.report(.noSuchKey(String(other)))
    case _ where isComposing:
      pressWhileSearching(key, in: &host)
    case .space:
      host.type(" ")
    default:
      _ = host.pressCommonKey(key)
    }
  }

  /// Picks an emoji: by its place as it is shown, by its text in any tone that it comes in, which is
  /// then remembered.
  public mutating func pick(_ choice: CandidateChoice, in host: inout some TextInputHost) {
    let text: String?
    var chosenTone = tone
    switch choice {
    case .place(let place):
      text = place < 1 ? nil : candidates(from: place - 1, count: 1).first
    case .text(let picked):
      let tones = EmojiTones(in: picked)
      let emoji = found.first { $0.comes(in: tones) && $0.text(in: tones) == picked }
      text = emoji.map { _ in picked }
      if case .one(let tone) = tones { chosenTone = tone }
      if tones == .none, emoji?.takesTone == true { chosenTone = nil }
    }
    guard let text else { return host.report(.notOffered(choice.description)) }
    if insert(text, in: &host) == .made { tone = chosenTone }
  }

  private mutating func pressWhileSearching(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .space, .return: pick(.place(1), in: &host)
    case .backspace: typed.removeLast()
    case .escape: forgetComposition()
    case .tab: tone = SkinTone.following(tone)
    default: host.report(.idleKey("\(key)"))
    }
  }

  private mutating func add(_ letter: Character, in host: inout some TextInputHost) {
    guard typed.count < Self.maximumLetters else {
      return host.report(.compositionFull(letters: Self.maximumLetters))
    }
    typed.append(letter)
  }

  /// Types an emoji; the search goes on when the delegate refuses it.
  @discardableResult
  private mutating func insert(_ emoji: String, in host: inout some TextInputHost) -> ChangeOutcome
  {
    let outcome = host.type(UTF16Text(emoji))
    if outcome == .made { forgetComposition() }
    return outcome
  }

  /// What the query finds, best first; without a query the list is not even read.
  private var found: [Emoji] {
    isComposing ? EmojiList.embedded.emoji(for: EmojiQuery(typed)) : []
  }

  /// The tones in which emoji are shown: what the query asks for, else the keyboard's.
  private var shownTones: EmojiTones {
    let asked = EmojiQuery(typed).tones
    return asked == .none ? tone.map(EmojiTones.one) ?? .none : asked
  }
}

extension Character {
  /// Whether it is an emoji: not a digit or sign, which Unicode counts among them for keycaps.
  var isWholeEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return !first.isASCII || unicodeScalars.contains("\u{20E3}")
  }
}
