import TextField
import Testing

@testable import InputMethods

@Suite("What is on a keyboard")
struct KeyboardLayoutTests {
  /// A keyboard and one of its sets of keys.
  struct Shown: CustomTestStringConvertible {
    let name: KeyboardName
    let layer: KeyboardLayout.Layer

    var layout: KeyboardLayout { name.layout(layer, candidates: ["😺", "😸"]) }
    var testDescription: String { "\(name.rawValue) \(layer)" }
  }

  static let all = KeyboardName.allCases.flatMap { name in
    name.layers.map { Shown(name: name, layer: $0) }
  }

  @Test("Every key, and whatever stands for it, is one that the keyboard has", arguments: all)
  func understood(shown: Shown) {
    for cap in shown.layout.caps {
      guard case .press(let key) = cap.action else { continue }
      for pressed in [key] + cap.aliases.map(Key.character) {
        #expect(cap.stands(for: pressed))
        // What has nothing to do at first may have after another key.
        for before in ["", "3a"] {
          let notices = notices(of: pressed, after: before, on: shown.name)
          #expect(!notices.contains { $0.isAbsence }, "\(cap.label)")
        }
      }
    }
  }

  @Test("Every key does something as soon as another one has been pressed", arguments: all)
  func useful(shown: Shown) {
    let letters = shown.name == .zhuyin ? "e" : shown.name == .kana ? "1" : "2"
    for cap in shown.layout.caps {
      guard case .press(let key) = cap.action else { continue }
      let first = shown.name == .emoji ? "c" : letters
      #expect(notices(of: key, after: first, on: shown.name).isEmpty, "\(cap.label)")
    }
  }

  private func notices(
    of key: Key, after keys: String, on name: KeyboardName
  ) -> [KeyboardNotice] {
    var host = RecordingHost("一")
    host.field.select(1..<1)
    return press(key, after: keys, on: name.make(), in: &host)
  }

  private func press(
    _ key: Key, after keys: String, on keyboard: some InputMethod, in host: inout RecordingHost
  ) -> [KeyboardNotice] {
    var keyboard = keyboard
    host.type(keys, on: &keyboard)
    let before = host.notices.count
    keyboard.press(key, in: &host)
    return Array(host.notices.dropFirst(before))
  }

  @Test(
    "Every letter that the keyboard takes is on it",
    arguments: [
      (.pinyin, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'0123456789，。？！"),
      (.english, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,?!'"),
      (.romaji, "abcdefghijklmnopqrstuvwxyz'-ー"),
      (.hangul, "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖqwertyuiopQWERTOP"),
      (.zhuyin, "ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦˉˊˇˋ˙1qaz-/"),
      (.pinyin9, "0123456789'^☻"), (.english9, "0123456789"), (.numberpad, "0123456789"),
      (.kana, "0123456789*#あいうえおかがさっはばぱわをんー、。゛小"),
      (.emoji, "abcdefghijklmnopqrstuvwxyz"),
    ] as [(KeyboardName, String)])
  func complete(name: KeyboardName, letters: String) {
    let caps = name.layers.flatMap { name.layout($0).caps }
    for letter in letters {
      #expect(caps.contains { $0.stands(for: .character(letter)) }, "\(letter)")
    }
  }

  @Test("No two keys of a set do the same, and none is without width", arguments: all)
  func distinct(shown: Shown) {
    let caps = shown.layout.caps
    #expect(Set(caps.map(\.action)).count == caps.count)
    #expect(Set(caps.map(\.label)).count == caps.count)
    #expect(caps.allSatisfy { $0.width > 0 && !$0.label.isEmpty })
  }

  @Test("Every set can be left and deleted on, and those it leads to are there", arguments: all)
  func reachable(shown: Shown) {
    let actions = shown.layout.caps.map(\.action)
    #expect(actions.contains(.nextKeyboard))
    #expect(actions.contains(.press(.backspace)))
    #expect(actions.contains(.press(.space)) == (shown.name != .numberpad))
    let shownLayers = actions.compactMap { if case .show(let layer) = $0 { layer } else { nil } }
    #expect(Set(shown.name.layers).isSuperset(of: shownLayers))
    #expect(shown.name.layers.count == 1 || !shownLayers.isEmpty)
  }

  @Test("The emoji on offer are keys, by their places")
  func offered() {
    let row = KeyboardName.emoji.layout(candidates: ["😺", "😸"]).rows[0]
    #expect(row.map(\.label) == ["😺", "😸"])
    #expect(row.map(\.action) == [.pick(0), .pick(1)])
  }
}

extension KeyboardNotice {
  fileprivate var isAbsence: Bool {
    if case .noSuchKey = self { true } else { false }
  }
}
