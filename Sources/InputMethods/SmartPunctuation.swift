import TextField

/// Straight quotes that become curly ones, and hyphens that become a dash (UIKit facts §5).
///
/// No report shows how this reaches the delegate; here the key is typed as it is, and then the system
/// asks to replace the one or two characters by one.
struct SmartPunctuation {
  /// What is replaced.
  var range: Range<Int>
  /// What stands there then.
  var text: UTF16Text

  /// Whether a key can be the last of what is replaced.
  static func isTriggered(by key: Character) -> Bool { "\"'-".contains(key) }

  /// What the characters before the caret become; nil when they stay.
  init?(beforeCaretOf field: TextFieldModel) {
    let caret = field.selectedTextRange.lowerBound
    let traits = field.profile.traits
    guard field.selectedTextRange.isEmpty, caret > 0, !traits.secureTextEntry else { return nil }
    switch field.text[caret - 1] {
    case 0x22 where traits.smartQuotes:
      text = Self.opensQuote(in: field.text, at: caret - 1) ? "“" : "”"
      range = (caret - 1)..<caret
    case 0x27 where traits.smartQuotes:
      text = Self.opensQuote(in: field.text, at: caret - 1) ? "‘" : "’"
      range = (caret - 1)..<caret
    case 0x2D where traits.smartDashes && caret > 1 && field.text[caret - 2] == 0x2D:
      text = "—"
      range = (caret - 2)..<caret
    default: return nil
    }
  }

  /// Whether a quote at `offset` opens: at the start, and behind a space, a bracket or a dash.
  private static func opensQuote(in text: UTF16Text, at offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let before = text.string(in: text.composedBoundary(before: offset)..<offset)
    return before.last.map { $0.isWhitespace || "([{“‘—-".contains($0) } ?? true
  }
}
