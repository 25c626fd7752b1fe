import InputMethods
import Testing

/// How keys are cut into syllables, and what candidates stand for.
@Suite struct PinyinEngineTests {
  private static let engine = PinyinEngine()

  struct Reading: CustomTestStringConvertible, Sendable {
    let keys: String
    let syllables: [String]
    let marked: String
    let first: String?
    var testDescription: String { keys }

    init(_ keys: String, _ syllables: [String], _ marked: String, _ first: String?) {
      (self.keys, self.syllables, self.marked, self.first) = (keys, syllables, marked, first)
    }
  }

  @Test(arguments: [
    Reading("nihao", ["ni", "hao"], "ni hao", "你好"),
    Reading("NiHao", ["Ni", "Hao"], "Ni Hao", "你好"),
    Reading("nih", ["ni", "h"], "ni h", "你好"),
    Reading("nihaozho", ["ni", "hao", "zho"], "ni hao zho", "你好中"),
    Reading("nh", ["n", "h"], "n h", "你好"),
    Reading("nhao", ["n", "hao"], "n hao", "你好"),
    Reading("fangan", ["fang", "an"], "fang an", "方案"),
    Reading("fan'gan", ["fan'", "gan"], "fan'gan", "反感"),
    Reading("xian", ["xian"], "xian", "先"),
    Reading("xi'an", ["xi'", "an"], "xi'an", "西安"),
    Reading("xi'", ["xi'"], "xi'", "系"),
    Reading("'xian", ["'xian"], "'xian", "先"),
    Reading("xi''an", ["xi''", "an"], "xi''an", "西安"),
    Reading("n'h", ["n'", "h"], "n'h", "你好"),
    Reading("zhon'guo", ["zhon'", "guo"], "zhon'guo", "中国"),
    Reading("nihaov", ["ni", "hao", "v"], "ni hao v", "你好"),
    Reading("nhv", ["n", "h", "v"], "n h v", "你好"),
    Reading("nihao2wo", ["ni", "hao", "2wo"], "ni hao 2wo", "你好"),
    Reading("vnihao", ["vnihao"], "vnihao", nil),
    Reading("i", ["i"], "i", nil),
    Reading("''", ["''"], "''", nil),
    Reading("", [], "", nil),
  ])
  func `Keys are cut into syllables`(_ reading: Reading) {
    let analysis = Self.engine.analyse(reading.keys)
    #expect(analysis.syllables == reading.syllables)
    #expect(analysis.markedText(separator: " ") == reading.marked)
    #expect(analysis.candidate(at: 0)?.text == reading.first)
  }

  @Test func `The separator is U+2006`() {
    #expect(Self.engine.analyse("nihao").markedText() == "ni\u{2006}hao")
  }

  @Test(arguments: [
    ("nv", "女"), ("lv", "绿"), ("lve", "略"), ("lue", "略"), ("nue", "虐"), ("jv", "据"),
    ("jvzi", "句子"), ("xve", "学"), ("qvan", "全"), ("yvn", "云"), ("nver", "女儿"),
  ])
  func `v and u stand for ü`(keys: String, text: String) {
    let analysis = Self.engine.analyse(keys)
    #expect(analysis.coveredKeys == keys.utf8.count)
    #expect(analysis.candidates(prefix: 5).map(\.text).contains(text))
  }

  @Test func `A whole syllable is not read as initials`() {
    let texts = Self.engine.analyse("hen").candidates(prefix: .max).filter { $0.letters == 3 }
    #expect(texts.contains { $0.text == "很" })
    #expect(texts.allSatisfy { $0.text.count == 1 })
  }

  /// A key that means nothing must not make the keys before it mean something else.
  @Test(
    arguments: ["nihao", "nh", "womeng", "zho", "xi'hao"], ["v", "i", "2", "é", "v'nihao"])
  func `A tail with no reading leaves the candidates as they are`(head: String, tail: String) {
    let whole = Self.engine.analyse(head + tail)
    let alone = Self.engine.analyse(head)
    #expect(whole.coveredKeys == head.utf8.count)
    #expect(whole.candidates(prefix: 50) == alone.candidates(prefix: 50))
    #expect(whole.candidateCount == alone.candidateCount)
    #expect(whole.syllables == alone.syllables + [tail])
  }

  /// The whole syllable `a` must not keep the `a` of 氨基酸 from being an initial.
  @Test func `Initials may start one syllable before the key that made them necessary`() {
    let texts = Self.engine.analyse("ajs").candidates(prefix: 5).map(\.text)
    #expect(texts.contains("氨基酸"))
  }

  @Test func `Keys spelled in full are not read as initials later`() {
    let candidates = Self.engine.analyse("nihaogm").candidates(prefix: .max)
    #expect(candidates.first == PinyinCandidate(text: "你好干嘛", letters: 7))
    #expect(candidates.contains(PinyinCandidate(text: "你好", letters: 5)))
    #expect(!candidates.contains { $0.letters == 3 })
  }

  @Test(arguments: ["nihao", "women", "nizaiganshenme", "sss"])
  func `Three ways to read all keys come first`(keys: String) {
    let letters = Self.engine.analyse(keys).candidates(prefix: 3).map(\.letters)
    #expect(letters == Array(repeating: keys.utf8.count, count: 3))
  }

  @Test(arguments: ["nihao", "nh", "zgrmghg"])
  func `Words follow the sentences, longest first, down to one syllable`(keys: String) {
    let words = Self.engine.analyse(keys).candidates(prefix: .max).dropFirst(3).map(\.letters)
    #expect(words == words.sorted(by: >))
    #expect(words.last == (keys == "nihao" ? 2 : 1))
  }

  @Test func `Initials stay out of the candidates of nihaov`() {
    let texts = Self.engine.analyse("nihaov").candidates(prefix: .max).map(\.text)
    #expect(texts.first == "你好")
    #expect(!texts.contains("你会"))
    #expect(!texts.contains("你还"))
  }

  @Test func `Candidates in part stand for the keys of their syllables`() {
    let city = Self.engine.analyse("xi'an").candidates(prefix: 10)
    #expect(city.first { $0.text == "西" }?.letters == 3)
    let hello = Self.engine.analyse("nihao").candidates(prefix: 10)
    #expect(hello.first { $0.text == "你" }?.letters == 2)
  }

  @Test func `Keys past the maximum stay raw`() {
    let keys = String(repeating: "nihao", count: 20)
    let analysis = Self.engine.analyse(keys)
    #expect(analysis.coveredKeys == PinyinEngine.maximumLetters)
    #expect(analysis.syllables.joined() == keys)
    #expect(analysis.syllables.last == String(keys.dropFirst(PinyinEngine.maximumLetters)))
    #expect(analysis.candidates(prefix: 1).first?.letters == PinyinEngine.maximumLetters)
  }

  @Test func `A candidate is found by its text`() {
    let analysis = Self.engine.analyse("nihao")
    #expect(analysis.index(ofCandidate: "你好") == 0)
    #expect(analysis.index(ofCandidate: "再见") == nil)
    let last = analysis.candidateCount - 1
    #expect(analysis.candidate(at: last).map { analysis.index(ofCandidate: $0.text) } == last)
    #expect(analysis.candidate(at: last + 1) == nil)
    #expect(analysis.candidate(at: -1) == nil)
    #expect(analysis.candidate(at: .max) == nil)
  }

  @Test func `Digits are spelled as pinyin`() {
    let engine = PinyinEngine(keypad: .digits)
    let hello = engine.analyse("64426")
    #expect(hello.candidate(at: 0) == PinyinCandidate(text: "你好", letters: 5))
    #expect(hello.syllables == ["64", "426"])
    #expect(hello.markedText(separator: " ") == "ni hao")
    #expect(engine.analyse("94'26").markedText() == "xi'an")
    #expect(engine.analyse("6442610").markedText(separator: " ") == "ni hao 10")
    #expect(engine.analyse("6").candidate(at: 0)?.text == "你")
    #expect(engine.analyse("10").candidateCount == 0)
  }
}
