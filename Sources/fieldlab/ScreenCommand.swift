/// The screen, which this version does not have yet.
enum ScreenCommand {
  /// Opens the screen; with a file, to play it step by step.
  static func open(file: String?) throws(UsageError) -> ExitStatus {
    throw .notAvailableYet("the screen")
  }
}
