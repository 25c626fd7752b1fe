/// A path, cut into the names between its slashes, so that however it is spelled the same file is found.
struct ScenarioPath: Hashable {
  private static let ending = ".scenario"

  /// The names, the file's own last and without `.scenario`; no `.`, and no `..` that could be followed.
  let names: [String]

  /// The path as it is meant from a folder, which may be unknown and then is empty.
  init(_ path: String, from folder: String = "") {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var names: [String] = []
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { names = names.dropLast() } else { names.append(String(name)) }
    }
    if let last = names.last, last.hasSuffix(Self.ending), last != Self.ending {
      names[names.count - 1] = String(last.dropLast(Self.ending.count))
    }
    self.names = names
  }

  /// How many names at the end of both are the same.
  func common(with other: ScenarioPath) -> Int {
    zip(names.reversed(), other.names.reversed()).prefix { $0 == $1 }.count
  }

  /// How well a name that was recorded tells this path: the more names the better.
  ///
  /// All of the name, or the file and its folder at least, must be at the path's end: then it was recorded
  /// where the same folders are somewhere else.
  /// - Parameter recorded: the name.
  /// - Returns: how many names agree; 0 where it tells another path.
  func match(_ recorded: ScenarioPath) -> Int {
    let common = common(with: recorded)
    return common == recorded.names.count || common >= 2 ? common : 0
  }
}

extension ScenarioPath {
  /// Names for scenarios that are the same wherever and however their paths are spelled: from the folder
  /// on in which, or below which, all of them are.
  /// - Parameters:
  ///   - scenarios: the scenarios.
  ///   - folder: the folder from which their paths are meant; empty where it is not known.
  /// - Returns: a name for each.
  static func exportNames(of scenarios: [Scenario], from folder: String) -> [String] {
    let paths = scenarios.map { ScenarioPath($0.name, from: folder).names }
    let folders = paths.map { $0.dropLast() }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
    }
    return zip(scenarios, paths).map { scenario, names in
      names.dropFirst(max(0, shared.count - 1)).joined(separator: "/")
        + (scenario.name.hasSuffix(ending) ? ending : "")
    }
  }
}
