import Emulator
import InputMethods
import Screen
import TextField

extension AppState {
  /// Takes one event from the terminal.
  /// - Parameters:
  ///   - event: what came.
  ///   - now: the time by any clock that only goes forward.
  /// - Returns: what must be done outside.
  public mutating func update(_ event: TerminalEvent, at now: Duration) -> [Effect] {
    // What must be on disk comes first: an end of the program may stand among the rest.
    let effects = take(event, at: now)
    let news = recordNews()
    return effects.contains(.quit) ? news + endRecording() + effects : news + effects
  }

  private mutating func take(_ event: TerminalEvent, at now: Duration) -> [Effect] {
    switch event {
    case .resize(let size):
      self.size = size
      candidateStarts = [0]
      return []
    case .resumed:
      return []
    case .click(let position):
      return tap(position, at: now)
    case .wheel(let isUp):
      // What the arrows scroll, the wheel does too.
      return takeKey(.move(isUp ? .up : .down), at: now)
    case .terminate(let signal):
      return [.end(signal: signal)]
    case .unknown:
      message = .unknownKey
      return [.bell]
    case .key(let key):
      return takeKey(key, at: now)
    case .text(let text):
      if typeIntoPrompt(text) { return [] }
      return takeText(at: now) { $0.inputText(text) }
    case .paste(let paste):
      if typeIntoPrompt(paste.text) { return [] }
      return takeText(at: now) { $0.takePaste(paste) }
    }
  }

  private mutating func takeText(at now: Duration, _ body: (inout AppState) -> Void) -> [Effect] {
    guard overlay == nil else { return [.bell] }
    message = nil
    letTimePass(until: now)
    body(&self)
    return []
  }

  private mutating func takePaste(_ paste: Paste) {
    input(.paste(UTF16Text(paste.text)))
    if paste.isCut { message = .pasteCut }
    if paste.isUnfinished { message = .pasteUnfinished }
  }

  /// Gives a key to what is in front: what lies over the view, a command, the scenario, the field.
  mutating func takeKey(_ key: KeyEvent, at now: Duration) -> [Effect] {
    message = nil
    if let overlay { return takeKey(key, over: overlay) }
    letTimePass(until: now)
    if let effects = takeFormKey(key) { return effects }
    if let command = KeyBinding.command(for: key) {
      guard playback == nil || !command.changesPhones else {
        message = .playingBlocks(key)
        return [.bell]
      }
      return run(command)
    }
    if let playback { return playKey(key, in: playback) }
    if returnsToCases(key) { return run(.cases) }
    return type(key)
  }

  /// Multi-tap and the double-space shortcut need to know how fast the keys came.
  mutating func letTimePass(until now: Duration) {
    defer { lastEventTime = now }
    // A scenario has its own time, and what is played moves by its own steps.
    guard playback == nil, let lastEventTime, now > lastEventTime else { return }
    workbench.pass(.milliseconds(Int((now - lastEventTime) / .milliseconds(1))))
  }

  /// Gives an event to the phones and puts the view back to where it happens.
  mutating func input(_ event: InputEvent) {
    workbench.apply(event, in: isTraceInSight ? language : nil)
    inspectorOffset = 0
    followUsedKey()
    candidateStarts = [0]
    if case .select = event {} else { selectionAnchor = nil }
  }

  private mutating func inputText(_ text: String) {
    for event in workbench.bench.events(forText: text) { input(event) }
  }

  /// Keys that are no commands: what is typed into the field.
  private mutating func type(_ key: KeyEvent) -> [Effect] {
    switch key {
    case .character(let character) where character.isASCII:
      let firstShown = candidateStarts.last ?? 0
      input(workbench.bench.event(forTyped: character, firstShown: firstShown))
    case .character(let character):
      // A key of an input method outside the terminal: it composed there, and sends the result.
      inputText(String(character))
    case .return: input(.key(.return))
    case .backspace(let modifiers) where modifiers.isEmpty: input(.key(.backspace))
    case .escape: input(.key(.escape))
    case .tab: input(.key(.tab))
    case .move(let motion, let modifiers) where modifiers == .shift: extendSelection(motion)
    case .move(.left, _): input(.key(.left))
    case .move(.right, _): input(.key(.right))
    case .move(.home, _): input(.key(.home))
    case .move(.end, _): input(.key(.end))
    default:
      message = .idleKey
      return [.bell]
    }
    return []
  }

  /// Shift and an arrow: the end that is not the anchor moves by one composed sequence.
  private mutating func extendSelection(_ motion: KeyEvent.Motion) {
    let field = workbench.leading.field
    let selection = field.selectedTextRange
    let anchor = selectionAnchor ?? selection.lowerBound
    let head = anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let moved: Int
    switch motion {
    case .left: moved = field.text.composedBoundary(before: head)
    case .right: moved = field.text.composedBoundary(after: head)
    case .home, .up, .pageUp: moved = 0
    case .end, .down, .pageDown: moved = field.text.count
    }
    input(.select(min(anchor, moved)..<max(anchor, moved)))
    selectionAnchor = anchor
  }
}
