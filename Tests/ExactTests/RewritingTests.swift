import Emulator
import InputMethods
import Limits
import TextField
import Testing

@Suite("8: keys that rewrite the previous character")
struct RewritingTests {
  @Test(
    "The last place is like any other, with one event or two",
    arguments: [
      (KeyboardName.english9, 10, "一二三四五六七八九", "22", "一二三四五六七八九b"),
      (.english9, 10, "一二三四五六七八九", "2222", "一二三四五六七八九a"),
      (.english9, 10, "一二三四五六七八九十", "22", "一二三四五六七八九十"),
      (.hangul, 5, "가나다라", "ㅁㅏ", "가나다라마"), (.hangul, 5, "가나다라", "ㅁㅏㄴ", "가나다라만"),
      (.hangul, 5, "가나다라", "ㄱㅗㅏㅂㅅ", "가나다라괎"),
      // The final consonant would go over to a second syllable, for which there is no place.
      (.hangul, 5, "가나다라", "ㅁㅏㄴㅏ", "가나다라만"), (.hangul, 5, "가나다라마", "ㄱㅏ", "가나다라마"),
      (.kana, 3, "あか", "44", "あかち"), (.kana, 3, "あか", "6*", "あかば"), (.kana, 3, "あか", "6**", "あかぱ"),
      (.kana, 3, "あかさ", "00", "あかさ"),
    ] as [(KeyboardName, Int, UTF16Text, String, UTF16Text)], [true, false])
  func lastPlace(
    row: (keyboard: KeyboardName, limit: Int, text: UTF16Text, keys: String, result: UTF16Text),
    sendsTwoEvents: Bool
  ) {
    var profile = SystemProfile.ios10
    profile.rewriteSendsTwoEvents = sendsTwoEvents
    var session = exact(row.limit, text: row.text, keyboard: row.keyboard, profile: profile)
    session.type(row.keys)
    #expect(session.field.text == row.result)
  }

  @Test("7: after a letter was refused, the keyboard goes on with the one before")
  func memory() {
    var session = exact(5, text: "가나다라", keyboard: .hangul)
    session.type("ㅁㅏㄴㅏ")
    #expect(session.field.text == "가나다라만")
    session.type("ㅎ")
    #expect(session.field.text == "가나다라많")
    session.apply(.key(.backspace))
    #expect(session.field.text == "가나다라만")
  }

  @Test("A letter that was cut does not let the next tap rewrite old text")
  func afterCut() {
    // c is the last letter of the key: the next tap may be a rewriting one, and is not.
    var session = exact(3, text: "一二", keyboard: .english9)
    session.type("222")
    session.apply(.tick(.seconds(2)))
    session.type("22")
    #expect(session.field.text == "一二c")
  }

  @Test("A rewriting that would cost more than there is room for is refused")
  func costlier() {
    // ゔ has four bytes where う has two.
    var session = exact(2, .gb18030, keyboard: .kana)
    session.type("111*")
    #expect(session.field.text == "ぅ")
    session.type("*")
    #expect(session.field.text == "ぅ")
  }

  @Test("In text that is too long by now, a rewriting that makes it no longer goes on")
  func overLong() {
    var session = exact(10, text: "가나다", keyboard: .hangul)
    session.type("ㄹ")
    session.apply(.limit(2, nil))
    session.type("ㅏㄴㅏ")
    #expect(session.field.text == "가나다란")
  }
}
