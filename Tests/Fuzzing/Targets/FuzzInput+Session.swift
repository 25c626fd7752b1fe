import Emulator
import InputMethods
import Limits
import TextField

extension FuzzInput {
  /// A named profile with some of its switches turned.
  mutating func profile() -> SystemProfile {
    var profile = SystemProfile(pick(SystemProfile.Name.allCases))
    for _ in 0..<number(in: 0...4) {
      let property = pick(SystemProfile.switches)
      _ = property.set(pick(property.values), in: &profile)
    }
    return profile
  }

  /// Some of the switches of `custom`.
  mutating func customRules() -> CustomRules {
    var rules = CustomRules()
    for _ in 0..<number(in: 0...4) {
      let property = pick(CustomRules.switches)
      _ = property.set(pick(property.values), in: &rules)
    }
    return rules
  }

  /// Something that happens to a phone.
  mutating func event() -> InputEvent {
    switch byte() {
    case 0..<100: .key(key())
    case 100..<115: .pick(.place(number(in: 0...9)))
    case 115..<130: .paste(isOne(in: 6) ? nil : text())
    case 130..<140: .insert(text())
    case 140..<146: .mark(text())
    case 146..<152: .commit(isOne(in: 3) ? nil : text())
    case 152..<155: .cancel
    case 155..<163: .delete(number(in: 0...5))
    case 163..<170: .replace(range(), text())
    case 170..<177: .caret(isOne(in: 2) ? nil : number(in: 0...20))
    case 177..<184: .select(range())
    case 184..<187: .cut
    case 187..<189: .copy
    case 189..<204: .history(isOne(in: 3) ? .redo : .undo)
    case 204..<206: .clear
    case 206..<211: .setText(text())
    case 211..<216: .limit(number(in: -2...12), isOne(in: 4) ? pick(CountingUnit.allCases) : nil)
    case 216..<222: .keyboard(pick(KeyboardName.allCases))
    case 222..<225: .tick(.milliseconds(100 * number(in: 0...40)))
    case 225..<227: .blur
    case 227..<230: .focus
    case 230..<232: .return
    case 232..<238: .suggest(text())
    case 238..<244: .autofill(text())
    case 244..<250: .dictate(text())
    default: .drop(number(in: 0...20), text())
    }
  }

  /// A text of up to eight pieces, of which neighbours may join.
  mutating func text() -> UTF16Text {
    UTF16Text(units: (0..<number(in: 0...8)).flatMap { _ in piece().units })
  }

  private mutating func range() -> Range<Int> {
    let start = number(in: 0...20)
    return start..<start + number(in: 0...5)
  }

  /// A piece from the list, or, so that none is forgotten, any code unit.
  private mutating func piece() -> UTF16Text {
    let index = Int(byte())
    if index < 250 { return Self.pieces[index % Self.pieces.count] }
    return UTF16Text(units: [UInt16(byte()) << 8 | UInt16(byte())])
  }

  private mutating func key() -> Key {
    let index = Int(byte())
    switch index {
    case 0..<200: return .character(Self.keys[index % Self.keys.count])
    case 200..<250: return Key.named[index % Key.named.count].key
    default:
      let scalar = Unicode.Scalar(UInt16(byte()) << 8 | UInt16(byte())) ?? "\u{FFFD}"
      return .character(Character(scalar))
    }
  }

  private static let pieces: [UTF16Text] = [
    "一", "二", "好", "a", "b", "Z", "7", " ", "가", "ㅁ", "か", "é", "e\u{301}", "\u{301}", "😀", "🇨🇳",
    "🇨", "👍🏽", "👨‍👩‍👧‍👦", "\u{200D}", "👩", "1\u{FE0F}\u{20E3}", "\r", "\n", "\r\n", "http://a.cn", "h",
    ".", "\"", "--", "क\u{94D}", "ष", "𠮷", "\u{FFFC}", "\u{2006}", "'", "omw", "teh", "\0",
    UTF16Text(units: [0xD83D]), UTF16Text(units: [0xDE00]),
  ]

  private static let keys = Array(
    "nihaozhuangxiqabcdefgjklmprstvwy0123456789'\"-.,，。*#ABZㄋㄧˇㄏㄠㄨㅁㅏㄱㅅㅗㅣㄴㄹかきんっ"
      + "一人好😀👍❤🇨\u{301}\u{200D}🏽")
}
