import Scenarios
import Screen

/// What was expected beside what was got, policy by policy: in two columns where both fit, else one below
/// the other.
struct FailureColumns {
  private static let indent = 6

  private let failures: [(policy: String, expected: String, got: String)]
  private let language: Language
  private let widths: ScalarWidths

  init(
    _ failures: [(policy: String, failure: Verdict.Failure)], in language: Language,
    _ widths: ScalarWidths
  ) {
    self.failures = failures.map { policy, failure in
      let words = [failure.expected, failure.got]
        .map { FindingWording.words(for: $0, in: language) }
      return (policy, words[0], words[1])
    }
    self.language = language
    self.widths = widths
  }

  /// The rows for that width.
  func lines(columns: Int) -> [StyledText] {
    let policies = failures.map { widths.columns(of: $0.policy) }.max() ?? 0
    let expected = failures.map { widths.columns(of: $0.expected) }.max() ?? 0
    let got = failures.map { widths.columns(of: $0.got) }.max() ?? 0
    let labels = [CasesWording.expected(language), CasesWording.got(language)]
    let label = labels.map { widths.columns(of: $0) }.max() ?? 0
    let start = Self.indent + policies + 2
    let isWide = start + 2 * (label + 1) + expected + 2 + got <= columns
    return failures.flatMap { failure in
      var first = StyledText(String(repeating: " ", count: Self.indent))
      first.append(padded(failure.policy, to: policies + 2), Style(.muted))
      first.append(padded(labels[0], to: label + 1), Style(.muted))
      let found =
        StyledText(isWide ? labels[1] + " " : padded(labels[1], to: label + 1), Style(.muted))
        + StyledText(failure.got, Style(.bad))
      if isWide {
        first.append(padded(failure.expected, to: expected + 2), Style(.good))
        return [first + found]
      }
      first.append(failure.expected, Style(.good))
      return [first, StyledText(String(repeating: " ", count: start)) + found]
    }
  }

  private func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - widths.columns(of: text)))
  }
}
