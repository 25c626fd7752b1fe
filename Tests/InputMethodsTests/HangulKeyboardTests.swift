import TextField
import Testing

@testable import InputMethods

@Suite("The Hangul keyboard")
struct HangulKeyboardTests {
  @Test(
    "Letters become syllables",
    arguments: [
      ("ㄱ", "ㄱ|"), ("ㄱㅏ", "가|"), ("ㄱㅏㄴ", "간|"), ("ㄱㅏㄴㅏ", "가나|"), ("ㄱㅏㅂㅅ", "값|"),
      ("ㄱㅏㅂㅅㅣ", "갑시|"), ("ㄱㅏㅂㅅㅅ", "값ㅅ|"), ("ㄱㅏㅂㅅㅅㅏ", "값사|"), ("ㅎㅏㄴㄱㅡㄹ", "한글|"),
      ("ㅇㅜㅓㄴㅈㅐ", "원재|"), ("ㅇㅏㄴㄴㅕㅇ", "안녕|"), ("ㅂㅓㄱㅡㅂㅓㄱㅡㅂㅓ", "버그버그버|"),
      // Doubled consonants: as initials, as finals, and those that are no finals.
      ("ㄲㅗㅊ", "꽃|"), ("ㅃㅏㅃㅏ", "빠빠|"), ("ㄱㅏㄲ", "갂|"), ("ㄱㅏㅆㅇㅓ", "갔어|"), ("ㄱㅏㄲㅏ", "가까|"),
      ("ㄱㅏㄸ", "가ㄸ|"), ("ㄱㅏㅃㅏ", "가빠|"), ("ㄱㅏㅉ", "가ㅉ|"),
      // Two keys of a single consonant are two consonants.
      ("ㄱㄱ", "ㄱㄱ|"), ("ㄱㄱㅏ", "ㄱ가|"), ("ㄱㅅ", "ㄱㅅ|"), ("ㄱㅏㄱㄱㅏ", "각가|"), ("ㅏㄱㅅ", "ㅏㄱㅅ|"),
      // Vowels that join, that do not, and that stand alone.
      ("ㅗㅏ", "ㅘ|"), ("ㅗㅏㅣ", "ㅘㅣ|"), ("ㅏㅏ", "ㅏㅏ|"), ("ㅏㅗㅏ", "ㅏㅘ|"), ("ㄱㅗㅏ", "과|"), ("ㄱㅗㅏㅇ", "광|"),
      ("ㄱㅡㅣ", "긔|"), ("ㄱㅏㅣ", "가ㅣ|"), ("ㄱㅗㅐㅏ", "괘ㅏ|"), ("ㅇㅜㅔㅂ", "웹|"), ("ㅇㅒㄱㅖ", "얘계|"),
      ("ㅏㄱㅏ", "ㅏ가|"),
      // Compound finals: the later consonant goes over.
      ("ㄷㅏㄹㄱ", "닭|"), ("ㄷㅏㄹㄱㅏ", "달가|"), ("ㅇㅏㄴㅈㅏ", "안자|"), ("ㅎㅏㄹㅌㅏ", "할타|"), ("ㅅㅣㄹㅎㅓ", "실허|"),
      ("ㅁㅏㄴㅎ", "많|"), ("ㄱㅏㄱㅎ", "각ㅎ|"),
      // What is no letter ends the syllable and is typed as it is.
      ("ㄱㅏ1ㄴㅏ", "가1나|"), ("ㄱㅏ ㄴ", "가 ㄴ|"), ("ㄱ ㅏ", "ㄱ ㅏ|"), ("ㄱㅏ가ㄱ", "가가ㄱ|"), ("ㄱㅘ", "ㄱㅘ|"),
      ("ㄱㅏㄳㅏ", "가ㄳㅏ|"), ("😀ㅁㅏ😀", "😀마😀|"),
    ])
  func syllables(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
  }

  @Test(
    "The Latin letters of the layout are its keys",
    arguments: [
      ("gksrmf", "한글|"), ("dkssudgktpdy", "안녕하세요|"), ("QkWkEkRkTk", "빠짜따까싸|"),
      ("dOdP", "얘예|"), ("GKS", "한|"), ("ASDFGHJKLZXCVBNM", "ㅁㄴㅇㄹ호ㅓㅏㅣㅋㅌㅊ퓨ㅜㅡ|"), ("rㅏs", "간|"),
      ("zczvtxnj", "ㅋㅊㅋㅍㅅ퉈|"),
      ("qwertyuiop", "ㅂㅈㄷㄱ쇼ㅕㅑㅐㅔ|"), ("asdfghjkl", "ㅁㄴㅇㄹ호ㅓㅏㅣ|"), ("zxcvbnm", "ㅋㅌㅊ퓨ㅜㅡ|"),
    ])
  func latinKeys(keys: String, state: String) {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type(keys, on: &keyboard)
    #expect(host.state == state)
  }

  @Test("The delegate hears each letter by itself, at the caret")
  func questions() {
    var host = RecordingHost("가나")
    var keyboard = HangulKeyboard()
    host.type("ㅁㅏㄴㅏ", on: &keyboard)
    #expect(
      host.questions.map(\.logged) == [
        "{2, 0} \"ㅁ\"", "{3, 0} \"ㅏ\"", "{3, 0} \"ㄴ\"", "{3, 0} \"ㅏ\"",
      ])
    #expect(host.questions.allSatisfy { $0.kind == .insertion })
    #expect(host.state == "가나마나|")
    #expect(host.field.markedTextRange == nil)
  }

  @Test(
    "A letter that begins a syllable sends one change event, one that joins sends two",
    arguments: [("ㄱ", 1), ("ㄱㅏ", 3), ("ㄱㅏㄴ", 5), ("ㄱㅏㄴㅏ", 7), ("ㄱㄴ", 2), ("ㅏㅏ", 2), ("ㄱㅏㄸ", 4)])
  func changeEvents(keys: String, count: Int) {
    var host = RecordingHost()
    var keyboard = HangulKeyboard()
    host.type(keys, on: &keyboard)
    #expect(host.changeEvents == count)
  }

  @Test("In the first of the two events the character is missing")
  func missingCharacter() {
    var host = RecordingHost("나")
    host.handler = { if $0.text == "나" { $0.setText("다") } }
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏ", on: &keyboard)
    #expect(host.state == "다가|")
  }

  @Test("A profile without the first event sends one")
  func oneEvent() {
    var profile = SystemProfile.ios10
    profile.rewriteSendsTwoEvents = false
    var host = RecordingHost(profile: profile)
    var keyboard = HangulKeyboard()
    host.type("ㄱㅏㄴㅏ", on: &keyboard)
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "가ㄴ|")
    #expect(host.changeEvents == 5)
  }

  @Test("A refused letter was not typed: the next one goes on from what is there")
  func refusals() {
    var host = RecordingHost()
    host.isAllowed = { $0.replacement != "ㄷ" && $0.replacement != "1" && $0.replacement != " " }
    var keyboard = HangulKeyboard()
    host.type("ㄷㄱㄷㅏㄴㄷ1 ㅏ", on: &keyboard)
    #expect(host.state == "가나|")
    #expect(host.changeEvents == 7)
  }

  @Test("A strict limit refuses the vowel on the last place, and takes it when there is room again")
  func lastPlace() {
    var host = RecordingHost("가나다라")
    host.isAllowed = { $0.range.lowerBound + $0.replacement.count <= 5 }
    var keyboard = HangulKeyboard()
    host.type("ㅁㅏ", on: &keyboard)
    #expect(host.state == "가나다라ㅁ|")
    host.isAllowed = { _ in true }
    host.type("ㅏㄴ", on: &keyboard)
    #expect(host.state == "가나다라만|")
  }

  @Test("The keyboard does not look whether its letter is still there")
  func rewriteBehindItsBack() {
    var host = RecordingHost("가나")
    host.handler = { if $0.text.count > 2 { $0.setText($0.text[0..<2]) } }
    var keyboard = HangulKeyboard()
    host.type("ㅁㅏ", on: &keyboard)
    #expect(host.state == "가마|")
  }

  @Test("Nothing before the caret is no harm")
  func emptiedBehindItsBack() {
    var host = RecordingHost()
    host.handler = { $0.setText("") }
    var keyboard = HangulKeyboard()
    host.type("ㅁㅏㄴㅏ", on: &keyboard)
    keyboard.press(.backspace, in: &host)
    keyboard.press(.backspace, in: &host)
    #expect(host.state == "|")
    #expect(host.questions.map(\.logged).suffix(2) == ["{0, 0} \"ㅏ\"", "{0, 0} \"\""])
  }
}
