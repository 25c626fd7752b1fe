import Scenarios
import Screen
import TextField

@testable import FieldLabUI

/// The pictures of the README and of Docs: what the screen shows after some keys.
enum ScriptedPicture: String, CaseIterable {
  /// Pinyin that is composed beyond the limit, on a phone with its keyboard.
  case composing
  /// All policies on the same keystrokes.
  case comparing
  /// The program's own cases, all run.
  case cases
  /// A scenario one of whose expectations does not hold.
  case playing
  /// Four fields, typed into one after the other.
  case form
  /// What a text is made of.
  case inspector
  /// The keyboard with nine keys.
  case keys
  /// The command palette while something is looked for.
  case palette

  private var size: Size {
    switch self {
    case .composing, .comparing: Size(rows: 30, columns: 100)
    default: Size(rows: 24, columns: 80)
    }
  }

  /// What the file is called, without its ending.
  func name(in language: Language) -> String {
    language.say(rawValue, rawValue + "-zh", rawValue + "-zh-Hant")
  }

  /// The picture.
  func svg(in language: Language) throws -> String {
    let state = try screen(in: language).state
    return state.frame.svg(title: "fieldlab: \(rawValue)")
  }

  private func screen(in language: Language) throws -> ScreenHarness {
    switch self {
    case .composing:
      var screen = try opened(in: language, text: "一二三四五六七八九")
      screen.press(.alt("3"))
      screen.type("zhuang")
      return screen
    case .comparing:
      var screen = try opened(in: language, text: "一二三四五六七八九十")
      screen.press(.control("e"))
      screen.type("hao")
      for _ in 0..<3 { screen.press(.move(.down)) }
      return screen
    case .cases:
      var screen = try opened(in: language)
      screen.press(.alt("5"), .control("r"))
      while screen.passTime() {}
      screen.press(.move(.down))
      return screen
    case .playing: return try playing(in: language)
    case .form:
      var screen = try opened(in: language, policy: "limit-length") { $0.limit = nil }
      screen.press(.alt("4"))
      screen.type("138001380009")
      screen.press(.tab, .tab)
      screen.type("xiaoming")
      return screen
    case .inspector:
      var screen = try opened(in: language, text: "好a\u{2067}e\u{301}👨‍👩‍👧\r🇨🇳")
      screen.press(.alt("2"), .move(.left))
      screen.type("h")
      return screen
    case .keys:
      var screen = try opened(in: language) { $0.keyboard = .pinyin9 }
      screen.press(.alt("3"))
      screen.type("64426")
      return screen
    case .palette:
      var screen = try opened(in: language)
      screen.press(.alt("x"))
      screen.type("pin")
      return screen
    }
  }

  private func opened(
    in language: Language, policy: String = "combined", text: UTF16Text = "",
    change: (inout Settings) -> Void = { _ in }
  ) throws -> ScreenHarness {
    var screen = try ScreenHarness(size, policy: policy, text: text, change: change)
    screen.state.language = language
    return screen
  }

  private func playing(in language: Language) throws -> ScreenHarness {
    let title = language.say("ten Han, then pinyin", "十个汉字之后输入拼音", "十個漢字之後輸入拼音")
    var screen = try ScreenHarness(
      playing: """
        title  "\(title)"
        limit  10
        policy combined, editing-changed
        text   "一二三四五六七八九十"

        keys hao
        expect refused for combined
        expect unmarked
        keys {space}
        expect text "一二三四五六七八九十"
        """, size)
    screen.state.language = language
    screen.press(.return)
    return screen
  }
}
