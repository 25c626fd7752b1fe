/// One part of a syllable as it was typed: a letter, or two that became one, as ㅗ and ㅏ become ㅘ.
struct JamoCluster: Hashable, Sendable {
  /// The key that came first.
  let first: Jamo
  /// The key that joined it.
  let second: Jamo?
  /// What they look like.
  let letter: Jamo

  /// A letter of one key.
  init(_ jamo: Jamo) {
    first = jamo
    second = nil
    letter = jamo
  }

  /// A letter of two keys; nil where they do not make one.
  private init?(_ first: Jamo, _ second: Jamo) {
    guard let letter = first.joined(with: second) else { return nil }
    self.first = first
    self.second = second
    self.letter = letter
  }

  /// The key that came last.
  var last: Jamo { second ?? first }

  /// The letter that a further key makes of this one; nil where it does not join.
  func adding(_ jamo: Jamo) -> JamoCluster? {
    second == nil ? JamoCluster(first, jamo) : nil
  }

  /// What is left without the last key; nil for nothing.
  func removingLast() -> JamoCluster? {
    second == nil ? nil : JamoCluster(first)
  }
}
