import Scenarios

/// What the program around the state must do.
public enum Effect: Hashable, Sendable {
  /// End the program, because the tester said so.
  case quit
  /// End the program, because this signal came.
  case end(signal: Int32)
  /// Suspend the process, and come back.
  case suspend
  /// Have the terminal report clicks, or not.
  case mouse(Bool)
  /// Ring the bell.
  case bell
  /// Write down what was done, before the next event is read.
  case record(RecordingChange)
  /// Write the files of a bug report, beside whatever is there.
  case save(BugReport)
  /// Write down the settings, in the place of those from before.
  case saveSettings(String)
  /// Write a scenario whose steps were changed, beside whatever is there.
  case saveScenario(stem: String, text: String)
  /// Read the scenarios of a file, of a folder or of the program, and give them to `show(_:from:)`.
  case load(path: String)
}

/// What becomes of the file of a recording.
public enum RecordingChange: Hashable, Sendable {
  /// A new file with this text; without a path, under a name made of the stem that nothing has yet.
  case begin(path: String?, stem: String, text: String)
  /// The text goes to the end of the file.
  case append(String)
  /// The text takes the place of all that is in the file.
  case replace(String)
  /// The same, and nothing more will come.
  case end(String)
}

/// What became of an effect on files.
public enum FileOutcome: Hashable, Sendable {
  /// The recording is in this file.
  case began(String)
  /// The recording is complete.
  case ended(String)
  /// These files were written, in this folder.
  case saved([String], folder: String)
  /// A recording could not be written, for this reason; it has ended.
  case recordingFailed(FileError)
  /// A bug report could not be saved, for this reason.
  case savingFailed(FileError)
  /// The settings are in this file.
  case settingsSaved(String)
  /// The settings could not be written, for this reason.
  case settingsNotSaved(FileError)
  /// The settings that were remembered have these faults, which were left out.
  case settingsFaulty([SettingsFault])
}
