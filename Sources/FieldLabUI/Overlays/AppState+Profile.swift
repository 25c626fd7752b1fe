import Scenarios
import TextField

/// The menu of the system profiles and of everything that can be switched in them.
extension AppState {
  /// Opens the menu: the profiles, then every switch with its present value.
  /// - Parameter selected: the line under the bar; the present profile's when nil.
  mutating func openProfileMenu(selecting selected: String? = nil) {
    let profile = workbench.settings.profile
    let profiles = SystemProfile.Name.allCases.map {
      Menu.Item(
        id: $0.rawValue,
        detail: $0 == profile.name
          ? phrase(.present(FieldWording.summary(of: $0, in: language)))
          : FieldWording.summary(of: $0, in: language))
    }
    let switches = SystemProfile.switches.map {
      Menu.Item(
        id: $0.name, value: $0.value(profile),
        detail: ProfileSwitchWording.summary(of: $0, in: language))
    }
    overlay = .menu(
      Menu(
        .profile, title: label(.profileMenu),
        items: profiles + switches, selected: selected ?? profile.name.rawValue))
  }

  /// Takes another profile, or gives a switch its next value, and replays the same events under it.
  ///
  /// The menu stays open on a switch: its values are gone through by pressing Return again.
  mutating func chooseProfile(_ id: String) {
    var settings = workbench.settings
    if let name = SystemProfile.Name(rawValue: id) {
      settings.profile = settings.profile.changed(to: name)
      if replay(settings) { message = .profile(id) }
    } else if let item = SystemProfile.switches.first(where: { $0.name == id }) {
      let value = item.nextValue(in: settings.profile)
      guard item.set(value, in: &settings.profile), replay(settings) else { return }
      message = .switched(id, to: value)
      openProfileMenu(selecting: id)
    }
  }
}

extension SystemProfile {
  /// The profile's name, and how many switches are not as it has them.
  func label(in language: Language) -> String {
    let own = SystemProfile(name)
    // The title asks at every key, and mostly nothing is set.
    guard self != own else { return name.rawValue }
    let count = Self.switches.count { $0.value(self) != $0.value(own) }
    guard count > 0 else { return name.rawValue }
    return name.rawValue + " " + Phrase.set(count).words(in: language)
  }
}

extension ProfileSwitch {
  /// The value after the present one, round the end.
  fileprivate func nextValue(in profile: SystemProfile) -> String {
    let present = values.firstIndex(of: value(profile)) ?? -1
    return values[(present + 1) % values.count]
  }
}
