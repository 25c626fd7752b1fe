import Limits
import Scenarios
import Screen

/// The list of cases: opening it, its keys, and playing one of it.
extension AppState {
  /// Opens the list where it was, at first with the cases of the program.
  mutating func openCases() {
    player.due = nil
    if browser == nil { browser = .published }
    overlay = .cases
  }

  /// Opens the list with what was read.
  /// - Parameters:
  ///   - loader: the scenarios, and what is wrong with the others.
  ///   - place: the path that was read.
  public mutating func show(_ loader: ScenarioLoader, from place: String) {
    if browser != nil, loader.scenarios.isEmpty, case .file(let error)? = loader.problems.first {
      message = .notLoaded(error)
      return
    }
    browser = CaseBrowser(place, loader.scenarios, loader.problems)
    overlay = .cases
  }

  /// Gives a key to the list.
  mutating func takeCasesKey(_ key: KeyEvent) -> [Effect] {
    guard var browser else { return [.bell] }
    if browser.path != nil { return takePathKey(key) }
    var isTaken = true
    switch key {
    case .escape, .alt("5"):
      overlay = nil
      if browser.isRunning { browser.toggleRunning() }
    case .character(let character): browser.type(String(character))
    case .backspace: isTaken = browser.deleteBackward()
    case .move(.up, _): browser.move(by: -1)
    case .move(.down, _), .tab: browser.move(by: 1)
    case .move(.pageUp, _): browser.move(by: -size.rows / 2)
    case .move(.pageDown, _): browser.move(by: size.rows / 2)
    case .move(.home, _): browser.move(by: -browser.items.count)
    case .move(.end, _): browser.move(by: browser.items.count)
    case .move(.left, _): browser.scroll = max(0, browser.scroll - size.rows / 4)
    case .move(.right, _): browser.scroll = min(lastScroll, browser.scroll + size.rows / 4)
    case .control("r"): browser.toggleRunning()
    case .control("o"): browser.path = LineEditor()
    case .return: return playCurrent()
    default: isTaken = false
    }
    self.browser = browser
    return isTaken ? [] : [.bell]
  }

  private var lastScroll: Int {
    max(0, (browser?.current?.scenario?.source.lines.count ?? 0) - 1)
  }

  private mutating func takePathKey(_ key: KeyEvent) -> [Effect] {
    switch key {
    case .escape: browser?.path = nil
    case .return:
      defer { browser?.path = nil }
      guard let path = browser?.path?.text, !path.isEmpty else { return [.bell] }
      return [.load(path: path)]
    default: return browser?.path?.take(key) == true ? [] : [.bell]
    }
    return []
  }

  /// Plays the one under the bar; one that is being played, or was left before its end, goes on.
  private mutating func playCurrent() -> [Effect] {
    let last = browser?.playing
    guard let scenario = browser?.playCurrent() else { return [.bell] }
    if last == browser?.playing, let point = playback ?? player.left,
      point.isChanged || point.nextLine != nil
    {
      guard playback != nil else { return resume() }
      overlay = nil
      return []
    }
    return play(scenario)
  }

  /// Plays the one in this place of the list.
  mutating func playCase(at place: Int) -> [Effect] {
    browser?.select(itemAt: place)
    return playCurrent()
  }

  /// Plays another one of the list.
  mutating func playNeighbour(_ steps: Int) -> [Effect] {
    browser?.neighbour(steps).map { play($0) } ?? [.bell]
  }

  private mutating func play(_ scenario: Scenario) -> [Effect] {
    do throws(PolicyError) {
      guard let playback = try Playback(scenario) else { return [.bell] }
      player.changes = []
      return open(playback)
    } catch {
      message = .cannotBeMade(error)
      return [.bell]
    }
  }

  /// Keeps what became of a scenario that was played to its end as it was read.
  mutating func noteOutcomes(of playback: Playback) {
    guard !playback.isChanged else { return }
    browser?.note(playback.outcomes, of: playback.scenario)
  }

  /// Takes a tap on a line of the list: it goes under the bar, and one that is there already is played.
  mutating func tapCase(_ place: Int) -> [Effect] {
    guard let browser, browser.path == nil else { return [] }
    guard place != browser.selected else { return playCurrent() }
    self.browser?.move(by: place - browser.selected)
    return []
  }

  /// Draws the list over the whole screen, and gives its lines back.
  func drawCases(in frame: inout Frame) -> [TapArea] {
    guard let browser else { return [] }
    frame.fill(frame.bounds)
    frame.cursor = nil
    let left = playback ?? player.left
    return CasesView(
      browser: browser, language: language,
      message: message.map { MessageWording.words(for: $0, in: language) },
      leftLine: left.flatMap { $0.nextLine }
    ).draw(in: &frame, at: frame.bounds)
  }
}

extension AppState.Overlay {
  /// Whether it is the list of cases.
  var isCases: Bool { if case .cases = self { true } else { false } }
}
