import Emulator
import Limits
import Scenarios
import Screen

/// What the line above the keys tells about the last thing done.
///
/// It is data until it is drawn, so another language says it again in its own words.
enum Message: Hashable, Sendable {
  // MARK: Keys

  /// A key that the terminal sends and nobody knows.
  case unknownKey
  /// A key that means nothing here.
  case idleKey
  /// Clicks of the mouse are taps from here on, or the terminal's.
  case mouse(isOn: Bool)
  /// A scenario is being played, which takes the keys.
  case playing
  /// The same, for a key that would change the phones.
  case playingBlocks(KeyEvent)
  /// The scenario is left, and the field has the keys again; there may be a list that it was played from.
  case scenarioLeft(hasList: Bool)
  /// There is no scenario to go back to.
  case noScenarioLeft
  /// The scenario has other steps from here on.
  case scenarioChanged
  /// It has the steps that were read.
  case scenarioUnchanged
  /// A step cannot be left out, because of this.
  case stepKept(ScenarioError)
  /// A paste of which the program has not taken the end.
  case pasteCut
  /// A paste whose end never came.
  case pasteUnfinished

  /// The keyboard is on, but the screen has no room for it.
  case noRoomForKeys

  // MARK: The phones

  /// All is as at the start.
  case startedOver
  /// There is no app any more that could be used.
  case appCrashed
  /// One of the checks runs from here on, or does not.
  case check(Checks, isOn: Bool)

  // MARK: The form

  /// The form is shown, and how the focus moves in it: while policies are compared, only one way round.
  case formShown(comparing: Bool)

  // MARK: Settings

  /// The language that everything is said in from here on.
  case speaking
  /// What is chosen cannot be had.
  case cannotBeMade(PolicyError)
  /// A policy whose limit cannot be set.
  case noLimit(policy: String)
  /// A policy with no settings but its limit.
  case nothingToSet(policy: String)
  /// Another policy, and how many events were replayed under it.
  case policy(String, events: Int)
  /// Another limit, and how many of the compared policies keep their own.
  case limit(Limit, keepingOwn: Int)
  /// A limit that has no effect, because the field's tag has this one.
  case limitOfTag(Int, tag: Int)
  /// Another system profile.
  case profile(String)
  /// Another value of a switch.
  case switched(String, to: String)
  /// Another content filter.
  case filter(String)
  /// Another pattern.
  case pattern

  // MARK: Comparing

  /// How many policies are compared from here on.
  case comparing(policies: Int)
  /// Only this policy is left.
  case alone(policy: String)
  /// None is compared, and the key is for those.
  case nothingCompared
  /// None was chosen.
  case noneChosen
  /// One of the compared policies is shown alone.
  case inside

  // MARK: Files

  /// A recording is in this file.
  case recording(file: String)
  /// A recording goes on in this file, and what was recorded before is in that one.
  case recordingAnew(file: String, complete: String)
  /// A recording waits for its field.
  case recordingWaits
  /// A recording is complete.
  case recorded(file: String)
  /// A recording has become as large as a scenario may be.
  case recordingFull
  /// A recording ended because of this.
  case recordingFailed(FileError)
  /// Nothing was read because of this.
  case notLoaded(FileError)
  /// These files were written, in this folder.
  case saved([String], folder: String)
  /// No file was written because of this.
  case savingFailed(FileError)
  /// The settings are remembered in this file.
  case settingsSaved(file: String)
  /// The settings are not remembered because of this.
  case settingsNotSaved(FileError)
  /// What was wrong with the settings that were remembered.
  case settingsFaulty([SettingsFault])
}
