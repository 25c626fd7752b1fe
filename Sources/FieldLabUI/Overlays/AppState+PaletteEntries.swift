import InputMethods
import Limits
import Scenarios
import TextField

/// What the palette holds: every command, every line of every menu, and every case of the list.
extension AppState {
  /// All that can be done now.
  var paletteEntries: [Palette.Entry] {
    let isPlaying = playback != nil
    let commands = Command.allCases
      .filter { $0 != .palette && !(isPlaying && $0.changesPhones) }
      .map {
        Palette.Entry(
          title: $0.title(in: language), alias: $0.title(in: .english),
          detail: $0.summary(in: language), key: KeyBinding.keyName(of: $0),
          choice: .command($0))
      }
    return commands + (isPlaying ? [] : entriesOfPhones) + entriesOfScreen + entriesOfCases
  }

  /// What the menus about the phones hold.
  private var entriesOfPhones: [Palette.Entry] {
    let session = workbench.leading
    return SystemAction.allCases.filter { $0.isOffered(in: session) }.map {
      item(.system, $0.rawValue, Command.system.title, $0.summary(in: session, language))
    }
      + KeyboardName.allCases.map {
        item(
          .keyboard, $0.rawValue, Command.keyboard.title,
          FieldWording.words(for: $0, in: language))
      }
      + PolicyCatalog.all.map {
        item(.policy, $0.id, Command.policy.title, PolicyWording.summary(of: $0, in: language))
      }
      + entriesOfSettings
      + SystemProfile.Name.allCases.map {
        item(
          .profile, $0.rawValue, Command.profile.title,
          FieldWording.summary(of: $0, in: language))
      }
      + SystemProfile.switches.map { choice in
        item(
          .profile, choice.name, Label.set.words,
          "\(choice.value(session.field.profile))  "
            + ProfileSwitchWording.summary(of: choice, in: language))
      }
  }

  /// What can be set of the policy in force besides its limit.
  private var entriesOfSettings: [Palette.Entry] {
    let policy = workbench.settings.policy
    if policy.id == PolicyCatalog.custom.id {
      return CustomRules.switches.map { choice in
        item(
          .custom, choice.name, Label.set.words,
          "\(choice.value(workbench.settings.customInForce))  "
            + CustomSwitchWording.summary(of: choice, in: language))
      }
    }
    guard policy.defaultFilter != nil else { return [] }
    return ContentFilter.allCases.map {
      item(.filter, $0.rawValue, Label.filterMenu.words, FieldWording.words(for: $0, in: language))
    }
  }

  /// What the menus about the screen hold.
  private var entriesOfScreen: [Palette.Entry] {
    TraceFilter.allCases.map {
      item(
        .trace, $0.rawValue, Command.filterTrace.title, $0.summary(in: language),
        name: $0.name(in: language))
    }
      + Language.allCases.map {
        item(.language, $0.rawValue, Command.language.title, $0.ownName)
      }
      + (recording != nil
        ? []
        : RecordingStart.allCases.map {
          item(
            .recording, $0.rawValue, Command.record.title, $0.summary(in: language),
            name: $0.name(in: language))
        })
  }

  /// The scenarios of the list of cases.
  private var entriesOfCases: [Palette.Entry] {
    let items = browser?.items ?? []
    return items.indices.compactMap { place in
      guard let scenario = items[place].scenario else { return nil }
      return Palette.Entry(
        title: "\(CasesWording.play(language)) \(items[place].name)",
        alias: "\(CasesWording.play(.english)) \(items[place].name)",
        detail: scenario.title(in: language),
        choice: .scenario(place))
    }
  }

  /// A line of a menu: what kind of thing it is, and its id or another name.
  private func item(
    _ purpose: Menu.Purpose, _ id: String, _ kind: (Language) -> String, _ detail: String,
    name: String? = nil
  ) -> Palette.Entry {
    Palette.Entry(
      title: "\(kind(language)) \(name ?? id)", alias: "\(kind(.english)) \(id)", detail: detail,
      choice: .item(purpose, id))
  }
}
