import Scenarios

/// The scenarios that can be played, and which of them the tester looks for.
struct CaseBrowser: Sendable {
  /// Why a file, or a line of it, cannot be played.
  enum Problem: Sendable {
    /// The file is of no use.
    case file(FileError)
    /// A line is wrong.
    case line(Diagnostic, SourceFile)
  }

  /// One of the list.
  struct Item: Sendable {
    /// The path below the folder that was opened, without its ending; `FILE:LINE` of a problem.
    var name: String
    /// The sub-folder.
    var folder: String
    /// The scenario; nil for a problem.
    var scenario: Scenario?
    /// What is wrong; nil for a scenario.
    var problem: Problem?
    /// What became of its expectations when it was played to its end; nil while it was not.
    var outcomes: Outcomes?
  }

  /// One of the list that is being run without a screen.
  private struct Run: Sendable {
    var place: Int
    var run: ScenarioRun
    var outcomes = Outcomes()
  }

  /// The most errors that are listed of one file.
  private static let mostErrors = 20
  /// The most events that are run at once, so that a key never waits for a whole scenario.
  static let eventsAtOnce = 1_000

  /// What was opened: a path, or the word for the program's own cases.
  let place: String
  /// The list, folder by folder and the problems at its end.
  private(set) var items: [Item]
  /// What was typed to find some.
  private(set) var query = ""
  /// The places of those that it finds, in the order of the list.
  private(set) var matches: [Int]
  /// The place of the one under the bar, among `matches`.
  private(set) var selected = 0
  /// The place of the one that is or was played last.
  var playing: Int?
  /// How many lines of the shown script are scrolled out of sight.
  var scroll = 0
  /// The question for a path, while it is open.
  var path: LineEditor?
  /// The places of those that wait to be run, the next one last.
  private var waiting: [Int] = []
  /// The one that is being run.
  private var running: Run?

  /// A list of what was read.
  init(_ place: String, _ scenarios: [Scenario], _ problems: [ScenarioLoader.Problem] = []) {
    self.place = place
    let found = scenarios.map { Item($0, below: place) }
    // The order of paths has the files of a folder on both sides of its sub-folders.
    let ordered = found.enumerated().sorted {
      ($0.element.folder, $0.offset) < ($1.element.folder, $1.offset)
    }
    items = ordered.map(\.element)
    for problem in problems {
      switch problem {
      case .file(let error): items.append(Item(name: "", folder: "", problem: .file(error)))
      case .scenario(let errors):
        items += errors.diagnostics.prefix(Self.mostErrors).map { Item($0, errors.source, place) }
      }
    }
    matches = Array(items.indices)
  }

  /// The program's own cases.
  static var published: CaseBrowser {
    var loader = ScenarioLoader()
    loader.load([ScenarioLoader.published])
    return CaseBrowser(ScenarioLoader.published, loader.scenarios, loader.problems)
  }

  /// How many scenarios there are.
  var count: Int { items.count { $0.scenario != nil } }

  /// How many of them are found.
  var foundCount: Int { matches.count { items[$0].scenario != nil } }

  /// How many errors are listed.
  var problemCount: Int { items.count - count }

  /// The one under the bar.
  var current: Item? { matches.indices.contains(selected) ? items[matches[selected]] : nil }

  // MARK: - Finding

  /// Adds to what is looked for, or to the path.
  mutating func type(_ text: String) {
    guard path == nil else {
      path?.type(text)
      return
    }
    query += text.filter { !$0.isNewline }
    find()
  }

  /// Takes the last character of it back; false when there is none.
  mutating func deleteBackward() -> Bool {
    guard query.popLast() != nil else { return false }
    find()
    return true
  }

  /// Moves the bar, up to the ends.
  mutating func move(by steps: Int) {
    selected = max(0, min(selected + steps, matches.count - 1))
    scroll = 0
  }

  private mutating func find() {
    let kept = matches.indices.contains(selected) ? matches[selected] : nil
    let words = query.lowercased()
    let all = Array(items.indices)
    let holding = all.filter { words.isEmpty || items[$0].searched.contains(words) }
    matches = holding.isEmpty ? all.filter { items[$0].searched.holdsInOrder(words) } : holding
    selected = kept.flatMap { matches.firstIndex(of: $0) } ?? 0
    scroll = 0
  }

  // MARK: - Playing and running

  /// Goes with the bar to the scenario that is so many places behind the one being played.
  /// - Returns: the scenario; nil past the ends, or where none is played.
  mutating func neighbour(_ steps: Int) -> Scenario? {
    guard let playing, let place = matches.firstIndex(of: playing),
      matches.indices.contains(place + steps), let scenario = items[matches[place + steps]].scenario
    else { return nil }
    selected = place + steps
    scroll = 0
    self.playing = matches[selected]
    return scenario
  }

  /// Goes with the bar to one of all, wherever it is in the list.
  mutating func select(itemAt place: Int) {
    if !matches.contains(place) {
      query = ""
      matches = Array(items.indices)
    }
    move(by: (matches.firstIndex(of: place) ?? selected) - selected)
  }

  /// Takes the one under the bar for the one that is played.
  mutating func playCurrent() -> Scenario? {
    guard let scenario = current?.scenario else { return nil }
    playing = matches[selected]
    return scenario
  }

  /// Notes what became of the one that is played.
  mutating func note(_ outcomes: Outcomes, of scenario: Scenario) {
    guard let playing, items[playing].scenario?.name == scenario.name else { return }
    items[playing].outcomes = outcomes
  }

  /// Whether some are being run or wait for it.
  var isRunning: Bool { running != nil || !waiting.isEmpty }

  /// Puts all that are found in the queue, or empties it.
  mutating func toggleRunning() {
    waiting = isRunning ? [] : matches.filter { items[$0].scenario != nil }.reversed()
    running = nil
    for place in waiting { items[place].outcomes = nil }
  }

  /// Runs some events of the queue without a screen, and no more than one scenario.
  mutating func runOn() {
    if running == nil, let place = waiting.popLast() {
      running = items[place].scenario.flatMap { ScenarioRun($0) }.map { Run(place: place, run: $0) }
    }
    guard var current = running else { return }
    // One that has two owners would be copied at every event.
    running = nil
    for _ in 0..<Self.eventsAtOnce {
      guard let moment = current.run.advance() else {
        items[current.place].outcomes = current.outcomes
        return
      }
      current.outcomes.note(moment, of: current.run.scenario)
    }
    running = current
  }
}

extension CaseBrowser.Item {
  fileprivate init(_ scenario: Scenario, below place: String) {
    let (folder, name) = Self.parts(of: scenario.name, below: place)
    self.init(name: name, folder: folder, scenario: scenario)
  }

  fileprivate init(_ diagnostic: Diagnostic, _ source: SourceFile, _ place: String) {
    let (folder, name) = Self.parts(of: source.name, below: place)
    let path = folder.isEmpty ? name : folder + "/" + name
    self.init(
      name: "\(path):\(diagnostic.place.line)", folder: "",
      problem: .line(diagnostic, source))
  }

  /// What is searched: name and title, in every language.
  fileprivate var searched: String {
    let titles = scenario.map { scenario in Language.allCases.map(scenario.title(in:)) } ?? []
    return (folder + "/" + name + " " + titles.joined(separator: " ")).lowercased()
  }

  private static func parts(of path: String, below place: String) -> (String, String) {
    var rest = path[...]
    let root = place.hasSuffix("/") ? place : place + "/"
    if rest.hasPrefix(root) {
      rest = rest.dropFirst(root.count)
    } else if path == place, let slash = rest.lastIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
    }
    if rest.hasSuffix(".scenario") { rest = rest.dropLast(".scenario".count) }
    guard let slash = rest.lastIndex(of: "/") else { return ("", String(rest)) }
    return (String(rest[..<slash]), String(rest[rest.index(after: slash)...]))
  }
}

extension String {
  /// Whether all characters of `others` stand in this text in their order, blanks aside.
  fileprivate func holdsInOrder(_ others: String) -> Bool {
    var rest = others.filter { $0 != " " }[...]
    for character in self where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
