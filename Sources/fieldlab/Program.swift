import FieldLabUI
import Limits
import Scenarios
import Terminal
import TextField

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program: a command line in, text on both outputs and an exit status out.
struct Program {
  static let version = "0.1.0"
  /// The most bytes that `count -` reads.
  private static let largestText = 64 << 20

  /// The language of everything that is said to people.
  private(set) var language: Language
  /// The language that the arguments name, if they name one.
  private(set) var chosenLanguage: Language?

  private var output = DescriptorSink(STDOUT_FILENO)
  private var errors = DescriptorSink(STDERR_FILENO)

  /// The program in a language, if its arguments name no other.
  init(language: Language) {
    self.language = language
  }

  /// Does what the arguments, without the program's name, ask for.
  mutating func run(_ arguments: [String]) -> ExitStatus {
    var arguments = arguments
    var status: ExitStatus
    do {
      chosenLanguage = try LanguageOption.take(from: &arguments)
      language = chosenLanguage ?? language
      status = try perform(try InvocationParser.invocation(arguments))
    } catch let error as UsageError {
      status = complain(error.words(in: language))
    } catch let error as FileError {
      status = complain(FileErrorWording.words(for: error, in: language))
    } catch let error as PolicyError {
      status = complain(ScenarioErrorWording.words(for: error, in: language))
    } catch let error as TerminalError {
      status = complain(TerminalErrorWording.words(for: error, in: language))
    } catch {
      status = complain("\(error)")
    }
    output.flush()
    // Nobody reads any more: that is no reason to complain.
    if let failure = output.failure, failure != EPIPE {
      let error = FileError.cannotWrite(
        language.say("standard output", "标准输出", "標準輸出"), errno: failure)
      status = complain(FileErrorWording.words(for: error, in: language))
    }
    errors.flush()
    return status
  }

  /// Ends before anything has been done.
  mutating func refuse(_ error: UsageError) -> ExitStatus {
    let status = complain(error.words(in: language))
    errors.flush()
    return status
  }

  private mutating func perform(_ invocation: Invocation) throws -> ExitStatus {
    switch invocation {
    case .screen(let options): return try show(options)
    case .run(let options): return try run(options)
    case .matrix(let options): return try matrix(options)
    case .export(let options): return try export(options)
    case .compareDevice(let options): return try compareDevice(options)
    case .count(let texts, let unit): try count(texts, unit)
    case .policies(.text): output.write(PolicyList.text(in: language))
    case .policies(.json): output.write(PolicyList.json())
    case .help(let help): output.write(help.text(in: language))
    case .version: output.write("fieldlab \(Self.version)\n")
    }
    return .allHeld
  }

  private mutating func run(_ options: RunOptions) throws(FileError) -> ExitStatus {
    let loader = load(options.paths, policies: options.policies)
    if options.updates {
      // A file may be named twice, itself and by its folder.
      var updated: Set<String> = []
      var holds = true
      for scenario in loader.scenarios where updated.insert(scenario.name).inserted {
        guard let update = try update(scenario) else { return .wrong }
        if !update.kept.isEmpty { holds = false }
      }
      if !loader.problems.isEmpty { return .wrong }
      return holds ? .allHeld : .failed
    }
    try protect(loader, from: options.output)
    // To somebody who looks on, a report on nothing would only repeat what was just said; but where a file or
    // another program expects one, the last one must not stay.
    if loader.scenarios.isEmpty, options.format == .text, options.output == nil { return .wrong }
    if let folder = options.pictures {
      try StepPictures.write(loader.scenarios, in: folder, language)
    }
    let suite = ScenarioSuite(loader.results)
    var line = ProgressLine(in: language, reportingTo: options.output)
    let language = language
    let tally = try write(to: options.output) {
      suite.run(as: options.format, in: language, jobs: options.jobs, to: &$0) { line?.show($0) }
    }
    line?.clear()
    if !loader.problems.isEmpty { return .wrong }
    return tally.failed == 0 ? .allHeld : .failed
  }

  /// Reads scenarios and says what is wrong with the others, and what is hardly meant in them.
  mutating func load(
    _ paths: [String], policies: [PolicyDescription]?, warns: Bool = true
  ) -> ScenarioLoader {
    var loader = ScenarioLoader(policies: policies)
    loader.load(paths)
    report(loader.problems)
    if warns { report(loader.warnings.map { .scenario($0) }) }
    return loader
  }

  mutating func report(_ problems: [ScenarioLoader.Problem]) {
    for problem in problems { report(problem) }
    errors.flush()
  }

  /// Makes sure that a report does not take the place of a scenario.
  private func protect(
    _ loader: ScenarioLoader, from output: String?
  ) throws(FileError) {
    guard let output, let file = FileIdentity(output) else { return }
    if loader.names.contains(where: { FileIdentity($0) == file }) { throw .isInput(output) }
  }

  /// Writes to a file, which is replaced only when it is complete, or to standard output.
  private mutating func write<Result>(
    to path: String?, _ body: (inout DescriptorSink) -> Result
  ) throws(FileError) -> Result {
    guard let path else { return body(&output) }
    var file = try ReplacedFile(path)
    let result = body(&file.sink)
    try file.finish()
    return result
  }

  /// Makes a scenario's expectations say what happens, after what changes has been printed; nil, and
  /// nothing has changed, where it cannot be printed.
  private mutating func update(_ scenario: Scenario) throws(FileError) -> ScenarioUpdate? {
    guard scenario.name != ScenarioLoader.standardInput, FileIdentity(scenario.name) != nil
    else { throw .notAFile(scenario.name) }
    let update = ScenarioUpdate(scenario)
    if let kept = update.keptLines(in: scenario.name, language) { errors.write(kept) }
    guard !update.changes.isEmpty else { return update }
    let bytes = try FileBytes.contents(of: scenario.name, most: SourceFile.largest)
    var file = try ReplacedFile(scenario.name)
    output.write(update.difference(in: scenario.name))
    output.flush()
    guard output.failure == nil else {
      file.abandon()
      return nil
    }
    file.sink.write(update.applied(to: String(decoding: bytes, as: UTF8.self)))
    try file.finish()
    return update
  }

  private mutating func matrix(_ options: MatrixOptions) throws(FileError) -> ExitStatus {
    // Read under a policy that can serve any: which of the others can is a matter of their cells, and so
    // are lines that only some of them have a use for.
    let loader = load(
      options.paths, policies: PolicyCatalog.policy("unlimited").map { [$0] }, warns: false)
    guard !loader.scenarios.isEmpty else { return .wrong }
    try protect(loader, from: options.output)
    let language = language
    let matrix = Matrix(loader.scenarios, policies: options.policies ?? PolicyCatalog.all)
    try write(to: options.output) { matrix.write(as: options.format, in: language, to: &$0) }
    return loader.problems.isEmpty ? .allHeld : .wrong
  }

  private mutating func export(_ options: ExportOptions) throws(FileError) -> ExitStatus {
    let loader = load(options.paths, policies: options.policies)
    guard !loader.scenarios.isEmpty else { return .wrong }
    try protect(loader, from: options.output)
    let export = ScenarioExport(loader.scenarios, in: language, from: WorkingFolder.path)
    try write(to: options.output) { export.write(as: options.format, to: &$0) }
    return loader.problems.isEmpty ? .allHeld : .wrong
  }

  private mutating func compareDevice(_ options: DeviceOptions) throws(FileError) -> ExitStatus {
    let loader = load([options.path], policies: options.policies)
    guard loader.problems.isEmpty else { return .wrong }
    let bytes = try FileBytes.contents(of: options.record, most: SourceFile.largest)
    do {
      let source = try SourceFile(name: options.record, bytes: bytes)
      let record = try DeviceRecord(source, of: loader.scenarios, from: WorkingFolder.path)
      let comparison = DeviceComparison(record, of: loader.scenarios)
      comparison.write(in: language, to: &output)
      return comparison.agrees ? .allHeld : .failed
    } catch {
      report(.scenario(error))
      return .wrong
    }
  }

  private mutating func count(_ texts: [String], _ unit: CountingUnit?) throws(FileError) {
    var counted: [String] = []
    for text in texts { counted.append(text == "-" ? try standardInput() : text) }
    output.write(
      unit.map { CountTable.numbers(of: counted, in: $0) }
        ?? CountTable.table(of: counted, in: language))
  }

  private func standardInput() throws(FileError) -> String {
    let name = language.say("standard input", "标准输入", "標準輸入")
    var bytes = try FileBytes.contents(
      ofDescriptor: STDIN_FILENO, named: name, most: Self.largestText)
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(name) }
    return text
  }

  private mutating func report(_ problem: ScenarioLoader.Problem) {
    switch problem {
    case .file(let error): _ = complain(FileErrorWording.words(for: error, in: language))
    case .scenario(let found): errors.write(DiagnosticRendering(in: language).render(found))
    }
  }

  mutating func complain(_ words: String) -> ExitStatus {
    errors.write("fieldlab: \(SafeText.shown(words))\n")
    errors.flush()
    return .wrong
  }
}
