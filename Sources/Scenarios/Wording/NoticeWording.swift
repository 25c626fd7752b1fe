import InputMethods

/// The words for what a keyboard has to say.
public enum NoticeWording {
  /// A few words, as `not offered: 好`.
  public static func words(for notice: KeyboardNotice) -> String {
    switch notice {
    case .noSuchKey(let key): "no such key: \(key)"
    case .idleKey(let key): "\(key) does nothing here"
    case .compositionFull(let letters): "the composition is full: \(letters) letters"
    case .notOffered(let candidate): "not offered: \(candidate)"
    case .noFocus: "the field has no focus"
    case .nothingTo(let verb): "nothing to \(verb)"
    }
  }
}
