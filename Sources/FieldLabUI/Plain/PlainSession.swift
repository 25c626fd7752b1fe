import Emulator
import Scenarios
import Screen

/// The state as lines instead of a picture, for screen readers and logs: each event says what it did.
///
/// No line has a control character in it. The keys are those of the screen.
public struct PlainSession: Sendable {
  /// What the view is laid out for: it decides how many candidates are in sight.
  public static let size = Size(rows: 60, columns: 100)
  /// The most lines of a view that is read out as it stands.
  private static let mostRows = 60

  /// The state.
  public private(set) var state: AppState
  private var told: PlainSnapshot

  /// A session from this state on.
  public init(_ state: AppState) {
    self.state = state
    told = PlainSnapshot(state, includesPicture: false)
  }

  /// What there is to say before anything has happened.
  public var opening: [String] {
    var lines = [
      state.language.say(
        "FieldLab, line by line. \(key(.help)) lists the keys, \(key(.quit)) ends.",
        "FieldLab，逐行输出。\(key(.help)) 列出所有按键，\(key(.quit)) 结束。",
        "FieldLab，逐行輸出。\(key(.help)) 列出所有按鍵，\(key(.quit)) 結束。"),
      told.settings,
    ]
    if let playback = state.playback {
      lines += [playback.scenario.title(in: state.language), PlainWording.playing(state.language)]
    }
    lines += [told.field]
    return finished(lines + messageLines)
  }

  /// Takes one event.
  /// - Parameters:
  ///   - event: what came.
  ///   - now: the time by any clock that only goes forward.
  /// - Returns: what must be done outside, and what there is to say.
  public mutating func update(
    _ event: TerminalEvent, at now: Duration
  ) -> (effects: [Effect], lines: [String]) {
    if let stretch = stretch(of: event) { return play(stretch, at: now) }
    // A picture takes longer than a key, and typing never needs it.
    let includesPicture = !isTyping(event)
    if includesPicture { told = PlainSnapshot(state, includesPicture: true) }
    let before = told
    let messageBefore = state.message
    let effects = state.update(event, at: now)
    told = PlainSnapshot(state, includesPicture: includesPicture)
    var lines = PlainNews(before: before, now: told, state: state).lines
    if event.clearsMessage || state.message != messageBefore { lines += messageLines }
    if lines.isEmpty {
      lines = told.rows.filter { !before.rows.contains($0) }.suffix(Self.mostRows)
    }
    if lines.isEmpty, event.clearsMessage, effects.isEmpty || effects == [.bell] {
      lines = [PlainWording.nothing(state.language)]
    }
    return (effects, finished(lines))
  }

  /// How long the program may wait for an event before it calls `pass(at:)`; nil for as long as it takes.
  public func timeToNextStep(at now: Duration) -> Duration? { state.timeToNextStep(at: now) }

  /// Lets happen what is due.
  /// - Parameter now: the time by the same clock.
  /// - Returns: what must be done outside, and what there is to say.
  public mutating func pass(at now: Duration) -> (effects: [Effect], lines: [String]) {
    let before = told
    let effects = state.pass(at: now)
    // A list that is being run is told when all of it has.
    if state.timeToNextStep(at: now) == .zero { return (effects, []) }
    told = PlainSnapshot(state, includesPicture: false)
    var lines = PlainNews(before: before, now: told, state: state).lines
    if state.overlay?.isCases == true, let browser = state.browser {
      lines.append(CasesWording.sum(of: browser.items, state.language))
    }
    return (effects, finished(lines))
  }

  // MARK: - Playing

  /// How far a key of a scenario goes that is more than one of its events.
  private enum Stretch { case step, end }

  private func stretch(of event: TerminalEvent) -> Stretch? {
    guard state.overlay == nil, let playback = state.playback, playback.nextLine != nil else {
      return nil
    }
    return switch event {
    case .key(.return): .step
    case .key(.move(.end, _)): .end
    default: nil
    }
  }

  /// Plays event by event, so that each tells what it did.
  private mutating func play(
    _ stretch: Stretch, at now: Duration
  ) -> (effects: [Effect], lines: [String]) {
    var effects: [Effect] = []
    var lines: [String] = []
    told = PlainSnapshot(state, includesPicture: false)
    repeat {
      let before = told
      effects += state.update(.key(.move(.right)), at: now)
      told = PlainSnapshot(state, includesPicture: false)
      lines += PlainNews(before: before, now: told, state: state).lines
    } while state.playback?.isInsideStep == true
      || stretch == .end && state.playback?.nextLine != nil
    return (effects, finished(lines))
  }

  /// Takes what became of an effect on files.
  /// - Returns: what there is to say.
  public mutating func take(_ outcome: FileOutcome) -> [String] {
    state.take(outcome)
    if case .settingsFaulty(let faults) = outcome {
      return finished(faults.map { $0.words(in: state.language) })
    }
    return finished(messageLines)
  }

  /// Opens the list of cases with what was read at a path.
  /// - Returns: what there is to say.
  public mutating func show(_ loader: ScenarioLoader, from path: String) -> [String] {
    state.show(loader, from: path)
    return finished(messageLines + (OverlayReading(state)?.lines ?? []))
  }

  /// Starts a recording in a file.
  /// - Returns: what must be written.
  public mutating func startRecording(in path: String) -> [Effect] {
    state.startRecording(fromHere: false, in: path)
  }

  private var messageLines: [String] {
    state.message.map { [MessageWording.words(for: $0, in: state.language)] } ?? []
  }

  /// Whether an event goes to the field, and nothing lies over it.
  private func isTyping(_ event: TerminalEvent) -> Bool {
    guard state.overlay == nil, state.playback == nil else { return false }
    return switch event {
    case .key(let key): KeyBinding.command(for: key) == nil
    case .text, .paste: true
    case .click, .wheel, .resize, .resumed, .terminate, .unknown: false
    }
  }

  private func finished(_ lines: [String]) -> [String] { lines.map(SafeText.shown) }

  private func key(_ command: Command) -> String { KeyBinding.keyName(of: command) }
}

extension TerminalEvent {
  /// Whether a message after it is about it.
  fileprivate var clearsMessage: Bool {
    switch self {
    case .key, .text, .paste, .unknown: true
    case .click, .wheel, .resize, .resumed, .terminate: false
    }
  }
}
