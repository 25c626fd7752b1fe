/// One replacement in the text: what `range` held before, and what stands there now.
public struct TextEdit: Hashable, Sendable {
  /// The UTF-16 range that was replaced, in the text before the edit.
  public var range: Range<Int>
  /// What the range held.
  public var replaced: UTF16Text
  /// What was put there.
  public var replacement: UTF16Text

  /// An edit of `range`.
  public init(range: Range<Int>, replaced: UTF16Text, replacement: UTF16Text) {
    self.range = range
    self.replaced = replaced
    self.replacement = replacement
  }

  /// Where the replacement lies in the text after the edit.
  public var resultRange: Range<Int> {
    range.lowerBound..<(range.lowerBound + replacement.count)
  }

  /// The smallest edit that turns `old` into `new`: common prefix and suffix are left out.
  public static func difference(from old: UTF16Text, to new: UTF16Text) -> TextEdit {
    let prefix = old.commonPrefix(with: new)
    let suffix = old.commonSuffix(with: new, atMost: min(old.count, new.count) - prefix)
    let range = prefix..<(old.count - suffix)
    return TextEdit(
      range: range, replaced: old[range], replacement: new[prefix..<(new.count - suffix)])
  }
}
