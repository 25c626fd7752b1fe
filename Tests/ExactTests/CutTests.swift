import Emulator
import Limits
import TextField
import Testing

private let ten: UTF16Text = "一二三四五六七八九十"

@Suite("1 to 3, 5: what is cut, and where")
struct CutTests {
  @Test(
    "2, 5: a paste keeps its longest fitting prefix in place, caret after it",
    arguments: [
      (nil, "一二三四五六七ABC|"), (0, "ABC|一二三四五六七"), (3, "一二三ABC|四五六七"),
    ] as [(Int?, String)])
  func paste(caret: Int?, state: String) {
    var session = exact(10, text: "一二三四五六七")
    session.apply(.caret(caret))
    let record = session.apply(.paste("ABCDE"))
    #expect(session.state == state)
    #expect(record.cut == "DE")
  }

  @Test("2, 5: in place of a selection, too; and when nothing fits the selection stays")
  func selection() {
    var session = exact(10, text: ten)
    session.apply(.select(2..<4))
    session.apply(.paste("ABCDE"))
    #expect(session.state == "一二AB|五六七八九十")
    session = exact(10, text: ten)
    session.apply(.select(2..<3))
    session.apply(.paste("😀"))
    #expect(session.state == "一二<三>四五六七八九十")
  }

  @Test(
    "3: no sequence is cut in two, in any unit",
    arguments: [
      (CountingUnit.utf16, 3, "ab👨‍👩‍👧‍👦c", "ab"), (.utf16, 3, "ae\u{301}\u{302}b", "a"),
      (.grapheme, 2, "👨‍👩‍👧‍👦🇨🇳a", "👨‍👩‍👧‍👦🇨🇳"), (.scalar, 2, "a🇨🇳", "a"),
      (.utf8, 7, "一二三", "一二"), (.utf8, 5, "一😀", "一"), (.gb18030, 5, "一😀", "一"),
      (.gb18030, 6, "一😀a", "一😀"), (.wechat, 5, "一二三", "一二"), (.weibo, 2, "aa一b", "aa一"),
      (.twitter, 25, "http://example.com/a/long/path 一二", "http://example.com/a/long/path "),
      (.twitter, 10, "http://example.com", "http://exa"),
    ] as [(CountingUnit, Int, UTF16Text, UTF16Text)])
  func boundaries(unit: CountingUnit, limit: Int, pasted: UTF16Text, kept: UTF16Text) {
    var session = exact(limit, unit)
    session.apply(.paste(pasted))
    #expect(session.field.text == kept)
  }

  @Test("3: where malformed text has sequences that overlap, the cut is where the right one begins")
  func overlapping() {
    var session = exact(12, .twitter, text: "aca二好aacc")
    session.apply(.insert("\u{301}\u{200D}\u{301}"))
    #expect(session.field.text == "aca二好aacc\u{301}")
  }

  @Test("3: a sequence that does not fit is refused whole")
  func refusedWhole() {
    var session = exact(11, text: ten)
    let record = session.apply(.insert("😀"))
    #expect(record.lastAnswer?.verdict == .refuse)
    #expect(session.field.text == ten)
  }

  @Test(
    "5: a commit keeps its longest fitting prefix, asked or not, hidden mark or not",
    arguments: profiles)
  func commit(profile: SystemProfile) {
    var session = exact(10, text: "一二三四五六七八", profile: profile)
    session.apply(.caret(4))
    session.apply(.mark("abc"))
    session.apply(.commit("甲乙丙丁"))
    #expect(session.state == "一二三四甲乙|五六七八")
  }

  @Test(
    "2: a commit of which nothing fits gives the selection back", arguments: [SystemProfile.ios9])
  func commitOfNothing(profile: SystemProfile) {
    var session = exact(10, text: ten, profile: profile)
    session.apply(.select(9..<10))
    session.apply(.mark("xiao"))
    session.apply(.commit("😀"))
    #expect(session.state == "一二三四五六七八九<十>")
  }

  @Test("5: 100,000 units are cut in every unit", arguments: CountingUnit.allCases)
  func large(unit: CountingUnit) {
    let text = UTF16Text(String(repeating: "一二 ab😀http://a.cn ", count: 5_000))
    for limit in [10, 30_000] {
      var session = exact(limit, unit)
      session.apply(.paste(text))
      let kept = session.field.text
      #expect(unit.count(kept).value <= limit)
      let next = text.composedBoundary(after: kept.count)
      #expect(unit.count(text[0..<next]).value > limit)
      #expect(text.starts(with: kept))
    }
  }
}
