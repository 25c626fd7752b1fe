import Screen
import TextField
import Testing

@testable import FieldLabUI

@Suite("The phone around the field")
struct PhoneFrameTests {
  private static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 30, columns: 100), Size(rows: 50, columns: 160),
    Size(rows: 12, columns: 40),
  ]

  private func hasPhone(_ screen: ScreenHarness) -> Bool {
    screen.rows.contains { $0.contains("●●●●○ FieldLab") }
  }

  @Test("The field and the candidates on a phone, where there is room for one", arguments: sizes)
  func golden(size: Size) throws {
    var screen = try ScreenHarness(size, text: "一二三四五六七八九")
    screen.type("zhuang")
    try expectGolden(screen.state.frame, "phone-\(size.columns)x\(size.rows)")
    #expect(hasPhone(screen) == (size.rows >= 30))
    screen.press(.alt("p"))
    #expect(!hasPhone(screen))
    screen.press(.alt("p"))
    #expect(hasPhone(screen) == (size.rows >= 30))
  }

  @Test(
    "Everything that is told without the phone is told with it", arguments: [100, 119, 150, 170])
  func nothingLost(columns: Int) throws {
    var screen = try ScreenHarness(
      Size(rows: 30, columns: columns), text: "一二三四五六七八九十\u{1F600}"
    ) { $0.profile = .ios26 }
    screen.type("a")
    #expect(hasPhone(screen))
    func words() -> Set<Substring> {
      let text = screen.rows.prefix { !$0.contains("── trace") }.joined(separator: " ")
      return Set(text.split { " ─│╭╮╰╯".contains($0) })
    }
    let framed = words()
    screen.press(.alt("p"))
    #expect(words().subtracting(framed).isEmpty)
  }

  @Test("It gives way to what needs the room, and to a text of very many units")
  func givesWay() throws {
    var screen = try ScreenHarness(Size(rows: 50, columns: 160), policy: "unlimited")
    screen.press(.control("e"))
    #expect(!hasPhone(screen))
    screen.press(.control("e"))
    #expect(hasPhone(screen))
    screen.press(.alt("4"))
    #expect(!hasPhone(screen))
    screen.press(.alt("4"))
    screen.send(.resize(Size(rows: 50, columns: 130)))
    #expect(!hasPhone(screen))
  }

  @Test("The candidates are those for which the phone has room, and the cursor is in its field")
  func candidates() throws {
    var screen = try ScreenHarness(Size(rows: 50, columns: 150), policy: "unlimited")
    screen.type("zhongguoren")
    let row = try #require(screen.rows.first { $0.contains("1 中国人") })
    #expect(row.contains("Down: more"))
    screen.type(String(repeating: "zhongguo", count: 6))
    let cursor = try #require(screen.state.frame.cursor)
    #expect(cursor.row == 3 && cursor.column < 50)
  }
}
