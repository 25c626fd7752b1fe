import TextField

/// Kana with twelve keys: あかさたなはまやら on 1–9, わ on 0, ゛゜小 on `*`, 、。？！ on `#`.
///
/// A key tapped again soon goes round its row (わ→を→ん→ゎ→ー), and ゛゜小 gives the last kana its next
/// form (は→ば→ぱ); either way the delegate hears the new kana as an insertion at the caret, and the
/// old one goes only after its yes (UIKit facts §3, rule B). A kana that is pressed itself is a flick:
/// it is typed and does not go round.
///
/// Choices where evidence is silent: nothing is marked, since rule B is reported without a word of
/// marked text, and so there are no candidates; the space is the wide one, U+3000, and two of them
/// make no stop; after ゛゜小 or a flick the same key starts afresh.
public struct KanaKeyboard: InputMethod {
  private var taps = MultiTap(KanaKeypad.cycles)

  /// Which keyboard this is.
  public var name: KeyboardName { .kana }

  /// Whether the same key may go round.
  public var isTimed: Bool { taps.isTimed }

  /// A keyboard on which nothing has been tapped yet.
  public init() {}

  /// Forgets the last kana: somebody else has typed, or moved the caret.
  public mutating func forgetComposition() {
    taps.reset()
  }

  /// Types a kana, or rewrites the last one.
  public mutating func press(_ key: Key, in host: inout some TextInputHost) {
    switch key {
    case .character(let pad):
      press(pad, in: &host)
    case .space:
      taps.reset()
      host.type(.ideographicSpace)
    default:
      taps.reset()
      _ = host.pressCommonKey(key)
    }
  }

  private mutating func press(_ pad: Character, in host: inout some TextInputHost) {
    if KanaKeypad.formKeys.contains(pad) {
      if !taps.rewriteLast(by: KanaKeypad.nextForm, in: &host) {
        host.report(.idleKey(String(pad)))
      }
    } else if KanaKeypad.isFlicked(pad) {
      taps.type(pad, in: &host)
    } else if !taps.tap(pad, in: &host) {
      taps.reset()
      host.report(.noSuchKey(String(pad)))
    }
  }
}

extension UTF16Text {
  /// U+3000, the space of Japanese keyboards.
  static let ideographicSpace: UTF16Text = "\u{3000}"
}
