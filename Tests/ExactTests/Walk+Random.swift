import Emulator
import InputMethods
import Limits
import SeededRandom
import TextField

extension Walk {
  /// A walk by chance, the same for the same seed.
  init(seed: UInt64, steps: Int) {
    var random = SplitMix64(seed: seed)
    let unit = random.pick(CountingUnit.allCases)
    let factor = [.utf8: 3, .gb18030: 2, .wechat: 2, .twitter: 2][unit] ?? 1
    let value = random.isOne(in: 12) ? -1 : factor * Int.random(in: 1...8, using: &random)
    let profile = Self.profile(using: &random)
    self.init(
      limit: Limit(value, unit), keyboard: random.pick(KeyboardName.allCases), profile: profile,
      text: Self.text(upTo: 9, using: &random))
    var keyboard = keyboard
    for _ in 0..<steps {
      let event = Self.event(on: keyboard, length: value, using: &random)
      if case .keyboard(let name) = event { keyboard = name }
      events.append(event)
    }
  }

  /// A named profile with a few switches turned.
  private static func profile(using random: inout SplitMix64) -> SystemProfile {
    var profile = SystemProfile(random.pick(SystemProfile.Name.allCases))
    for property in SystemProfile.switches where random.isOne(in: 8) {
      _ = property.set(random.pick(property.values), in: &profile)
    }
    return profile
  }

  static func event(
    on keyboard: KeyboardName, length: Int, using random: inout SplitMix64
  ) -> InputEvent {
    func offset() -> Int { Int.random(in: 0...12, using: &random) }
    switch Int.random(in: 0..<108, using: &random) {
    case 0..<50: return .key(key(on: keyboard, using: &random))
    case 50..<56: return .pick(.place(Int.random(in: 1...3, using: &random)))
    case 56..<62: return .paste(text(upTo: 8, using: &random))
    case 62..<65: return .insert(text(upTo: 4, using: &random))
    case 65..<67: return .mark(random.pick(["z", "zh", "ni\u{2006}hao", "zhuang", "か"]))
    case 67..<70: return .commit(random.isOne(in: 3) ? nil : text(upTo: 3, using: &random))
    case 70: return .cancel
    case 71..<74: return .delete(Int.random(in: 1...3, using: &random))
    case 74:
      let start = offset()
      return .replace(start..<start + random.pick([0, 1, 2]), text(upTo: 3, using: &random))
    case 75..<78: return .caret(random.isOne(in: 2) ? nil : offset())
    case 78..<81:
      let start = offset()
      return .select(start..<start + Int.random(in: 1...4, using: &random))
    case 81: return .cut
    case 82..<90: return .history(random.isOne(in: 3) ? .redo : .undo)
    case 90: return .clear
    case 91: return .setText(text(upTo: 9, using: &random))
    case 92: return .limit(max(1, length + random.pick([-4, -2, -1, 1, 3])), nil)
    case 93..<95: return .keyboard(random.pick(KeyboardName.allCases))
    case 95: return .tick(.seconds(2))
    case 96: return .blur
    case 97: return .focus
    case 98: return .return
    case 99: return .paste(nil)
    case 100..<102: return .suggest(text(upTo: 3, using: &random))
    case 102..<104: return .autofill(text(upTo: 9, using: &random))
    case 104..<106: return .dictate(text(upTo: 9, using: &random))
    default: return .drop(offset(), text(upTo: 4, using: &random))
    }
  }

  private static func key(on keyboard: KeyboardName, using random: inout SplitMix64) -> Key {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<2: return .backspace
    case 2: return random.pick([.left, .right, .home, .end])
    case 3..<5: return .space
    case 5: return random.pick([.return, .escape])
    default:
      let keys: String =
        switch keyboard {
        case .pinyin: "nihaozhuangxi'，"
        case .pinyin9: "2345678964，"
        case .zhuyin: "su3cl3ㄋㄧˇㄏㄠㄨ，"
        case .english, .system: "abct.-\"'"
        case .english9, .kana: "2233441*#0"
        case .hangul: "ㅁㅏㄱㅅㅗㅣㄴㄹㄱaw"
        case .romaji: "kashintu"
        case .emoji: "😀👍❤🇨"
        case .numberpad: "123"
        case .handwriting: "一人好"
        }
      return .character(random.pick(Array(keys)))
    }
  }

  /// Text in which sequences are of every length, and neighbours may join.
  private static func text(upTo longest: Int, using random: inout SplitMix64) -> UTF16Text {
    let pieces: [UTF16Text] = [
      "一", "二", "好", "a", "b", "c", " ", "가", "ㅁ", "か", "é", "e\u{301}", "\u{301}", "😀", "🇨🇳",
      "🇨", "👍🏽", "👨‍👩‍👧‍👦", "\u{200D}", "👩", "1\u{FE0F}\u{20E3}", "\r\n", "http://a.cn", "h", ".",
      "क\u{94D}",
      "ष", "𠮷", UTF16Text(units: [0xD83D]), UTF16Text(units: [0xDE00]),
    ]
    // Mostly plain text: what is rare should not hide what is common.
    let palette = random.isOne(in: 3) ? pieces : Array(pieces[..<7])
    let count = Int.random(in: 0...longest, using: &random)
    return UTF16Text(units: (0..<count).flatMap { _ in random.pick(palette).units })
  }
}
