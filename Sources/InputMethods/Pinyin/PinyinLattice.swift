/// All readings of the keys typed so far, a column for each key.
///
/// A column depends on the keys before it only, so a longer input reuses the columns of a shorter
/// one. Positions count keys: column *i* is the state of affairs after *i* keys.
///
/// A syllable must be spelled in full at first, except the last one. Where no reading is left, the
/// columns from one syllable back are made again with bare initials allowed (`nh`, `womengx`); that
/// mode stays. If initials do not help either, the lattice is `stuck`: further keys stay raw.
struct PinyinLattice: Sendable {
  /// A word begun: a node of the trie, and how its last syllable was reached.
  struct Step: Sendable {
    var node: UInt32
    /// The column at which the word starts.
    var start: UInt8
    /// The column at which the last syllable starts.
    var column: UInt8
    /// The index there of the step before, or -1 for the first syllable of the word.
    var previous: Int32
    /// What the shortened syllables of this word cost.
    var penalty: Int32
  }

  /// A way to read all keys up to a column as words, by its last word.
  struct Path: Sendable {
    var cost: Int32
    var word: UInt32
    /// The index of the last word's last step in the same column; -1 for the empty path.
    var step: Int32
    /// The index of the path before, in the column at which the last word starts.
    var rank: Int32
    /// A hash of the text, to keep paths with the same text apart.
    var hash: UInt64
  }

  /// A syllable of which the keys since `start` are not known to be the end.
  struct Beginning: Sendable {
    var start: UInt8
    var state: SyllableAutomaton.StateID
  }

  /// What ends, and what is open, after some keys.
  struct Column: Sendable {
    /// Words and beginnings of words whose last syllable ends here.
    var steps: [Step] = []
    /// The best paths, best first; none if no syllable ends here.
    var paths: [Path] = []
    var beginnings: [Beginning] = []

    var isBoundary: Bool { !paths.isEmpty }
  }

  /// A key as the decoder sees it.
  enum Key: Sendable {
    /// A key of the keypad, see `PinyinKeypad`.
    case code(UInt8)
    /// Ends the syllable before it.
    case apostrophe
    /// A key that has no part in pinyin.
    case other
  }

  /// The keys that have a reading.
  var keys: [Key] = []
  /// Always one more than `keys`.
  var columns = [Column(paths: [Path(cost: 0, word: 0, step: -1, rank: 0, hash: 0)])]
  /// The first column at which bare initials may start, or nil while none are allowed.
  var initialsFrom: Int?
  /// The last column that syllables spelled in full reach, if initials are allowed.
  var spelledUntil = 0
  /// Whether a key came that no reading can include.
  var isStuck = false

  /// The column at which the first word starts: after any leading apostrophes.
  var origin: Int {
    keys.prefix { if case .apostrophe = $0 { true } else { false } }.count
  }

  /// The last column, which always exists.
  var last: Column { columns[columns.count - 1] }
}
