import Limits
import Scenarios

/// What can be set of some policies besides the limit: the switches of `custom`, a content filter, a
/// pattern.
extension AppState {
  /// Whether a policy has something to set besides its limit.
  func hasSettings(_ id: String) -> Bool {
    let policy = PolicyCatalog.policy(id)
    return id == PolicyCatalog.custom.id || policy?.defaultFilter != nil
      || policy?.defaultPattern != nil
  }

  /// Opens the settings of a policy; false where it has none.
  mutating func openSettings(of id: String) -> Bool {
    guard let policy = PolicyCatalog.policy(id) else { return false }
    if id == PolicyCatalog.custom.id {
      openCustomMenu()
    } else if let filter = policy.defaultFilter {
      openFilterMenu(filter)
    } else if let pattern = policy.defaultPattern {
      overlay = .pattern(PatternPrompt(workbench.settings.pattern ?? pattern))
    } else {
      message = .nothingToSet(policy: id)
      return false
    }
    return true
  }

  // MARK: - Custom

  private mutating func openCustomMenu(selecting selected: String? = nil) {
    let rules = workbench.settings.customInForce
    let items = CustomRules.switches.map { item in
      Menu.Item(
        id: item.name, value: item.value(rules),
        detail: CustomSwitchWording.summary(of: item, in: language),
        explanation: CustomSwitchWording.explanation(of: item, in: language))
    }
    overlay = .menu(
      Menu(
        .custom, title: label(.customMenu), items: items,
        selected: selected ?? ""))
  }

  /// Gives a switch of `custom` its next value, and replays the same events under it.
  ///
  /// The menu stays open: the values are gone through by pressing Return again.
  mutating func switchCustom(_ name: String) {
    guard let item = CustomRules.switches.first(where: { $0.name == name }) else { return }
    var settings = workbench.settings
    let present = item.values.firstIndex(of: item.value(settings.customInForce)) ?? -1
    let value = item.values[(present + 1) % item.values.count]
    settings.setCustom(item, to: value)
    guard replay(settings) else { return }
    message = .switched(name, to: value)
    openCustomMenu(selecting: name)
  }

  // MARK: - Filter and pattern

  private mutating func openFilterMenu(_ standard: ContentFilter) {
    overlay = .menu(
      Menu(
        .filter, title: label(.filterMenu),
        items: ContentFilter.allCases.map {
          .init(id: $0.rawValue, detail: FieldWording.words(for: $0, in: language))
        },
        selected: (workbench.settings.filter ?? standard).rawValue))
  }

  /// Takes another content filter, and replays the same events under it.
  mutating func chooseFilter(_ id: String) {
    var settings = workbench.settings
    settings.filter = ContentFilter(rawValue: id)
    if replay(settings) { message = .filter(id) }
  }
}

extension Settings {
  /// The switches of `custom` as they are in force: a unit chosen with the limit goes before its own.
  var customInForce: CustomRules {
    var rules = custom
    rules.unit = unit ?? custom.unit
    return rules
  }

  fileprivate mutating func setCustom(_ item: CustomSwitch, to value: String) {
    guard item.set(value, in: &custom) else { return }
    if unit != nil, item.name == "unit" { unit = custom.unit }
  }
}
