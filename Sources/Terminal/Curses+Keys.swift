import Screen

extension Curses {
  /// What keys send on this terminal according to its description.
  static var keySequences: [[UInt8]: KeyEvent] {
    var sequences: [[UInt8]: KeyEvent] = [:]
    for (name, key) in keyNames {
      guard let sequence = capability(name).map({ Array($0.utf8) }) else { continue }
      // Single bytes are control characters, which mean the same everywhere.
      if sequence.count > 1, sequence[0] == 0x1B { sequences[sequence] = key }
    }
    return sequences
  }

  private static var keyNames: [(String, KeyEvent)] {
    let functions = (1...12).map { ("kf\($0)", KeyEvent.function($0)) }
    return functions + [
      ("kcuu1", .move(.up)), ("kcud1", .move(.down)), ("kcub1", .move(.left)),
      ("kcuf1", .move(.right)), ("khome", .move(.home)), ("kend", .move(.end)),
      ("kpp", .move(.pageUp)), ("knp", .move(.pageDown)),
      ("kri", .move(.up, .shift)), ("kind", .move(.down, .shift)),
      ("kLFT", .move(.left, .shift)), ("kRIT", .move(.right, .shift)),
      ("kHOM", .move(.home, .shift)), ("kEND", .move(.end, .shift)),
      ("kich1", .insert()), ("kdch1", .deleteForward()), ("kDC", .deleteForward(.shift)),
      ("kcbt", .backTab), ("kent", .return),
    ]
  }
}
