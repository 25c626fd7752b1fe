import Limits
import Scenarios
import TextField

/// What a command line asks for.
enum Invocation {
  /// The screen, or its lines.
  case screen(ScreenOptions)
  /// Scenarios without a screen.
  case run(RunOptions)
  /// Policies × scenarios.
  case matrix(MatrixOptions)
  /// Scenarios in another form.
  case export(ExportOptions)
  /// What a device did beside what the emulator does.
  case compareDevice(DeviceOptions)
  /// What texts cost.
  case count([String], CountingUnit?)
  /// The catalog of policies.
  case policies(ListFormat)
  /// Help, on the program or on one command.
  case help(HelpText)
  /// The program's version.
  case version
}

/// How a list is written.
enum ListFormat: String, CaseIterable {
  /// For people.
  case text
  /// JSON lines.
  case json
}

/// The options of `run`.
struct RunOptions {
  /// Files, folders, and `published`.
  var paths: [String]
  /// The policies that run instead of those of the files.
  var policies: [PolicyDescription]?
  /// How the report is written.
  var format = ReportFormat.text
  /// Whether expectations are made to say what happens, in place of a report.
  var updates = false
  /// How many scenarios run at a time.
  var jobs = 1
  /// Where it goes; standard output when nil.
  var output: String?
  /// The folder that gets a picture of each step, if one is named.
  var pictures: String?
}

/// The options of `matrix`.
struct MatrixOptions {
  /// Files, folders, and `published`, which is also meant when none is named.
  var paths: [String]
  /// The policies; all when nil.
  var policies: [PolicyDescription]?
  /// How the matrix is written.
  var format = MatrixFormat.text
  /// Where it goes; standard output when nil.
  var output: String?
}

/// The options of `export`.
struct ExportOptions {
  /// Files, folders, and `published`.
  var paths: [String]
  /// What the scenarios are written as.
  var format: ExportFormat
  /// The policies instead of those of the files.
  var policies: [PolicyDescription]?
  /// Where it goes; standard output when nil.
  var output: String?
}

/// The options of `compare-device`.
struct DeviceOptions {
  /// A file, a folder, or `published`.
  var path: String
  /// The file that holds what was seen on the device.
  var record: String
  /// The policy that the app on the device implements; the first of each file when nil.
  var policies: [PolicyDescription]?
}
