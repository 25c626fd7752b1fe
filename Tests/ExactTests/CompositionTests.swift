import Emulator
import InputMethods
import Limits
import TextField
import Testing

private let nine: UTF16Text = "一二三四五六七八九"

@Suite("4: composing is free while room is left")
struct CompositionTests {
  @Test(
    "Six letters for each of one or two places, and more are refused",
    arguments: [(9, 6), (8, 12)], SystemProfile.Name.allCases)
  func letters(row: (confirmed: Int, allowed: Int), system: SystemProfile.Name) {
    var session = exact(
      10, text: nine[0..<row.confirmed], keyboard: .pinyin, profile: SystemProfile(system))
    for count in 1...row.allowed {
      session.type("zhuangzhuang".dropFirst(count - 1).prefix(1).description)
      #expect(session.field.markedText?.units.count { $0 != 0x2006 && $0 != 0x20 } == count)
    }
    let before = session.state
    #expect(session.type("a").lastAnswer?.verdict == .refuse)
    #expect(session.state == before)
    session.apply(.key(.backspace))
    #expect(session.state != before)
  }

  @Test("A letter of the pad key before it may rewrite it: one more gets in, and no second one")
  func samePadKey() {
    var session = exact(10, text: nine, keyboard: .pinyin)
    session.type("zhuanghihihi")
    #expect(session.field.markedText?.units.count { $0 != 0x2006 } == 7)
  }

  @Test("Three places and more are free")
  func free() {
    var session = exact(10, text: "一二三四五六七", keyboard: .pinyin)
    session.type("zhuangzhuangzhuangzhuang")
    #expect(session.field.markedText?.units.count { $0 != 0x2006 } == 24)
  }

  @Test(
    "With no room the first letter is refused, unless a selection gives room",
    arguments: [KeyboardName.pinyin, .romaji, .zhuyin, .pinyin9])
  func full(keyboard: KeyboardName) {
    let key = [.zhuyin: "ㄋ", .pinyin9: "6"][keyboard] ?? "n"
    var session = exact(9, text: nine, keyboard: keyboard)
    session.type(key)
    #expect(session.state == "一二三四五六七八九|")
    session.apply(.select(8..<9))
    session.type(key)
    #expect(session.field.markedTextRange == 8..<9)
  }

  @Test("A placeholder of nine-grid pinyin costs four bytes of two, and is a letter all the same")
  func placeholder() {
    var session = exact(4, .gb18030, text: "一", keyboard: .pinyin9)
    #expect(session.type("64426").lastAnswer?.verdict == .accept)
    session.type(" ")
    #expect(session.field.markedTextRange == nil)
    #expect(session.field.text.count == 2)
  }

  @Test("A choice for the last place fits, whatever the system asks", arguments: profiles)
  func choice(profile: SystemProfile) {
    var session = exact(10, text: nine, keyboard: .pinyin, profile: profile)
    session.type("zhuang")
    session.apply(.pick(.text("装")))
    #expect(session.state == "一二三四五六七八九装|")
  }

  @Test("What is walked away from is cut to the room that there was")
  func walkedAway() {
    var session = exact(10, text: nine, keyboard: .pinyin)
    session.type("zhuang")
    session.apply(.blur)
    #expect(session.field.text == "一二三四五六七八九z")
  }

  @Test("A vowel makes kana of the letters before it, and is none more")
  func romaji() {
    var session = exact(1, keyboard: .romaji)
    session.type("kokorozashi")
    #expect(session.field.markedText == "こころざし")
  }

  @Test("A drawn letter is marked before anybody is asked, and is not typed in vain either")
  func drawn() {
    var session = exact(2, text: "一二", keyboard: .handwriting)
    session.type("3")
    #expect(session.state == "一二|")
  }

  @Test("After a drawn character was refused, nothing is composed any more")
  func takenBack() {
    var session = exact(3, .gb18030, text: "一a", keyboard: .handwriting)
    session.apply(.select(1..<2))
    session.type("人")
    #expect(session.state == "一a|")
    session.apply(.mark("z"))
    #expect(session.state == "一a|")
  }
}
