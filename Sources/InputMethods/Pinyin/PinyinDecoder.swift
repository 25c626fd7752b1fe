/// Extends a lattice key by key: syllables, the words that they make, the best ways through.
///
/// All arithmetic is integer and ties go to the lower word number, so results are the same on
/// every machine.
struct PinyinDecoder: Sendable {
  typealias Lattice = PinyinLattice

  /// Costs are -ln(probability) × 1024, as in the dictionary.
  enum Cost {
    /// For each word of a sentence, so that a long word beats two short ones.
    static let word: Int32 = 1024
    /// For each bare initial.
    static let initial: Int32 = 7 * 1024
    /// For an open syllable where the same keys are a whole one, if that is offered at all.
    static let begun: Int32 = 4 * 1024
  }

  /// How many sentences are kept.
  static let sentenceCount = 3

  let dictionary: PinyinDictionary
  let automaton: SyllableAutomaton
  /// Whether an open syllable is offered beside whole ones.
  ///
  /// Letters mean what they spell (`hen` is not `heng`). A digit is too vague for that (`6` is 你
  /// sooner than the whole syllable `o`), and so is the ㄓ of Zhuyin, which is `zhi` in full.
  private let completesWhole: Bool

  init(dictionary: PinyinDictionary, keypad: PinyinKeypad) {
    self.dictionary = dictionary
    automaton = SyllableAutomaton(syllables: dictionary.syllables, keypad: keypad)
    completesWhole = keypad != .letters
  }

  /// Adds a key, unless the lattice is stuck or becomes so.
  func extend(_ lattice: inout Lattice, by key: Lattice.Key) {
    guard !lattice.isStuck else { return }
    if let column = column(after: lattice, key) {
      lattice.keys.append(key)
      lattice.columns.append(column)
    } else if lattice.initialsFrom == nil, let loosened = loosened(lattice, key) {
      lattice = loosened
    } else {
      lattice.isStuck = true
    }
  }

  /// The same keys and one more, read with bare initials from one syllable back on.
  private func loosened(_ lattice: Lattice, _ key: Lattice.Key) -> Lattice? {
    let boundary = lattice.columns.lastIndex { $0.isBoundary } ?? 0
    let from = lattice.columns[boundary].steps.map { Int($0.column) }.min() ?? boundary
    var loosened = lattice
    loosened.initialsFrom = from
    loosened.spelledUntil = boundary
    loosened.columns.removeSubrange((from + 1)...)
    loosened.keys.removeSubrange(from...)
    for key in lattice.keys[from...] + [key] {
      guard let column = column(after: loosened, key) else { return nil }
      loosened.keys.append(key)
      loosened.columns.append(column)
    }
    return loosened
  }

  /// The column that follows, or nil if no reading includes the key.
  private func column(after lattice: Lattice, _ key: Lattice.Key) -> Lattice.Column? {
    switch key {
    case .code(let code): column(after: lattice, code)
    case .apostrophe: boundary(after: lattice)
    case .other: nil
    }
  }

  private func column(after lattice: Lattice, _ code: UInt8) -> Lattice.Column? {
    let end = lattice.columns.count - 1
    var open = lattice.last.beginnings
    if lattice.last.isBoundary {
      open.append(Lattice.Beginning(start: UInt8(end), state: SyllableAutomaton.start))
    }
    var column = Lattice.Column()
    for beginning in open {
      guard let state = automaton.next(beginning.state, code) else { continue }
      column.beginnings.append(Lattice.Beginning(start: beginning.start, state: state))
      let start = Int(beginning.start)
      add(automaton.whole(state), from: start, penalty: 0, of: lattice, to: &column.steps)
      if let from = lattice.initialsFrom, start >= from {
        add(
          automaton.initial(state), from: start, penalty: Cost.initial, of: lattice,
          to: &column.steps)
      }
    }
    guard !column.beginnings.isEmpty else { return nil }
    column.paths = paths(ending: column.steps, of: lattice)
    return column
  }

  /// An apostrophe ends the syllable before it, finished or not.
  private func boundary(after lattice: Lattice) -> Lattice.Column? {
    var column = ending(of: lattice)
    column.beginnings = []
    return column.isBoundary ? column : nil
  }

  /// The last column, with the open syllable at the end (`nih`, `zho`) read as one that begins so.
  ///
  /// That reading is left out where whole syllables cover all keys, unless `completesWhole`, and
  /// where the same keys are read as a bare initial, which stands for the same syllables.
  func ending(of lattice: Lattice) -> Lattice.Column {
    let last = lattice.last
    guard !last.isBoundary || lattice.initialsFrom != nil || completesWhole else { return last }
    var column = last
    for beginning in last.beginnings {
      let start = Int(beginning.start)
      let isFree = lattice.initialsFrom.map { start >= $0 } ?? false
      let penalty = isFree ? Cost.initial : last.isBoundary ? Cost.begun : 0
      if isFree, !automaton.initial(beginning.state).isEmpty { continue }
      add(
        automaton.begun(beginning.state), from: start, penalty: penalty, of: lattice,
        to: &column.steps)
    }
    column.paths = paths(ending: column.steps, of: lattice)
    return column
  }

  /// Adds the steps that one syllable of `ranges`, starting at column `start`, makes possible.
  private func add(
    _ ranges: ArraySlice<Range<UInt16>>, from start: Int, penalty: Int32, of lattice: Lattice,
    to steps: inout [Lattice.Step]
  ) {
    guard !ranges.isEmpty else { return }
    let column = UInt8(start)
    for range in ranges {
      for node in dictionary.children(of: PinyinDictionary.root, in: range) {
        steps.append(
          Lattice.Step(
            node: UInt32(node), start: column, column: column, previous: -1, penalty: penalty))
      }
    }
    for (index, step) in lattice.columns[start].steps.enumerated()
    where !dictionary.children(of: Int(step.node)).isEmpty {
      for range in ranges {
        for node in dictionary.children(of: Int(step.node), in: range) {
          steps.append(
            Lattice.Step(
              node: UInt32(node), start: step.start, column: column, previous: Int32(index),
              penalty: step.penalty + penalty))
        }
      }
    }
  }
}
