/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// Neither the locale of the environment nor a common one writes UTF-8.
  case noUTF8Locale
  /// `TERM` is empty or names nothing that the terminal database knows.
  case unknownType(name: String)
  /// The terminal lacks what a screen needs, as `dumb` does.
  case tooPlain(name: String, lacking: Capability)
  /// Curses refused to start for a reason that it does not tell.
  case refused(name: String)

  /// What a screen cannot do without.
  public enum Capability: Hashable, Sendable {
    /// Putting the cursor anywhere.
    case moveCursor
    /// Clearing the screen.
    case clearScreen
  }
}
