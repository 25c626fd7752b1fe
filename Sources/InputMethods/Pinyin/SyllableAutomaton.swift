/// Reads keys one at a time and tells which syllables they spell.
///
/// The keypad decides only how letters become codes; the decoder works with ranges of syllable
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
  }

  static let start: StateID = 0
  private static let none = StateID.max

  private var next: [StateID] = []
  private var states: [State] = []
  private var ranges: [Range<UInt16>] = []

  /// Learns to read `syllables`, which are in the order of their numbers.
  init(syllables: [String], keypad: PinyinKeypad) {
    var members: [Members] = []
    func addState() -> StateID {
      next += Array(repeating: Self.none, count: PinyinKeypad.codeCount)
      members.append(Members())
      return StateID(members.count - 1)
    }
    _ = addState()
    for (index, syllable) in syllables.enumerated() {
      let number = UInt16(index)
      for spelling in Self.spellings(of: Array(syllable.utf8)) {
        var state = Self.start
        for (index, letter) in spelling.enumerated() {
          let entry = Self.entry(state, keypad.code(ofLetter: letter))
          if next[entry] == Self.none { next[entry] = addState() }
          state = next[entry]
          Self.add(number, to: &members[Int(state)].begun)
          if Self.isInitial(spelling[...index]) {
            Self.add(number, to: &members[Int(state)].initial)
          }
        }
        Self.add(number, to: &members[Int(state)].whole)
      }
    }
    states = members.map { members in
      State(
        whole: slice(members.whole), begun: slice(members.begun), initial: slice(members.initial))
    }
  }

  /// The state after one more key, or nil if no syllable goes on like that.
  func next(_ state: StateID, _ code: UInt8) -> StateID? {
    let next = next[Self.entry(state, code)]
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
  private static func entry(_ state: StateID, _ code: UInt8) -> Int {
    Int(state) * PinyinKeypad.codeCount + Int(code)
  }

  /// The spelling of the dictionary, and the others that people type for ü: `lue`, `jv`.
  private static func spellings(of syllable: [UInt8]) -> [[UInt8]] {
    let (u, v) = (UInt8(ascii: "u"), UInt8(ascii: "v"))
    guard syllable.count >= 2 else { return [syllable] }
    var other = syllable
    switch (Character(UnicodeScalar(syllable[0])), syllable[1]) {
    case ("l", v), ("n", v):
      // `lu` and `nu` are syllables of their own; `lue` and `nue` are not.
      guard syllable.count == 3 else { return [syllable] }
      other[1] = u
    case ("j", u), ("q", u), ("x", u), ("y", u): other[1] = v
    default: return [syllable]
    }
    return [syllable, other]
  }

  /// Whether letters are what a syllable may be shortened to: its first one, or `zh`, `ch`, `sh`.
  private static func isInitial(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.count == 1 || letters.count == 2 && letters.last == UInt8(ascii: "h")
  }

  /// Syllables come in order, so only the last number can be the same one.
  private static func add(_ number: UInt16, to ranges: inout [Range<UInt16>]) {
    guard let last = ranges.last, last.upperBound >= number else {
      return ranges.append(number..<number + 1)
    }
    ranges[ranges.count - 1] = last.lowerBound..<number + 1
  }

  private mutating func slice(_ members: [Range<UInt16>]) -> Range<Int> {
    ranges += members
    return ranges.count - members.count..<ranges.count
  }
}
