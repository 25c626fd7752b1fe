extension Range<Int> {
  /// The range as Swift writes it.
  ///
  /// What a range says of itself takes ten times as long, and every line of a trace has one.
  var notation: String { "\(lowerBound)..<\(upperBound)" }
}
