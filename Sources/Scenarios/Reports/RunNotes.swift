import Emulator

/// What a run did that no expectation has to ask about, and that somebody should see all the same: crashes
/// of the app, and candidates that were not there.
struct RunNotes {
  /// The most notes that are kept of one scenario.
  private static let most = 100

  private let language: Language
  /// The notes in order: a sign, and a line of words.
  private(set) var lines: [(sign: String, words: String)] = []

  init(in language: Language) {
    self.language = language
  }

  /// Keeps what one event did.
  mutating func note(_ moment: ScenarioRun.Moment, in run: ScenarioRun) {
    for index in moment.records.indices {
      for entry in moment.records[index].entries {
        switch entry {
        case .crash(let crash):
          let words = TraceWording.words(for: crash, in: .english)
          note("CRASH", words, moment, run.scenario.policies[index].id)
        case .notice(.notOffered(let candidate)):
          let words = NoticeWording.words(
            for: .notOffered(StringNotation.quoted(candidate)), in: language)
          let sign = language.say("note ", "提示", "提示")
          note(sign, words, moment, run.scenario.policies[index].id)
        default: continue
        }
      }
    }
  }

  private mutating func note(
    _ sign: String, _ words: String, _ moment: ScenarioRun.Moment, _ policy: String
  ) {
    guard lines.count < Self.most, let step = moment.step else { return }
    let (line, notation) = (step.line, step.shortNotation)
    let place = language.say(
      "line \(line), \(policy): \(notation): \(words)",
      "第 \(line) 行，\(policy)：\(notation)：\(words)",
      "第 \(line) 行，\(policy)：\(notation)：\(words)")
    lines.append((sign, place))
  }
}
