import Scenarios

/// What `--help` prints.
///
/// A page in all languages side by side; what is typed is the same in all of them, and no line is wider
/// than eighty cells.
enum HelpText {
  case program, run, matrix, export, compareDevice, count, policies

  /// The text, its last line ended.
  func text(in language: Language) -> String {
    switch self {
    case .program: Self.program(in: language)
    case .run: Self.run(in: language)
    case .matrix: Self.matrix(in: language)
    case .export: Self.export(in: language)
    case .compareDevice: Self.compareDevice(in: language)
    case .count: Self.count(in: language)
    case .policies: Self.policies(in: language)
    }
  }
}
