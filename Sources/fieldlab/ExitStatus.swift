/// How the program ends.
enum ExitStatus: Int32 {
  /// All expectations held, or there were none.
  case allHeld = 0
  /// An expectation failed.
  case failed = 1
  /// A file or an argument is wrong.
  case wrong = 2
}
