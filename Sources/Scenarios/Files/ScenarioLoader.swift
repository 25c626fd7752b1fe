import Limits

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the scenarios that are named on a command line.
public struct ScenarioLoader: Sendable {
  /// The path that stands for the cases in the program itself.
  public static let published = "published"
  /// The path that stands for one scenario from standard input, and its name in reports.
  public static let standardInput = "-"

  /// What came of each file, in order.
  public private(set) var results: [Result<Scenario, Problem>] = []

  /// Those that can be run, in order.
  public var scenarios: [Scenario] { results.compactMap { try? $0.get() } }

  /// What is wrong with the others, in order.
  public var problems: [Problem] {
    results.compactMap { result in
      if case .failure(let problem) = result { problem } else { nil }
    }
  }

  /// The paths of all files that were found, in order.
  public var names: [String] {
    results.map { result in
      switch result {
      case .success(let scenario): scenario.name
      case .failure(.scenario(let errors)): errors.source.name
      case .failure(.file(let error)): error.path
      }
    }
  }

  /// What is hardly meant in those that can be run, in order.
  public var warnings: [ScenarioErrors] { scenarios.compactMap(\.warnings) }

  private let policies: [PolicyDescription]?

  /// Why something cannot be run.
  public enum Problem: Error, Sendable {
    /// A path is of no use.
    case file(FileError)
    /// A scenario has errors.
    case scenario(ScenarioErrors)
  }

  /// A loader of scenarios that run `policies`, or their own when nil.
  public init(policies: [PolicyDescription]? = nil) {
    self.policies = policies
  }

  /// Reads what `paths` name: files, folders, the published cases, and standard input.
  public mutating func load(_ paths: [String]) {
    for path in paths {
      if path == Self.published {
        for source in PublishedCases.sources { load(source) }
      } else if path == Self.standardInput {
        load(path) { () throws(FileError) in
          try FileBytes.contents(
            ofDescriptor: STDIN_FILENO, named: path, most: SourceFile.largest)
        }
      } else {
        load(filesAt: path)
      }
    }
  }

  private mutating func load(filesAt path: String) {
    do {
      for file in try ScenarioFolder.files(at: path) {
        switch file {
        case .success(let file):
          load(file) { () throws(FileError) in
            try FileBytes.contents(of: file, most: SourceFile.largest)
          }
        case .failure(let error): results.append(.failure(.file(error)))
        }
      }
    } catch {
      results.append(.failure(.file(error)))
    }
  }

  private mutating func load(_ file: String, _ read: () throws(FileError) -> [UInt8]) {
    let bytes: [UInt8]
    do {
      bytes = try read()
    } catch {
      results.append(.failure(.file(error)))
      return
    }
    do {
      load(try SourceFile(name: file, bytes: bytes))
    } catch {
      results.append(.failure(.scenario(error)))
    }
  }

  private mutating func load(_ source: SourceFile) {
    do {
      results.append(.success(try Scenario(source, policies: policies)))
    } catch {
      results.append(.failure(.scenario(error)))
    }
  }
}
