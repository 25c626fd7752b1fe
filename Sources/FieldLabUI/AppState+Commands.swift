import Emulator
import InputMethods
import Limits
import Scenarios
import Screen

extension AppState {
  /// Carries out a command.
  mutating func run(_ command: Command) -> [Effect] {
    switch command {
    case .help: openHelp()
    case .palette: openPalette()
    case .policy: openPolicyMenu()
    case .limit: askForLimit()
    case .keyboard: overlay = .menu(keyboardMenu)
    case .preCheck: toggle(.preCheck)
    case .postFilter: toggle(.postFilter)
    case .compare:
      view = .field
      toggleComparison()
    case .inspect: return inspect()
    case .rowUp: return moveRow(by: -1)
    case .rowDown: return moveRow(by: 1)
    case .form: return toggleForm()
    case .system: openSystemMenu()
    case .profile: openProfileMenu()
    case .undo: input(.history(.undo))
    case .redo: input(.history(.redo))
    case .cut: input(.cut)
    case .copy: input(.copy)
    case .paste: input(.paste(nil))
    case .selectAll: input(.select(0..<workbench.leading.field.text.count))
    case .clear: input(.clear)
    case .focus: input(workbench.leading.field.isFirstResponder ? .blur : .focus)
    case .startOver: startOver()
    case .onScreenKeyboard: toggleOnScreenKeyboard()
    case .mouse: return toggleMouse()
    case .phoneFrame: showsPhoneFrame.toggle()
    case .inspector: toggleInspector()
    case .field: showField()
    case .details: showsDetails.toggle()
    case .filterTrace: openTraceMenu()
    case .searchTrace: openTraceSearch()
    case .nextCandidates: nextCandidates()
    case .previousCandidates: previousCandidates()
    case .traceUp: scroll(byPages: -1)
    case .traceDown: scroll(byPages: 1)
    case .follow: followTrace()
    case .language: speak(language.next)
    case .record: return toggleRecording()
    case .report: return [.save(bugReport)]
    case .saveSettings: return [.saveSettings(savedSettings.text)]
    case .cases: openCases()
    case .resume: return resume()
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
    return []
  }

  private mutating func toggle(_ check: Checks) {
    let checks = workbench.checks.symmetricDifference(check)
    workbench.setChecks(checks)
    message = .check(check, isOn: checks.contains(check))
  }

  /// Says everything in a language from here on.
  private mutating func speak(_ language: Language) {
    self.language = language
    message = .speaking
  }

  private mutating func startOver() {
    playback = nil
    candidateStarts = [0]
    selectionAnchor = nil
    do {
      try workbench.startOver()
      try startFormOver()
      message = .startedOver
    } catch {
      message = .cannotBeMade(error)
    }
  }

  private mutating func nextCandidates() {
    guard workbench.leading.keyboard.isComposing else { return scroll(by: 1) }
    let shown = shownCandidates
    guard hasCandidates(after: shown) else { return }
    candidateStarts.append((candidateStarts.last ?? 0) + shown.count)
  }

  private mutating func previousCandidates() {
    guard workbench.leading.keyboard.isComposing else { return scroll(by: -1) }
    if candidateStarts.count > 1 { candidateStarts.removeLast() }
  }

  /// Scrolls what the keys for it belong to: the table while it is shown, else the log.
  private mutating func scroll(by lines: Int) {
    if showsTable, view == .field {
      _ = moveRow(by: lines)
    } else if logPanel == .trace {
      scrollTrace(by: lines)
    } else {
      scrollInspector(by: -lines)
    }
  }

  private mutating func scroll(byPages pages: Int) {
    let scrollsTrace = logPanel == .trace && !(showsTable && view == .field)
    if scrollsTrace { scrollTrace(byPages: pages) } else { scroll(by: 10 * pages) }
  }

  // MARK: - Choosing

  /// Opens the list of policies: of those that are compared, or to take one.
  private mutating func openPolicyMenu() {
    guard !showsTable else { return openComparisonMenu() }
    overlay = .menu(
      Menu(
        .policy, title: label(.policyMenu),
        items: PolicyCatalog.all.map {
          .init(id: $0.id, detail: PolicyWording.summary(of: $0, in: language))
        },
        selected: workbench.settings.policy.id))
  }

  private var keyboardMenu: Menu {
    Menu(
      .keyboard, title: label(.keyboardMenu),
      items: KeyboardName.allCases.map {
        .init(id: $0.rawValue, detail: FieldWording.words(for: $0, in: language))
      },
      selected: workbench.leading.keyboard.name.rawValue)
  }

  private mutating func askForLimit() {
    let policy = workbench.settings.policy
    guard policy.defaultLimit != nil else {
      message = .noLimit(policy: policy.id)
      return
    }
    overlay = .limit(LimitPrompt(units: policy.units, limit: workbench.leading.policy.limit))
  }

  /// Gives a key to what lies over the view.
  mutating func takeKey(_ key: KeyEvent, over overlay: Overlay) -> [Effect] {
    if key == .control("q") || key == .control("c") { return [.quit] }
    if key == .control("z") { return [.suspend] }
    if key == .escape, !overlay.isCases {
      if case .traceSearch(let search) = overlay { giveUp(search) }
      self.overlay = nil
      return []
    }
    switch overlay {
    case .help(let first): takeHelpKey(key, first)
    case .menu(var menu):
      switch key {
      case .move(.up, _): menu.move(by: -1)
      case .move(.down, _), .tab: menu.move(by: 1)
      case .move(.home, _): menu.move(by: -menu.selected)
      case .move(.end, _): menu.move(by: menu.items.count - 1 - menu.selected)
      case .character(let letter): menu.jump(to: letter)
      case .return: return choose(menu)
      case .move(.right, _) where menu.purpose == .policy:
        return openSettings(of: menu.items[menu.selected].id) ? [] : [.bell]
      default: return [.bell]
      }
      self.overlay = .menu(menu)
    case .limit(var prompt):
      switch key {
      case .character(let digit): prompt.type(digit)
      case .backspace: prompt.deleteBackward()
      case .move(.up, _), .move(.left, _): prompt.moveUnit(by: -1)
      case .move(.down, _), .move(.right, _), .tab: prompt.moveUnit(by: 1)
      case .return: return choose(prompt)
      default: return [.bell]
      }
      self.overlay = .limit(prompt)
    case .text(let prompt): return takeKey(key, in: prompt)
    case .comparison(let menu): return takeKey(key, in: menu)
    case .pattern(let prompt): return takeKey(key, in: prompt)
    case .palette(let palette): return takeKey(key, in: palette)
    case .traceSearch(let search): return takeKey(key, in: search)
    case .step(let prompt): return takeKey(key, in: prompt)
    case .cases: return takeCasesKey(key)
    }
    return []
  }

  private mutating func choose(_ menu: Menu) -> [Effect] {
    overlay = nil
    guard menu.items.indices.contains(menu.selected) else { return [.bell] }
    return choose(menu.items[menu.selected].id, for: menu.purpose)
  }

  /// Takes what a line of a menu stands for.
  mutating func choose(_ id: String, for purpose: Menu.Purpose) -> [Effect] {
    switch purpose {
    case .keyboard:
      if let name = KeyboardName(rawValue: id) { input(.keyboard(name)) }
    case .system:
      if let action = SystemAction(rawValue: id) { choose(action) }
    case .profile: chooseProfile(id)
    case .custom: switchCustom(id)
    case .filter: chooseFilter(id)
    case .trace: traceView.filter = TraceFilter(rawValue: id) ?? .telling
    case .language: if let language = Language(rawValue: id) { speak(language) }
    case .recording: return startRecording(fromHere: id == RecordingStart.here.rawValue)
    case .policy:
      guard let policy = PolicyCatalog.policy(id) else { return [.bell] }
      var settings = workbench.settings
      settings.policy = policy
      settings.limit = nil
      settings.unit = nil
      guard replay(settings) else { return [] }
      message = .policy(id, events: workbench.eventCount)
      if id == PolicyCatalog.custom.id { _ = openSettings(of: id) }
    }
    return []
  }

  private mutating func choose(_ prompt: LimitPrompt) -> [Effect] {
    overlay = nil
    guard let value = prompt.value else { return [.bell] }
    var settings = workbench.settings
    settings.limit = value
    settings.unit = prompt.unit
    guard replay(settings) else { return [] }
    if let bound = workbench.limitBoundByTag, bound != value {
      message = .limitOfTag(bound, tag: workbench.leading.field.tag)
    } else {
      let others = workbench.bench.sessions.count {
        $0.policy.limit.map { $0 != Limit(value, prompt.unit) } ?? false
      }
      message = .limit(Limit(value, prompt.unit), keepingOwn: others)
    }
    return []
  }

  /// Shows the same keystrokes with other settings; says why when they cannot be had.
  @discardableResult
  mutating func replay(
    _ settings: Settings, comparing compared: [PolicyDescription]? = nil
  ) -> Bool {
    do {
      let settings = isFormShown ? settings.withLimitOfTag : settings
      try workbench.replay(with: settings, comparing: compared)
      try adoptInForm()
      candidateStarts = [0]
      followTrace()
      return true
    } catch {
      message = .cannotBeMade(error)
      return false
    }
  }
}
