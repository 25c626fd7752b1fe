import Limits

/// A reason, as the JSON report has it: the rule's name and the numbers that it compared.
struct ReasonJSON: Encodable {
  var reason: Reason

  private enum Key: String, CodingKey {
    case rule, length, limit, range, confirmed, marked, allowed, searched, sequence, asked, kept
    case filter, restored, inserted, room, cut, of, recorded, actual, arrived
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    func rule(_ name: String, _ numbers: (Key, Int)...) throws {
      try object.encode(name, forKey: .rule)
      for (key, number) in numbers { try object.encode(number, forKey: key) }
    }
    switch reason {
    case .absent: try rule("absent")
    case .switchedOff: try rule("switchedOff")
    case .noLimit: try rule("noLimit")
    case .within(let length, let limit):
      try rule("within", (.length, length), (.limit, limit))
    case .over(let length, let limit): try rule("over", (.length, length), (.limit, limit))
    case .rangeOutside(let range, let length):
      try rule("rangeOutside", (.length, length))
      try object.encode(range.pair, forKey: .range)
    case .full(let confirmed, let limit):
      try rule("full", (.confirmed, confirmed), (.limit, limit))
    case .markTooLong(let marked, let allowed):
      try rule("markTooLong", (.marked, marked), (.allowed, allowed))
    case .roomLeft(let confirmed, let limit, let marked, let allowed):
      try rule("roomLeft", (.confirmed, confirmed), (.limit, limit), (.marked, marked))
      try object.encode(allowed, forKey: .allowed)
    case .matches: try rule("matches")
    case .mismatch(let searched, let length):
      try rule("mismatch", (.searched, searched), (.length, length))
    case .emptied: try rule("emptied")
    case .insertionCut(let inserted, let kept, let room):
      try rule("insertionCut", (.inserted, inserted), (.kept, kept), (.room, room))
    case .composing(let marked): try rule("composing", (.marked, marked))
    case .cutAtLimit(let length, let limit):
      try rule("cutAtLimit", (.length, length), (.limit, limit))
    case .cutBeforeSequence(let length, let limit, let sequence):
      try rule("cutBeforeSequence", (.length, length), (.limit, limit))
      try object.encode(sequence.pair, forKey: .sequence)
    case .cutToSequences(let length, let limit, let asked, let kept):
      try rule("cutToSequences", (.length, length), (.limit, limit), (.kept, kept))
      try object.encode(asked.pair, forKey: .asked)
    case .cutToNothing(let length, let limit):
      try rule("cutToNothing", (.length, length), (.limit, limit))
    case .contentRight(let filter, let length, let limit):
      try rule("contentRight", (.length, length), (.limit, limit))
      try object.encode(filter.rawValue, forKey: .filter)
    case .contentWrong(let filter, let length):
      try rule("contentWrong", (.length, length))
      try object.encode(filter.rawValue, forKey: .filter)
    case .restored(let length, let restored):
      try rule("restored", (.length, length), (.restored, restored))
    case .stillMatches: try rule("stillMatches")
    case .tolerated(let length, let limit):
      try rule("tolerated", (.length, length), (.limit, limit))
    case .revertedEdit(let length, let limit):
      try rule("revertedEdit", (.length, length), (.limit, limit))
    case .cutBeforeCaret(let length, let limit, let cut):
      try rule("cutBeforeCaret", (.length, length), (.limit, limit))
      try object.encode(cut.pair, forKey: .cut)
    case .takesAway: try rule("takesAway")
    case .fitsInPart(let kept, let all, let limit):
      try rule("fitsInPart", (.kept, kept), (.of, all), (.limit, limit))
    case .mayRewrite(let length, let limit):
      try rule("mayRewrite", (.length, length), (.limit, limit))
    case .takesBack: try rule("takesBack")
    case .entryCorrected(let recorded, let actual):
      try rule("entryCorrected")
      try object.encode(recorded.pair, forKey: .recorded)
      try object.encode(actual.pair, forKey: .actual)
    case .listening: try rule("listening")
    case .halfRewritten: try rule("halfRewritten")
    case .cutIncoming(let length, let limit, let cut):
      try rule("cutIncoming", (.length, length), (.limit, limit))
      try object.encode(cut.pair, forKey: .cut)
    case .putBack(let length, let limit, let arrived):
      try rule("putBack", (.length, length), (.limit, limit))
      try object.encode(arrived.pair, forKey: .arrived)
    }
  }
}
