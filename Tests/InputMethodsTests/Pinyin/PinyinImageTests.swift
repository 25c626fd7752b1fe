import Testing

@testable import InputMethods

/// A damaged image is refused with its fault, never followed.
@Suite struct PinyinImageTests {
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let error: PinyinImageError
    let damage: @Sendable (inout TinyImage) -> Void
  }

  @Test func `An image without damage is read`() throws {
    let dictionary = try PinyinDictionary(image: TinyImage().bytes)
    #expect(dictionary.wordCount == 3)
    let words = (0..<3).map { String(decoding: dictionary.units(ofWord: $0), as: UTF16.self) }
    #expect(words == ["好", "你", "你好"])
    let engine = PinyinEngine(dictionary: dictionary)
    #expect(engine.analyse("nihao").candidates(prefix: 9).map(\.text) == ["你好", "你"])
  }

  @Test(arguments: [
    Damage(testDescription: "magic", error: .wrongMagic(Array("FLPINYIM".utf8))) {
      $0.magic[7] -= 1
    },
    Damage(testDescription: "version", error: .unknownVersion(2)) { $0.version = 2 },
    Damage(testDescription: "size", error: .wrongSize(stated: 9, actual: 152)) {
      $0.statedSize = 9
    },
    Damage(testDescription: "empty syllable", error: .wrongValue(.syllables, index: 0)) {
      $0.syllables[0] = ""
    },
    Damage(testDescription: "syllable not in letters", error: .wrongValue(.syllables, index: 1)) {
      $0.syllables[1] = "nǐ"
    },
    Damage(testDescription: "syllables out of order", error: .wrongValue(.syllables, index: 1)) {
      $0.syllables.swapAt(0, 1)
    },
    Damage(
      testDescription: "a node without children entry",
      error: .wrongCount(.nodeChildren, expected: 5, actual: 4)
    ) { $0.nodeChildren.removeLast() },
    Damage(
      testDescription: "a node without words entry",
      error: .wrongCount(.nodeWords, expected: 5, actual: 6)
    ) { $0.nodeWords.append(3) },
    Damage(testDescription: "child past the end", error: .wrongValue(.nodeChildren, index: 3)) {
      $0.nodeChildren[3] = 5
    },
    Damage(testDescription: "children falling", error: .wrongValue(.nodeChildren, index: 2)) {
      $0.nodeChildren[2] = 2
    },
    Damage(testDescription: "the root its own child", error: .wrongValue(.nodeChildren, index: 0)) {
      $0.nodeChildren[0] = 0
    },
    Damage(testDescription: "a child of two parents", error: .wrongValue(.nodeChildren, index: 4)) {
      $0.nodeChildren[3] = 3
      $0.nodeChildren[4] = 3
    },
    Damage(
      testDescription: "a child that is its own parent",
      error: .wrongValue(.nodeChildren, index: 3)
    ) { $0.nodeChildren = [1, 2, 3, 3, 4] },
    Damage(testDescription: "word past the end", error: .wrongValue(.nodeWords, index: 3)) {
      $0.nodeWords[3] = 4
    },
    Damage(testDescription: "words falling", error: .wrongValue(.nodeWords, index: 3)) {
      $0.nodeWords[3] = 0
    },
    Damage(testDescription: "a word of no syllable", error: .wrongValue(.nodeWords, index: 1)) {
      $0.nodeWords[1] = 1
    },
    Damage(testDescription: "a syllable without word", error: .wrongValue(.nodeWords, index: 1)) {
      $0.nodeWords[2] = 0
    },
    Damage(
      testDescription: "a syllable that does not exist",
      error: .wrongValue(.nodeSyllables, index: 3)
    ) { $0.nodeSyllables[3] = 2 },
    Damage(testDescription: "siblings twice", error: .wrongValue(.nodeSyllables, index: 2)) {
      $0.nodeSyllables[2] = 0
    },
    Damage(
      testDescription: "a syllable that no node has",
      error: .wrongCount(.nodeSyllables, expected: 3, actual: 2)
    ) { $0.syllables.append("xi") },
    Damage(
      testDescription: "text too short", error: .wrongCount(.text, expected: 4, actual: 3)
    ) { $0.text.removeLast() },
  ])
  func `Damage is found`(_ damage: Damage) {
    var image = TinyImage()
    damage.damage(&image)
    #expect(throws: damage.error) { try PinyinDictionary(image: image.bytes) }
  }

  @Test(arguments: 0..<152)
  func `A truncated image is refused`(size: Int) {
    #expect(throws: PinyinImageError.self) {
      try PinyinDictionary(image: Array(TinyImage().bytes.prefix(size)))
    }
  }

  @Test func `Bytes after the last section are refused`() {
    let bytes = TinyImage(statedSize: 156).bytes + [0, 0, 0, 0]
    #expect(throws: PinyinImageError.trailingBytes(count: 4)) {
      try PinyinDictionary(image: bytes)
    }
  }

  /// All fields of the header but the checksum, which lookups do not rely on.
  @Test(arguments: Array(0..<16) + Array(24..<72), 0..<8)
  func `Any bit flipped in the header is found`(byte: Int, bit: Int) {
    var bytes = TinyImage().bytes
    bytes[byte] ^= 1 << UInt8(bit)
    #expect(throws: PinyinImageError.self) { try PinyinDictionary(image: bytes) }
  }

  /// Flips that are not found must leave a dictionary that can be used.
  @Test(arguments: 72..<152, 0..<8)
  func `Any bit flipped elsewhere is found or does no harm`(byte: Int, bit: Int) {
    var bytes = TinyImage().bytes
    bytes[byte] ^= 1 << UInt8(bit)
    guard let dictionary = try? PinyinDictionary(image: bytes) else { return }
    for keypad in PinyinKeypad.allCases {
      let engine = PinyinEngine(dictionary: dictionary, keypad: keypad)
      for keys in ["nihao", "nh", "64426", "6'426"] {
        let analysis = engine.analyse(keys)
        #expect(analysis.candidateCount <= 3)
        #expect(analysis.syllables.joined() == keys)
      }
    }
  }
}
