import Foundation

extension TmuxSession {
  /// Types text, all of which the program finds waiting at once.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", "--", text])
  }

  /// Presses keys by tmux's names, such as `Left`, `S-Left`, `C-p` and `BSpace`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Pastes text, marked as a paste where the program asked for that.
  func paste(_ text: String) throws {
    let file = folder.appending(path: "paste")
    try Data(text.utf8).write(to: file)
    try tmux(["load-buffer", file.path, ";", "paste-buffer", "-p", "-r"])
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Types a command for the shell.
  func enter(_ command: String) throws {
    try type(command)
    try press("Enter")
  }
}
