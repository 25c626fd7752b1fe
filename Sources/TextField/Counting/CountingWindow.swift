/// The part of a text that an edit can make cost something else.
///
/// A boundary is free of context for a unit if the text on its two sides costs the same together or
/// apart, whatever lies beyond. Between the nearest free boundaries before and after an edit, and
/// nowhere else, the cost changes. They are usually a scalar or two away; a window is as long as the
/// run only for a run of marks on one letter, of flags after the edit, and in `twitter` of an address.
struct CountingWindow {
  private let rules: ComposedSequenceRules
  private let unit: CountingUnit
  private let edit: Range<Int>
  private let links: LinkRun?

  /// The window of replacing `edit` in `text` by `new`, in `unit`.
  init(text: UTF16Text, unit: CountingUnit, edit: Range<Int>, new: UTF16Text) {
    rules = ComposedSequenceRules(units: text.units)
    self.unit = unit
    self.edit = edit
    links = unit == .twitter ? LinkRun(units: text.units, edit: edit, new: new.units) : nil
  }

  /// The edit widened to the nearest free boundaries, UTF-16 offsets in the text as it was.
  var range: Range<Int> { lowerBoundary..<upperBoundary }

  private var lowerBoundary: Int {
    var right = edit.lowerBound
    while right > 0 {
      let scalar = rules.scalarRange(at: right - 1)
      right = scalar.lowerBound
      // The edit may cut a pair, or complete one: the scalar must be whole and stay as it is.
      guard scalar.upperBound <= edit.lowerBound else { continue }
      if isFree(right) || isBetweenFlags(right) { return right }
    }
    return 0
  }

  private var upperBoundary: Int {
    var left = edit.upperBound
    while left < rules.units.count {
      let scalar = rules.scalarRange(at: left)
      left = scalar.upperBound
      if scalar.lowerBound >= edit.upperBound, isFree(left) { return left }
    }
    return rules.units.count
  }

  private func isFree(_ boundary: Int) -> Bool {
    guard let left = rules.scalar(at: boundary - 1), let right = rules.scalar(at: boundary) else {
      return false
    }
    return switch unit {
    case .utf16, .scalar, .utf8, .gb18030, .wechat, .weibo: true
    case .grapheme: left.isAlwaysApart(from: right)
    case .twitter: left.isAlwaysApart(from: right) && links?.spans(boundary) != true
    }
  }

  /// Whether whole flags end before `boundary`, counted from the start of their run.
  private func isBetweenFlags(_ boundary: Int) -> Bool {
    guard rules.scalar(at: boundary)?.isRegionalIndicator == true else { return false }
    let run = rules.start(upTo: boundary, while: \.isRegionalIndicator)
    return boundary > run && (boundary - run).isMultiple(of: 4)
  }
}

extension Unicode.Scalar {
  /// Whether a grapheme cluster ends between the two, whatever stands before and after them.
  ///
  /// What the two alone do decides it, except where Unicode's rules look further back: through
  /// flags, behind a joiner, and from an Indic letter through marks to a virama.
  fileprivate func isAlwaysApart(from right: Unicode.Scalar) -> Bool {
    if isPlain, right.isPlain { return self != "\r" }
    if self == .zeroWidthJoiner || isRegionalIndicator && right.isRegionalIndicator { return false }
    if isExtend, right.mayBeIndicConsonant { return false }
    return !joins(right)
  }

  private var isPlain: Bool { UInt16(exactly: value)?.isPlain ?? false }

  /// Wider than the property, which the standard library does not publish.
  private var mayBeIndicConsonant: Bool {
    properties.generalCategory == .otherLetter && !(0x2E80...0x9FFF).contains(value)
  }

  private func joins(_ right: Unicode.Scalar) -> Bool {
    var pair = ""
    pair.unicodeScalars.append(contentsOf: [self, right])
    return pair.count == 1
  }
}
