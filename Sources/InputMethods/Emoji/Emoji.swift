/// An emoji of the list, in all its tones.
struct Emoji: Sendable {
  /// Where a tone goes in a form.
  private static let place: Unicode.Scalar = "~"
  /// A tone stands in place of the presentation selector: ☝️, but ☝🏽.
  private static let presentation: Unicode.Scalar = "\u{FE0F}"

  /// `form` or `form/form for two`, as the list has it; taken apart when it is shown.
  let listed: String

  /// The sequence, with the places of tones.
  private var form: Substring { listed.prefix { $0 != "/" } }

  /// The sequence for two people in different tones.
  private var formForTwo: Substring {
    listed.firstIndex(of: "/").map { listed[listed.index(after: $0)...] } ?? listed[...]
  }

  /// Whether it comes in tones at all.
  var takesTone: Bool { Self.places(in: form) > 0 }

  /// Whether there is such an emoji in those tones.
  func comes(in tones: EmojiTones) -> Bool {
    switch tones {
    case .none: true
    case .one: takesTone
    case .two: Self.places(in: formForTwo) == 2
    }
  }

  /// The sequence in those tones, or the yellow one where it does not come in them.
  func text(in tones: EmojiTones) -> String {
    guard comes(in: tones) else { return text(in: .none) }
    return switch tones {
    case .none: Self.fill(form, [])
    case .one(let tone): Self.fill(form, [tone, tone])
    case .two(let first, let second): Self.fill(formForTwo, [first, second])
    }
  }

  private static func places(in form: Substring) -> Int {
    form.unicodeScalars.count { $0 == place }
  }

  private static func fill(_ form: Substring, _ tones: [SkinTone]) -> String {
    var text = String.UnicodeScalarView()
    var left = tones[...]
    var isToned = false
    for scalar in form.unicodeScalars {
      if scalar == place {
        let tone = left.popFirst()
        if let tone { text.append(tone.rawValue) }
        isToned = tone != nil
      } else {
        if scalar != presentation || !isToned { text.append(scalar) }
        isToned = false
      }
    }
    return String(text)
  }
}
