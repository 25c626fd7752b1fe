import Foundation
import Limits
import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("Messages")
struct MessageTests {
  /// Every kind of message, with the longest values that are usual.
  static let usual: [Message] = [
    .unknownKey, .idleKey, .mouse(isOn: true), .mouse(isOn: false), .playing,
    .playingBlocks(.control("p")), .scenarioLeft(hasList: false),
    .scenarioLeft(hasList: true), .noScenarioLeft, .scenarioChanged, .scenarioUnchanged,
    .stepKept(.nothingToRun), .notLoaded(.noScenarios("Docs/Cases")), .formShown(comparing: false),
    .formShown(comparing: true), .pasteCut,
    .pasteUnfinished, .startedOver, .appCrashed, .check(.preCheck, isOn: false),
    .check(.postFilter, isOn: true), .speaking, .noLimit(policy: "unlimited"),
    .nothingToSet(policy: "react-native-fabric"), .policy("limit-type-intended", events: 1000),
    .limit(Limit(10), keepingOwn: 0), .limit(Limit(1000, .grapheme), keepingOwn: 12),
    .profile("ios26"), .switched("removal-takes-present-edit", to: "off"), .filter("number"),
    .pattern, .comparing(policies: 32), .alone(policy: "react-native-fabric"), .nothingCompared,
    .noneChosen, .inside, .recording(file: "recording-combined-10-utf16.scenario"),
    .recordingWaits, .recordingAnew(file: "recording-2.scenario", complete: "mine.scenario"),
    .recorded(file: "recording-combined-10-utf16.scenario"), .recordingFull,
    .recordingFailed(.cannotWrite("a.scenario", errno: ENOSPC)),
    .savingFailed(.cannotWrite("a.scenario", errno: EACCES)),
  ]

  /// Those that a narrow screen cuts: names of three files, and the reasons for which a policy cannot be
  /// made, which name the pattern or all units of the policy.
  static let long: [Message] = [
    .saved(
      ["scenario", "trace.txt", "svg"].map { "bug-combined-10-utf16-1.\($0)" },
      folder: "/home/somebody/somewhere"),
    .cannotBeMade(
      .cannotCount(policy: "combined", unit: .utf8, units: [.utf16, .grapheme, .gb18030])),
  ]

  @Test(
    "Each fits a line of the smallest usual terminal in every language",
    arguments: usual, Language.allCases)
  func fits(message: Message, language: Language) {
    let words = MessageWording.words(for: message, in: language)
    #expect(!words.isEmpty)
    #expect(ScalarWidths.reference.columns(of: words) <= 78, "\(words)")
  }

  @Test(
    "Those that are long say what it is about first, for where a screen cuts them", arguments: long)
  func start(message: Message) {
    for language in Language.allCases {
      let words = MessageWording.words(for: message, in: language)
      let shown = ScalarWidths.reference.truncate(words, to: 38)
      #expect(shown.contains("bug-combined") || shown.contains("combined"), "\(words)")
    }
  }

  @Test("Each says something else in another language", arguments: usual + long)
  func languages(message: Message) {
    let words = Language.allCases.map { MessageWording.words(for: message, in: $0) }
    #expect(Set(words).count > 1, "\(words)")
  }

  @Test("A line of 80 columns tells the names of all files of a bug report, and the folder")
  func savedFiles() {
    let names = ["scenario", "trace.txt", "svg"].map { "bug-combined-10-utf16-1.\($0)" }
    let words = MessageWording.words(for: .saved(names, folder: "/home/me"), in: .english)
    #expect(words == "Saved bug-combined-10-utf16-1.scenario, .trace.txt, .svg in /home/me")
    #expect(words.count < 78)
  }

  @Test("What was said is said again in the language that is chosen afterwards")
  func another() throws {
    var screen = try ScreenHarness()
    screen.press(.control("n"))
    #expect(screen.state.frame.text.contains("Started over."))
    var state = screen.state
    state.language = .simplifiedChinese
    #expect(state.frame.text.contains("已重新开始"))
  }
}
