import Scenarios
import Screen
import Testing

@testable import FieldLabUI

@Suite("Golden screens of the cases")
struct CasesScreenTests {
  static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 30, columns: 100), Size(rows: 50, columns: 160),
    Size(rows: 12, columns: 40),
  ]

  @Test("The program's own cases, some of them run", arguments: sizes)
  func published(size: Size) throws {
    var screen = try ScreenHarness(size)
    screen.press(.alt("5"), .control("r"))
    for _ in 0..<7 { _ = screen.passTime() }
    screen.press(.move(.down))
    try expectGolden(screen.state.frame, "cases-\(size.columns)x\(size.rows)")
  }

  @Test("A folder with sub-folders, and files that cannot be read", arguments: sizes)
  func folder(size: Size) throws {
    var screen = try CasesTests.screen(size)
    screen.press(.control("r"))
    while screen.passTime() {}
    screen.press(.move(.end))
    try expectGolden(screen.state.frame, "cases-folder-\(size.columns)x\(size.rows)")
  }

  @Test("In Chinese: the list, and a case that does not hold", arguments: sizes.prefix(3))
  func chinese(size: Size) throws {
    var screen = try CasesTests.screen(size)
    screen.change { $0.language = .simplifiedChinese }
    screen.press(.control("r"))
    while screen.passTime() {}
    try expectGolden(screen.state.frame, "cases-folder-zh-Hans-\(size.columns)x\(size.rows)")
    screen.press(.return, .move(.end))
    try expectGolden(screen.state.frame, "playing-failing-zh-Hans-\(size.columns)x\(size.rows)")
  }

  @Test("What was expected beside what was got", arguments: sizes)
  func failing(size: Size) throws {
    var screen = try ScreenHarness(
      playing: PlayingTests.source.split(separator: "\n").filter { !$0.hasPrefix("policy") }
        .joined(separator: "\n"), size)
    screen.press(.return)
    try expectGolden(screen.state.frame, "playing-alone-\(size.columns)x\(size.rows)")
  }

  @Test("A step that is wrong", arguments: sizes)
  func editing(size: Size) throws {
    var screen = try ScreenHarness(playing: PlayingTests.source, size)
    screen.type("e {x")
    screen.press(.return)
    try expectGolden(screen.state.frame, "playing-edit-\(size.columns)x\(size.rows)")
  }

  @Test("Every size draws, and the cursor lies inside")
  func everySize() throws {
    var screen = try CasesTests.screen()
    for rows in stride(from: 1, through: 30, by: 3) {
      for columns in stride(from: 1, through: 170, by: 13) {
        let size = Size(rows: rows, columns: columns)
        screen.send(.resize(size))
        let frame = screen.state.frame
        #expect(frame.size == size)
        if let cursor = frame.cursor { #expect(frame.bounds.contains(cursor), "\(size)") }
      }
    }
  }
}
