import Screen

/// The page of all keys.
extension AppState {
  /// Opens the page where the keys of the present view begin.
  mutating func openHelp() {
    let page = HelpPage(in: language, widths)
    let first = page.firstLine(of: sectionOfView)
    overlay = .help(firstLine: min(first, page.lastFirstLine(in: size)))
  }

  private var sectionOfView: HelpSection {
    if playback != nil { return .playing }
    if isFormShown { return .form }
    if showsTable, view == .field { return .commands(.policies) }
    if view == .trace { return .commands(.trace) }
    if logPanel == .inspector { return .commands(.views) }
    return onScreen.isShown ? .onScreenKeyboard : .typing
  }

  /// Gives a key to the page; one that does not scroll closes it.
  mutating func takeHelpKey(_ key: KeyEvent, _ first: Int) {
    let help = HelpPage(in: language, widths)
    let last = help.lastFirstLine(in: size)
    let page = max(1, HelpPage.shownLines(in: size) - 1)
    switch key {
    case .move(.up, _): overlay = .help(firstLine: max(0, first - 1))
    case .move(.down, _): overlay = .help(firstLine: min(last, first + 1))
    case .move(.pageUp, _): overlay = .help(firstLine: max(0, first - page))
    case .move(.pageDown, _): overlay = .help(firstLine: min(last, first + page))
    case .move(.home, _): overlay = .help(firstLine: 0)
    case .move(.end, _): overlay = .help(firstLine: last)
    default: overlay = nil
    }
  }
}
