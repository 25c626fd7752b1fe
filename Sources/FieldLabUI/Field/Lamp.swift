import Emulator
import Limits
import Scenarios
import Screen
import TextField

/// What one check said: a sign, and words that are made where there is room for them.
struct Lamp {
  /// What it comes to, as it is drawn.
  enum Sign: String {
    case nothing = "-"
    case accepted = "✓"
    case refused = "✗"
    case handled = "*"
    case cut = "✂"
    case off = "○"
  }

  private enum Told {
    case label(Label)
    case reason(Reason)
    case cut(UTF16Text, Reason)
  }

  let sign: Sign
  private let told: Told

  static let off = Lamp(sign: .off, told: .label(.switchedOff))

  private init(sign: Sign, told: Told) {
    self.sign = sign
    self.told = told
  }

  /// What the pre-check answered; nil when it was not asked.
  init(_ answer: Answer?) {
    guard let answer else {
      self.init(sign: .nothing, told: .label(.notAsked))
      return
    }
    let sign: Sign =
      switch answer.verdict {
      case .accept where answer.reason == .absent: .nothing
      case .accept: .accepted
      case .refuse: .refused
      case .handled: .handled
      }
    self.init(sign: sign, told: .reason(answer.reason))
  }

  /// What the post-filter did; in a secure field dots stand for the text that it cut.
  init(_ record: StepRecord, of session: borrowing Session) {
    guard let reason = record.decisiveFilterReason else {
      self.init(sign: .nothing, told: .label(.noChangeEvent))
      return
    }
    guard let cut = record.cut else {
      self.init(sign: .nothing, told: .reason(reason))
      return
    }
    let isHidden = session.field.profile.traits.secureTextEntry
    self.init(sign: .cut, told: .cut(isHidden ? cut.dotted : cut, reason))
  }

  var role: Style.Role {
    switch sign {
    case .nothing, .off: .muted
    case .accepted: .good
    case .refused: .bad
    case .handled, .cut: .warning
    }
  }

  var style: Style { Style(role, .bold) }

  func words(in language: Language) -> String {
    switch told {
    case .label(let label): label.words(in: language)
    case .reason(let reason): ReasonWording.words(for: reason, in: language)
    case .cut(let text, let reason):
      Phrase.cut(
        TraceWording.quoted(text, in: language),
        reason: ReasonWording.words(for: reason, in: language)
      ).words(in: language)
    }
  }

  /// Draws the sign and the words.
  func draw(
    in frame: inout Frame, at row: Int, _ column: Int, truncatedTo columns: Int,
    _ language: Language
  ) {
    let taken = frame.write(
      sign.rawValue + " ", at: row, column, style: style, maxColumns: columns)
    frame.write(
      words(in: language), at: row, column + taken,
      style: role == .muted ? Style(.muted) : .plain, truncatedTo: columns - taken)
  }
}
