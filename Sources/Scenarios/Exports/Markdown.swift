/// Text for Markdown.
enum Markdown {
  /// The text with what Markdown or HTML would obey made harmless, on one line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in SafeText.shown(text).unicodeScalars {
      if "\\`*_{}[]<>|#~&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
