/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// Neither the locale of the environment nor a common one writes UTF-8.
  case noUTF8Locale
  /// `TERM` is empty or names nothing that the terminal database knows.
  case unknownType(name: String)
  /// The terminal lacks what a screen needs, as `dumb` does.
  case tooPlain(name: String, missing: String)
  /// Curses refused to start for a reason that it does not tell.
  case refused(name: String)
}

extension TerminalError: CustomStringConvertible {
  /// What to tell the user, in one line.
  public var description: String {
    switch self {
    case .notATerminal:
      "standard input and output must be a terminal; without one, fieldlab --plain works"
    case .noUTF8Locale:
      "no UTF-8 locale is installed; set LC_ALL to one, such as C.UTF-8"
    case .unknownType(let name):
      "the terminal type \"\(name)\" is unknown; set TERM, for example to xterm-256color, or use fieldlab --plain"
    case .tooPlain(let name, let missing):
      "the terminal type \"\(name)\" is too plain: it cannot \(missing); fieldlab --plain works on any"
    case .refused(let name):
      "the terminal of type \"\(name)\" could not be set up"
    }
  }
}
