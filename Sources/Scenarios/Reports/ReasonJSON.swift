import Limits

/// A reason, as the JSON report has it: the rule's name and the numbers that it compared.
struct ReasonJSON: JSONWritable {
  var reason: Reason

  func write(to json: inout JSONWriter) {
    json.object(writeMembers)
  }

  private func writeMembers(to json: inout JSONWriter) {
    func rule(_ name: String, _ numbers: (key: String, value: Int)...) {
      json.member("rule", name)
      for number in numbers { json.member(number.key, number.value) }
    }
    switch reason {
    case .absent: rule("absent")
    case .switchedOff: rule("switchedOff")
    case .noLimit: rule("noLimit")
    case .within(let length, let limit):
      rule("within", ("length", length), ("limit", limit))
    case .over(let length, let limit): rule("over", ("length", length), ("limit", limit))
    case .rangeOutside(let range, let length):
      rule("rangeOutside", ("length", length))
      json.member("range", range.pair)
    case .full(let confirmed, let limit):
      rule("full", ("confirmed", confirmed), ("limit", limit))
    case .markTooLong(let marked, let allowed):
      rule("markTooLong", ("marked", marked), ("allowed", allowed))
    case .roomLeft(let confirmed, let sum, let limit, let marked, let allowed):
      rule("roomLeft", ("confirmed", confirmed), ("limit", limit), ("marked", marked))
      if let sum { json.member("sum", sum) }
      json.member("allowed", allowed)
    case .matches: rule("matches")
    case .mismatch(let searched, let length):
      rule("mismatch", ("searched", searched), ("length", length))
    case .emptied: rule("emptied")
    case .insertionCut(let inserted, let kept, let room):
      rule("insertionCut", ("inserted", inserted), ("kept", kept), ("room", room))
    case .composing(let marked): rule("composing", ("marked", marked))
    case .cutAtLimit(let length, let limit):
      rule("cutAtLimit", ("length", length), ("limit", limit))
    case .cutBeforeSequence(let length, let limit, let sequence):
      rule("cutBeforeSequence", ("length", length), ("limit", limit))
      json.member("sequence", sequence.pair)
    case .cutToSequences(let length, let limit, let asked, let kept):
      rule("cutToSequences", ("length", length), ("limit", limit), ("kept", kept))
      json.member("asked", asked.pair)
    case .cutToNothing(let length, let limit):
      rule("cutToNothing", ("length", length), ("limit", limit))
    case .contentRight(let filter, let length, let limit):
      rule("contentRight", ("length", length), ("limit", limit))
      json.member("filter", filter.rawValue)
    case .contentWrong(let filter, let length):
      rule("contentWrong", ("length", length))
      json.member("filter", filter.rawValue)
    case .restored(let length, let restored):
      rule("restored", ("length", length), ("restored", restored))
    case .stillMatches: rule("stillMatches")
    case .tolerated(let length, let limit):
      rule("tolerated", ("length", length), ("limit", limit))
    case .revertedEdit(let length, let limit):
      rule("revertedEdit", ("length", length), ("limit", limit))
    case .cutBeforeCaret(let length, let limit, let cut):
      rule("cutBeforeCaret", ("length", length), ("limit", limit))
      json.member("cut", cut.pair)
    case .takesAway: rule("takesAway")
    case .fitsInPart(let kept, let all, let limit):
      rule("fitsInPart", ("kept", kept), ("of", all), ("limit", limit))
    case .mayRewrite(let length, let limit):
      rule("mayRewrite", ("length", length), ("limit", limit))
    case .takesBack: rule("takesBack")
    case .entryCorrected(let recorded, let actual):
      rule("entryCorrected")
      json.member("recorded", recorded.pair)
      json.member("actual", actual.pair)
    case .listening: rule("listening")
    case .halfRewritten: rule("halfRewritten")
    case .cutIncoming(let length, let limit, let cut):
      rule("cutIncoming", ("length", length), ("limit", limit))
      json.member("cut", cut.pair)
    case .putBack(let length, let limit, let arrived):
      rule("putBack", ("length", length), ("limit", limit))
      json.member("arrived", arrived.pair)
    }
  }
}
