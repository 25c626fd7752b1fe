import InputMethods
import Limits
import Scenarios
import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("Settings that are remembered")
struct SavedSettingsTests {
  private func read(_ lines: String...) -> (saved: SavedSettings, problems: [String]) {
    var problems: [SettingsFault] = []
    let text = lines.map { $0 + "\n" }.joined()
    let saved = SavedSettings(SourceFile(name: "settings", text: text), faults: &problems)
    return (saved, problems.map { $0.words(in: .english) })
  }

  @Test("What is written is read back")
  func roundTrip() throws {
    var saved = SavedSettings()
    saved.settings = Settings(policy: try #require(PolicyCatalog.policy("last-valid")))
    saved.settings.limit = 7
    saved.settings.unit = .utf16
    saved.settings.keyboard = .kana
    saved.settings.preset = try #require(FieldPreset.allCases.last)
    saved.settings.profile = SystemProfile(.ios26)
    saved.settings.profile.returnKeepsSeparators.toggle()
    saved.settings.pattern = "^[a-z#\"]{0,4}$"
    saved.settings.filter = .number
    saved.settings.text = "no setting"
    saved.settings.focused = false
    saved.appearance.language = .traditionalChinese
    saved.appearance.colors = .sixteen
    saved.appearance.backdrop = .light
    saved.appearance.view = .trace
    saved.appearance.panel = .inspector
    saved.appearance.showsPhoneFrame = false
    saved.compared = ["exact", "last-valid"].compactMap(PolicyCatalog.policy)
    saved.appearance.showsDetails = true
    saved.appearance.reportsClicks = true
    var problems: [SettingsFault] = []
    let source = SourceFile(name: "settings", text: saved.text)
    let again = SavedSettings(source, faults: &problems)
    #expect(problems.isEmpty)
    #expect(again.text == saved.text)
    #expect(again.appearance == saved.appearance)
    #expect(again.settings.profile == saved.settings.profile)
    #expect(again.settings.pattern == saved.settings.pattern)
    #expect(again.settings.preset == saved.settings.preset)
    #expect(again.compared.map(\.id) == ["exact", "last-valid"])
    #expect(again.settings.text.isEmpty)
    #expect(again.settings.focused)
  }

  @Test("The settings of every policy are read back", arguments: PolicyCatalog.all.map(\.id))
  func policies(id: String) throws {
    var saved = SavedSettings()
    saved.settings = Settings(policy: try #require(PolicyCatalog.policy(id)))
    var problems: [SettingsFault] = []
    let again = SavedSettings(SourceFile(name: "settings", text: saved.text), faults: &problems)
    #expect(problems.isEmpty)
    #expect(again.settings.policy.id == id)
    #expect(again.text == saved.text)
  }

  @Test("An empty file changes nothing, and what it leaves out is as usual")
  func partial() {
    #expect(read().saved.text == SavedSettings().text)
    let (saved, problems) = read(
      "# mine", "", "  keyboard english  # the other one", "lang zh-Hans")
    #expect(problems.isEmpty)
    #expect(saved.settings.keyboard == .english)
    #expect(saved.settings.limit == 10)
    #expect(saved.settings.policy.id == "combined")
    #expect(saved.appearance.language == .simplifiedChinese)
  }

  @Test(
    "What is wrong is told with its line, and the rest is used",
    arguments: [
      ("colour never", "settings:2: unknown setting \"colour\"; did you mean \"color\"?"),
      ("xyzzy 1", "settings:2: unknown setting \"xyzzy\""),
      ("color blue", "settings:2: color cannot be \"blue\"; it takes"),
      ("background", "settings:2: background cannot be \"\"; it takes auto, dark or light"),
      ("details on off", "settings:2: details cannot be \"on off\""),
      ("policy no-such", "settings:2: unknown policy \"no-such\""),
      ("limit many", "settings:2: "), ("limit 10 pounds", "settings:2: unknown unit \"pounds\""),
      ("system ios8", "settings:2: unknown system profile \"ios8\""),
      ("set no-such on", "settings:2: unknown switch \"no-such\""),
      ("keyboard \"", "settings:2: the string does not end"),
      ("keyboard kana english", "settings:2: unexpected"),
      ("background mauve", "settings:2: background cannot be \"mauve\""),
      ("text \"hello\"", "settings:2: unknown setting \"text\""),
      ("view cinema", "settings:2: view cannot be \"cinema\"; it takes field or trace"),
      ("compare exact, no-such", "settings:2: unknown policy \"no-such\""),
      ("compare", "settings:2: "),
      ("lang en", "settings:2: \"lang\" for the second time; the first is in line 1"),
    ])
  func wrong(line: String, expected: String) throws {
    let (saved, problems) = read("lang zh-Hant", line, "keyboard romaji")
    #expect(problems.count == 1)
    #expect(try #require(problems.first).hasPrefix(expected))
    #expect(saved.settings.keyboard == .romaji)
    #expect(saved.appearance.language == .traditionalChinese)
  }

  @Test("A limit that the policy cannot have is told, and its own is taken")
  func unsuitableLimit() {
    let (saved, problems) = read("policy limit-length", "limit 5 gb18030", "keyboard kana")
    #expect(problems.count == 1)
    #expect(saved.settings.policy.id == "limit-length")
    #expect(saved.settings.limit == nil)
    #expect(saved.settings.keyboard == .kana)
  }

  @Test("A key saves what is in force, the keyboard and the details that were switched too")
  func command() throws {
    var screen = try ScreenHarness(policy: "editing-changed") { $0.text = "abc" }
    screen.press(.control("d"), .alt("3"), .alt("m"), .control("k"))
    screen.type("e")
    screen.press(.return)
    screen.press(.alt(","))
    guard case .saveSettings(let text)? = screen.effects.first else {
      Issue.record("no effect: \(screen.effects)")
      return
    }
    let lines = text.split(separator: "\n")
    for line in [
      "policy editing-changed", "keyboard english", "details on", "lang en", "mouse on",
      "on-screen-keyboard on",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    #expect(!text.contains("abc"))
  }

  @Test("What is compared, and which view it is, are as they were at the next start")
  func comparison() throws {
    var screen = try ScreenHarness()
    screen.press(.control("e"), .alt("1"), .alt("2"), .alt("p"))
    var faults: [SettingsFault] = []
    let source = SourceFile(name: "settings", text: screen.state.savedSettings.text)
    let saved = SavedSettings(source, faults: &faults)
    #expect(faults.isEmpty)
    #expect(saved.compared.map(\.id) == screen.state.workbench.compared.map(\.id))
    let workbench = try Workbench(settings: saved.settings, compared: saved.compared)
    var state = AppState(workbench: workbench, size: screen.state.size, widths: .reference)
    state.take(saved.appearance)
    screen.state.message = nil
    #expect(state.frame == screen.state.frame)
  }
}
