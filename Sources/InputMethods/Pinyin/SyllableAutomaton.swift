/// Reads keys one at a time and tells which syllables they spell.
///
/// The keypad decides only how syllables become codes; the decoder works with ranges of syllable
/// numbers and does not know the difference between a letter and a digit.
struct SyllableAutomaton: Sendable {
  typealias StateID = UInt16

  /// The syllables of one state, as slices of `ranges`.
  private struct State {
    var whole = 0..<0
    var begun = 0..<0
    var initial = 0..<0
  }

  /// The syllables of one state while the automaton is built.
  private struct Members {
    var whole: [Range<UInt16>] = []
    var begun: [Range<UInt16>] = []
    var initial: [Range<UInt16>] = []

    mutating func add(_ number: UInt16, typed count: Int, of spelling: SyllableSpelling) {
      Self.add(number, to: &begun)
      if count == spelling.codes.count { Self.add(number, to: &whole) }
      if spelling.initialLengths.contains(count) { Self.add(number, to: &initial) }
    }

    /// Syllables come in order, so only the last number can be the same one.
    private static func add(_ number: UInt16, to ranges: inout [Range<UInt16>]) {
      guard let last = ranges.last, last.upperBound >= number else {
        return ranges.append(number..<number + 1)
      }
      ranges[ranges.count - 1] = last.lowerBound..<number + 1
    }
  }

  static let start: StateID = 0
  private static let none = StateID.max

  private let codeCount: Int
  private var next: [StateID] = []
  private var states: [State] = []
  private var ranges: [Range<UInt16>] = []

  /// Learns to read `syllables`, which are in the order of their numbers.
  init(syllables: [String], keypad: PinyinKeypad) {
    codeCount = keypad.codeCount
    var members: [Members] = []
    func addState() -> StateID {
      next += Array(repeating: Self.none, count: codeCount)
      members.append(Members())
      return StateID(members.count - 1)
    }
    _ = addState()
    let known = Set(syllables)
    for (number, syllable) in zip((0 as UInt16)..., syllables) {
      for spelling in keypad.spellings(of: syllable, isSyllable: known.contains) {
        var state = Self.start
        for (index, code) in spelling.codes.enumerated() {
          let entry = entry(state, code)
          if next[entry] == Self.none { next[entry] = addState() }
          state = next[entry]
          members[Int(state)].add(number, typed: index + 1, of: spelling)
        }
      }
    }
    states = members.map { members in
      State(
        whole: slice(members.whole), begun: slice(members.begun), initial: slice(members.initial))
    }
  }

  /// The state after one more key, or nil if no syllable goes on like that.
  func next(_ state: StateID, _ code: UInt8) -> StateID? {
    let next = next[entry(state, code)]
    return next == Self.none ? nil : next
  }

  /// The syllables that the keys spell completely.
  func whole(_ state: StateID) -> ArraySlice<Range<UInt16>> { ranges[states[Int(state)].whole] }

  /// The syllables that begin with the keys.
  func begun(_ state: StateID) -> ArraySlice<Range<UInt16>> { ranges[states[Int(state)].begun] }

  /// The syllables that the keys stand for as a bare initial (`n`, `zh`).
  func initial(_ state: StateID) -> ArraySlice<Range<UInt16>> { ranges[states[Int(state)].initial] }
}

extension SyllableAutomaton {
  private func entry(_ state: StateID, _ code: UInt8) -> Int {
    Int(state) * codeCount + Int(code)
  }

  private mutating func slice(_ members: [Range<UInt16>]) -> Range<Int> {
    ranges += members
    return ranges.count - members.count..<ranges.count
  }
}
