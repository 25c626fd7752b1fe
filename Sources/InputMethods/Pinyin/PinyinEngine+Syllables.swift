/// The syllables that digits may begin with: the column beside a nine-key pad.
extension PinyinEngine {
  /// The syllables that the first keys after the fixed ones may be.
  ///
  /// - Parameter keys: Keys of a nine-key pad, those of fixed syllables included.
  /// - Returns: Spellings, none twice: whole syllables, longest first and then the most frequent, and
  ///   the initials that are no syllables. None for another keypad, or where all keys are fixed.
  public func syllableChoices(for keys: String) -> [String] {
    guard keypad == .digits else { return [] }
    let open = keys.utf8.dropFirst(Self.fixedKeyCount(of: keys))
    return decoder.beginnings(of: open.map(keypad.reading))
  }

  /// How many keys at the start belong to syllables that are fixed, apostrophes included.
  static func fixedKeyCount(of keys: String) -> Int {
    keys.utf8.prefix { PinyinKeypad.digit(of: $0) != $0 || $0 == UInt8(ascii: "'") }.count
  }
}

extension PinyinDecoder {
  /// The spellings of the syllables that keys may begin with.
  fileprivate func beginnings(of keys: [Lattice.Key]) -> [String] {
    var wholes: [[String]] = []
    var initials: [String] = []
    var state = SyllableAutomaton.start
    for (index, key) in keys.enumerated() {
      guard case .code(let code) = key, let next = automaton.next(state, code) else { break }
      state = next
      wholes.append(spellings(automaton.whole(state)))
      initials += spellings(automaton.initial(state)).map { String($0.prefix(index + 1)) }
    }
    var seen: Set<String> = []
    return (wholes.reversed().joined() + initials.sorted { $0.count > $1.count })
      .filter { seen.insert($0).inserted }
  }

  /// The syllables of `ranges`, the one with the most frequent word first.
  private func spellings(_ ranges: ArraySlice<Range<UInt16>>) -> [String] {
    let root = dictionary.children(of: PinyinDictionary.root).lowerBound
    func cost(_ syllable: UInt16) -> UInt16 {
      dictionary.words(of: root + Int(syllable)).first.map { dictionary.costs[$0] } ?? .max
    }
    return ranges.joined()
      .sorted { (cost($0), $0) < (cost($1), $1) }
      .map { dictionary.syllables[Int($0)] }
  }
}
