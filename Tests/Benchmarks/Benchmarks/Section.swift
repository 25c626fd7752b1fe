/// What is measured, in the order of the table.
enum Section: String, CaseIterable {
  case keys, files, memory, pinyin, paste, screen

  var title: String {
    switch self {
    case .keys: "Key events a second and policy, on one core, trace kept"
    case .files: "10,000 scenario files"
    case .memory: "Peak memory over a run"
    case .pinyin: "Pinyin candidates for one key, up to 100 letters of composition"
    case .paste: "A paste of 1,000,000 units, on the screen"
    case .screen: "The screen beside a bare curses program"
    }
  }

  func rows(_ programs: BuiltPrograms) throws -> [Row] {
    switch self {
    case .keys: try KeyRate.rows()
    case .files: try FileRate.rows(programs)
    case .memory: try MemoryOverRun.rows(programs)
    case .pinyin: PinyinLatency.rows()
    case .paste: try PasteLatency.rows(programs)
    case .screen: try ScreenLatency.rows(programs)
    }
  }
}
