import FieldLabUI
import Scenarios

/// The screen, from what is remembered to what will be.
extension Program {
  mutating func show(_ options: ScreenOptions) throws -> ExitStatus {
    // Before the screen is there, so that a slip of the tester's is no surprise on it.
    if let recording = options.recording { try NewFile.check(recording) }
    let (saved, faults) =
      options.ignoresSettings ? (SavedSettings(), []) : SettingsStore.load()
    var settings = try options.applied(to: saved)
    settings.appearance.language = chosenLanguage ?? settings.appearance.language ?? language
    guard let stage = try stage(options, settings) else { return .wrong }
    let end =
      options.isPlain
      ? try PlainLines.run(stage, settings.appearance, faults: faults, options)
      : try InteractiveScreen.run(stage, settings.appearance, faults: faults, options)
    defer { end.obeySignal() }
    guard options.savesSettings else { return .allHeld }
    do throws(FileError) {
      _ = try SettingsStore.save(end.state.savedSettings.text)
      return .allHeld
    } catch {
      return complain(FileErrorWording.words(for: error, in: language))
    }
  }

  /// What is shown at first; nil where the scenario that was named is of no use.
  private mutating func stage(_ options: ScreenOptions, _ saved: SavedSettings) throws -> Stage? {
    let workbench = try Workbench(settings: saved.settings, compared: saved.compared)
    guard let file = options.file else { return .bench(workbench) }
    var loader = ScenarioLoader()
    loader.load([file])
    guard let first = loader.scenarios.first else {
      report(loader.problems)
      return nil
    }
    if loader.scenarios.count == 1, loader.problems.isEmpty, let playback = try Playback(first) {
      report(loader.warnings.map { .scenario($0) })
      return .playing(playback)
    }
    return .cases(loader, from: file, over: workbench)
  }
}
