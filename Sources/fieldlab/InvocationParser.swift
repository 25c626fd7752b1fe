import Limits
import Scenarios
import TextField

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a command line.
enum InvocationParser {
  private static let commands = ["run", "matrix", "export", "compare-device", "count", "policies"]
  private static let help = Option(name: "help", letter: "h")

  /// What the arguments, without the program's name, ask for.
  static func invocation(_ arguments: [String]) throws(UsageError) -> Invocation {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case nil: return .screen(ScreenOptions())
    case "run": return try run(rest)
    case "matrix": return try matrix(rest)
    case "export": return try export(rest)
    case "compare-device": return try compareDevice(rest)
    case "count": return try count(rest)
    case "policies": return try policies(rest)
    default: return try noCommand(arguments)
    }
  }

  private static func noCommand(_ arguments: [String]) throws(UsageError) -> Invocation {
    let reader = try OptionReader(
      arguments, options: [help, Option(name: "version")] + screenOptions)
    if reader.value(of: "help") != nil { return .help(.program) }
    if reader.value(of: "version") != nil { return .version }
    var options = try screenOptions(reader)
    guard let file = reader.words.first else { return .screen(options) }
    if file != ScenarioLoader.published, !file.contains("/"), !file.contains("."),
      access(file, F_OK) != 0
    {
      let nearest = NearestWord.to(file, among: commands)
      throw .unknownCommand(file, nearest: nearest)
    }
    if reader.words.count > 1 { throw .unexpected(reader.words[1]) }
    try refuseSettings(reader, besides: file)
    options.file = file
    return .screen(options)
  }

  private static func run(_ arguments: [String]) throws(UsageError) -> Invocation {
    let reader = try OptionReader(
      arguments,
      options: [
        help, Option(name: "policy", takesValue: true), Option(name: "format", takesValue: true),
        Option(name: "output", takesValue: true), Option(name: "jobs", takesValue: true),
        Option(name: "update"), Option(name: "svg", takesValue: true),
      ])
    if reader.value(of: "help") != nil { return .help(.run) }
    guard !reader.words.isEmpty else { throw .missing(.path, command: "run") }
    var options = RunOptions(paths: reader.words)
    options.format = try format(reader, default: .text)
    options.output = try path(of: "output", reader)
    options.pictures = try path(of: "svg", reader)
    options.policies = try chosenPolicies(reader)
    if let number = reader.value(of: "jobs") {
      guard let jobs = Int(number), 1...ScenarioSuite.mostJobs ~= jobs else {
        throw .badNumber(option: "--jobs", value: number, range: 1...ScenarioSuite.mostJobs)
      }
      options.jobs = jobs
    }
    if reader.value(of: "update") != nil {
      try refuseUpdate(of: options, reader)
      options.updates = true
    }
    return .run(options)
  }

  /// An update changes files and prints the difference, so it goes with no other output; the published cases
  /// are no files, and where nobody looks at the difference a test must not repair itself.
  private static func refuseUpdate(
    of options: RunOptions, _ reader: OptionReader
  ) throws(UsageError) {
    for option in ["format", "output", "jobs", "svg"] where reader.value(of: option) != nil {
      throw .excluded("--update", "--\(option)")
    }
    if options.paths.contains(ScenarioLoader.published) { throw .updatesPublished }
    if getenv("CI") != nil { throw .updatesInCI }
  }

  private static func matrix(_ arguments: [String]) throws(UsageError) -> Invocation {
    let reader = try OptionReader(
      arguments,
      options: [
        help, Option(name: "policy", takesValue: true), Option(name: "format", takesValue: true),
        Option(name: "output", takesValue: true),
      ])
    if reader.value(of: "help") != nil { return .help(.matrix) }
    let paths = reader.words.isEmpty ? [ScenarioLoader.published] : reader.words
    var options = MatrixOptions(paths: paths)
    options.format = try format(reader, default: .text)
    options.output = try path(of: "output", reader)
    options.policies = try chosenPolicies(reader)
    return .matrix(options)
  }

  private static func export(_ arguments: [String]) throws(UsageError) -> Invocation {
    let reader = try OptionReader(
      arguments,
      options: [
        help, Option(name: "to", takesValue: true), Option(name: "policy", takesValue: true),
        Option(name: "output", takesValue: true),
      ])
    if reader.value(of: "help") != nil { return .help(.export) }
    guard !reader.words.isEmpty else { throw .missing(.path, command: "export") }
    guard let format: ExportFormat = try choice("to", reader) else {
      throw .missing(.exportFormat(ExportFormat.allCases.map(\.rawValue)), command: "export")
    }
    var options = ExportOptions(paths: reader.words, format: format)
    options.policies = try chosenPolicies(reader)
    options.output = try path(of: "output", reader)
    return .export(options)
  }

  private static func compareDevice(_ arguments: [String]) throws(UsageError) -> Invocation {
    let reader = try OptionReader(
      arguments, options: [help, Option(name: "policy", takesValue: true)])
    if reader.value(of: "help") != nil { return .help(.compareDevice) }
    guard reader.words.count >= 2 else {
      throw .missing(.fileAndResult, command: "compare-device")
    }
    if reader.words.count > 2 { throw .unexpected(reader.words[2]) }
    var options = DeviceOptions(path: reader.words[0], record: reader.words[1])
    options.policies = try chosenPolicies(reader)
    if let chosen = options.policies, chosen.count > 1 { throw .notOnePolicy }
    return .compareDevice(options)
  }

  static func path(
    of option: String, _ reader: OptionReader
  ) throws(UsageError) -> String? {
    let path = reader.value(of: option)
    if path?.isEmpty ?? false { throw .missingValue("--" + option) }
    return path
  }

  static func chosenPolicies(
    _ reader: OptionReader
  ) throws(UsageError) -> [PolicyDescription]? {
    guard let list = reader.value(of: "policy") else { return nil }
    do {
      return try PolicyChoice.policies(listed: list)
    } catch {
      throw .badPolicies(error)
    }
  }

  private static func count(_ arguments: [String]) throws(UsageError) -> Invocation {
    let reader = try OptionReader(
      arguments, options: [help, Option(name: "unit", takesValue: true)])
    if reader.value(of: "help") != nil { return .help(.count) }
    var unit: CountingUnit?
    if let name = reader.value(of: "unit") {
      guard let named = CountingUnit(rawValue: name) else {
        throw .badValue(
          option: "--unit", value: name, values: CountingUnit.allCases.map(\.rawValue))
      }
      if let reason = named.unavailableReason { throw .unavailable(named, reason) }
      unit = named
    }
    guard !reader.words.isEmpty else { throw .missing(.text, command: "count") }
    return .count(reader.words, unit)
  }

  private static func policies(_ arguments: [String]) throws(UsageError) -> Invocation {
    let reader = try OptionReader(
      arguments, options: [help, Option(name: "format", takesValue: true)])
    if reader.value(of: "help") != nil { return .help(.policies) }
    if let word = reader.words.first { throw .unexpected(word) }
    return .policies(try format(reader, default: ListFormat.text))
  }

  /// The value of `--format` among those of a command.
  private static func format<Format: RawRepresentable<String> & CaseIterable>(
    _ reader: OptionReader, default usual: Format
  ) throws(UsageError) -> Format {
    try choice("format", reader) ?? usual
  }

  /// The value of an option that takes one of a few names; nil when it is not given.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ reader: OptionReader
  ) throws(UsageError) -> Choice? {
    guard let name = reader.value(of: option) else { return nil }
    if let choice = Choice(rawValue: name) { return choice }
    throw .badValue(option: "--\(option)", value: name, values: Choice.allCases.map(\.rawValue))
  }
}
