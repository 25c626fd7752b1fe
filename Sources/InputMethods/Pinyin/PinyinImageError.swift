/// What is wrong with a dictionary image.
public enum PinyinImageError: Error, Hashable, Sendable {
  /// The parts of an image, in the order of the file.
  public enum Section: Int, CaseIterable, Sendable {
    /// The syllables, eight bytes each.
    case syllables
    /// The syllable of each trie node.
    case nodeSyllables
    /// The first child of each trie node.
    case nodeChildren
    /// The first word of each trie node.
    case nodeWords
    /// The cost of each word.
    case costs
    /// The words as UTF-16.
    case text
  }

  /// Fewer bytes than a header has.
  case noHeader(size: Int)
  /// The first eight bytes are not the dictionary's.
  case wrongMagic([UInt8])
  /// A layout that this program does not know.
  case unknownVersion(UInt32)
  /// The header states another size than the image has.
  case wrongSize(stated: Int, actual: Int)
  /// A section does not start where the one before it ends, or reaches past the end.
  case misplacedSection(Section, offset: Int, count: Int)
  /// Bytes follow the last section.
  case trailingBytes(count: Int)
  /// A section has another number of elements than the others ask for.
  case wrongCount(Section, expected: Int, actual: Int)
  /// An element of a section is out of range or out of order.
  case wrongValue(Section, index: Int)
}
