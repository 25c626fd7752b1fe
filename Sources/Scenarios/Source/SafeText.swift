/// Text from outside, made fit for a line of a terminal.
public enum SafeText {
  /// The text with a picture of each control character, which a terminal might obey.
  public static func shown(_ text: String) -> String {
    // Nearly every text is fit as it is.
    guard text.unicodeScalars.contains(where: { $0 != $0.safeToShow }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(\.safeToShow)))
  }
}

extension Unicode.Scalar {
  /// Itself, or a picture of a control character; a tab stays a tab.
  var safeToShow: Unicode.Scalar {
    switch value {
    case 0x09: self
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    // Those of the property Bidi_Control, whose look-up would take longer than all the rest.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
