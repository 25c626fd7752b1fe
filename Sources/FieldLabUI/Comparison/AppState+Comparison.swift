import Limits
import Scenarios
import Screen

/// Comparing: the row at the `>`, going into a policy and back, and choosing which ones there are.
extension AppState {
  /// The place of the policy at the `>`.
  var selectedRow: Int {
    workbench.compared.firstIndex { $0.id == comparison.selected } ?? workbench.bench.leadingIndex
  }

  /// Shows the table, or the leading policy alone with nothing beside it.
  mutating func toggleComparison() {
    guard !comparison.isInside else { return comparison.outside = nil }
    guard !isComparing else {
      replay(workbench.settings, comparing: [])
      return
    }
    let leading = workbench.settings.policy
    let others = PolicyCatalog.all.filter { $0.id != leading.id }
    let chosen = comparison.chosen?.compactMap(PolicyCatalog.policy)
    comparison.selected = nil
    if replay(workbench.settings, comparing: chosen ?? [leading] + others) {
      message = .comparing(policies: workbench.compared.count)
    }
  }

  /// Moves the `>`, up to the ends.
  mutating func moveRow(by rows: Int) -> [Effect] {
    guard showsTable else {
      message = .nothingCompared
      return [.bell]
    }
    let row = min(max(0, selectedRow + rows), workbench.compared.count - 1)
    comparison.selected = workbench.compared[row].id
    return []
  }

  /// Goes into the policy at the `>`, or back to the table and to the policy that led before.
  mutating func inspect() -> [Effect] {
    guard isComparing else { return moveRow(by: 0) }
    if let outside = comparison.outside {
      comparison.outside = nil
      lead(with: workbench.compared.firstIndex { $0.id == outside })
    } else {
      let row = selectedRow
      comparison.selected = workbench.compared[row].id
      comparison.outside = workbench.settings.policy.id
      lead(with: row)
      message = .inside
    }
    return []
  }

  /// Lets the policy lead that the tester is in, where playing a scenario has let another.
  mutating func leadInside() {
    if comparison.isInside { lead(with: selectedRow) }
  }

  private mutating func lead(with row: Int?) {
    guard let row else { return }
    do {
      try workbench.lead(with: row)
      candidateStarts = [0]
      followTrace()
      selectionAnchor = nil
    } catch {
      message = .cannotBeMade(error)
    }
  }

  // MARK: - Choosing

  /// Opens the list of what is compared.
  mutating func openComparisonMenu() {
    let selected = workbench.compared[selectedRow].id
    overlay = .comparison(
      ComparisonMenu(chosen: workbench.compared, selected: selected, in: language))
  }

  /// Gives a key to the list of what is compared.
  mutating func takeKey(_ key: KeyEvent, in menu: ComparisonMenu) -> [Effect] {
    var menu = menu
    var isTaken = true
    switch key {
    case .move(.up, .shift), .move(.up, .alt), .character("<"): isTaken = menu.moveItem(by: -1)
    case .move(.down, .shift), .move(.down, .alt), .character(">"): isTaken = menu.moveItem(by: 1)
    case .move(.up, _): menu.move(by: -1)
    case .move(.down, _): menu.move(by: 1)
    case .move(.pageUp, _): menu.move(by: -10)
    case .move(.pageDown, _): menu.move(by: 10)
    case .move(.home, _): menu.move(by: -menu.items.count)
    case .move(.end, _): menu.move(by: menu.items.count)
    case .character(" "): menu.toggle()
    case .character("a"): menu.choose { _ in true }
    case .character("n"): menu.choose { _ in false }
    case .character("d"):
      let differing = differingPolicies
      menu.choose(where: differing.contains)
    case .return: return choose(menu)
    case .move(.right, _):
      let id = menu.items[menu.selected].id
      if hasSettings(id) {
        guard choose(menu).isEmpty else { return [.bell] }
        _ = openSettings(of: id)
        return []
      }
      message = .nothingToSet(policy: id)
      isTaken = false
    default: isTaken = false
    }
    overlay = .comparison(menu)
    return isTaken ? [] : [.bell]
  }

  /// The leading policy, and those under which the text is not what it is under that one.
  private var differingPolicies: Set<String> {
    var all = workbench
    do {
      try all.replay(with: workbench.settings, comparing: PolicyCatalog.all)
    } catch {
      // What cannot be made now is not compared now either.
      all = workbench
    }
    let differing = all.bench.sessions.filter {
      !$0.field.showsSameText(as: workbench.leading.field)
    }
    return Set(differing.map(\.policyID) + [workbench.leading.policyID])
  }

  private mutating func choose(_ menu: ComparisonMenu) -> [Effect] {
    let rows = menu.chosen.compactMap(PolicyCatalog.policy)
    guard let first = rows.first else {
      message = .noneChosen
      return [.bell]
    }
    overlay = nil
    var settings = workbench.settings
    if !menu.chosen.contains(settings.policy.id) { settings.policy = first }
    guard replay(settings, comparing: rows) else { return [] }
    comparison.selected = menu.items[menu.selected].id
    comparison.chosen = rows.count > 1 ? menu.chosen : nil
    message = rows.count > 1 ? .comparing(policies: rows.count) : .alone(policy: first.id)
    return []
  }
}
