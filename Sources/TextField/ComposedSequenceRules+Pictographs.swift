/// Emoji sequences: Unicode's rule GB11 with what may stand before and after it.
extension ComposedSequenceRules {
  /// The pictographic sequence that contains `offset`, if there is one.
  ///
  /// `Prepend* pictograph (Extend* ZWJ pictograph)* (Extend | ZWJ | SpacingMark)*`
  func pictographs(around offset: Int) -> Range<Int>? {
    let here = scalarRange(at: offset)
    var core = here
    var end = here.upperBound
    if scalar(at: offset)?.isPostcore == true {
      let afterCore = self.start(upTo: end, while: \.isPostcore)
      guard afterCore > 0 else { return nil }
      core = scalarRange(at: afterCore - 1)
    }
    guard let scalar = scalar(at: core.lowerBound) else { return nil }

    var start = core.lowerBound
    var last = core.upperBound
    if scalar.isPictograph {
      start = firstPictograph(joinedTo: start)
    } else if scalar.isPrepended, core == here {
      // Foundation lets marks stand between the sign and its pictograph.
      let prepended = self.end(from: last, while: \.isPrepended)
      guard let first = endOfNextPictograph(from: prepended, joined: false) else { return nil }
      last = first
    } else {
      return nil
    }
    while let next = endOfNextPictograph(from: last, joined: true) { last = next }
    end = self.end(from: Swift.max(last, end), while: \.isPostcore)
    return self.start(upTo: start, while: \.isPrepended)..<end
  }

  /// Steps back over every `pictograph Extend* ZWJ` that stands before the pictograph at `offset`.
  private func firstPictograph(joinedTo offset: Int) -> Int {
    var first = offset
    while let joiner = scalar(at: first - 1), joiner == .zeroWidthJoiner {
      let extended = start(upTo: first - 1, while: \.isExtend)
      guard let previous = scalar(at: extended - 1), previous.isPictograph else { break }
      first = scalarRange(at: extended - 1).lowerBound
    }
    return first
  }

  /// Where the pictograph after `Extend* ZWJ` ends; the joiner may lack unless `joined`.
  private func endOfNextPictograph(from offset: Int, joined: Bool) -> Int? {
    var pictograph = end(from: offset, while: \.isExtend)
    if scalar(at: pictograph) == .zeroWidthJoiner {
      pictograph += 1
    } else if joined {
      return nil
    }
    guard let scalar = scalar(at: pictograph), scalar.isPictograph else { return nil }
    return scalarRange(at: pictograph).upperBound
  }
}
