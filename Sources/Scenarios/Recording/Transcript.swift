import Emulator
import InputMethods

/// What was done, written down as a scenario that expects what was seen.
///
/// A step can be added to its text at any time, and the text is a scenario after each; `text` joins the
/// keys that were typed one after the other, `growingText` has a line for each and only ever grows.
public struct Transcript: Sendable {
  fileprivate enum Entry: Sendable {
    case step(Scenario.Action, [Sighting]?)
    case remark(String)
  }

  /// The lines before the first step.
  public let header: [String]
  /// The opening state and everything since, as it was added.
  public private(set) var growingText: String

  /// Whether a check was switched off, after which nothing can be expected of a scenario that runs both.
  public var hasCheckOff = false

  private let opening: [Sighting]
  /// Time that passed since the last step; it is written before the next one.
  private var time = Duration.zero
  private var entries: [Entry] = []

  /// A transcript of nothing yet.
  /// - Parameters:
  ///   - header: the lines before the first step.
  ///   - opening: what is seen before it; not empty, so that the text is a scenario already.
  public init(header: [String], opening: [Sighting]) {
    self.header = header
    self.opening = opening
    growingText = (header + [""] + opening.lines).text
  }

  /// Adds an event.
  ///
  /// Time is added to what has passed, and written only when something is done again.
  /// - Parameters:
  ///   - event: what was done.
  ///   - sightings: what it was seen to do, one for each policy; nil when nothing is to be expected.
  /// - Returns: the lines that `growingText` has grown by; none for time.
  @discardableResult
  public mutating func append(_ event: InputEvent, seeing sightings: [Sighting]?) -> String {
    if case .tick(let time) = event {
      self.time += time
      return ""
    }
    let tick = time == .zero ? "" : append(.step(.event(.tick(time)), nil))
    time = .zero
    var action = Scenario.Action.event(event)
    if case .key(let key) = event {
      var keys = KeySequence()
      keys.append(key)
      action = .keys(keys)
    }
    return tick + append(.step(action, sightings))
  }

  /// Adds a comment.
  /// - Parameter words: one line.
  /// - Returns: the lines that `growingText` has grown by.
  @discardableResult
  public mutating func append(remark words: String) -> String {
    append(.remark(words))
  }

  private mutating func append(_ entry: Entry) -> String {
    entries.append(entry)
    let added = entry.lines.text
    growingText += added
    return added
  }

  /// The whole scenario, keys in a row on one line.
  ///
  /// A key that was refused, or after which something was cut, ends its line, so that this is expected of
  /// it.
  public var text: String {
    var joined: [Entry] = []
    for entry in entries {
      if case .step(.keys(let more), let sightings) = entry,
        case .step(.keys(var keys), let seen?)? = joined.last, seen.allSatisfy(\.isUneventful),
        keys.count + more.count <= Self.keysInLine, sightings != nil
      {
        for key in more { keys.append(key) }
        joined[joined.count - 1] = .step(.keys(keys), sightings)
      } else {
        joined.append(entry)
      }
    }
    return (header + [""] + opening.lines + joined.flatMap(\.lines)).text
  }

  /// More keys make a line that nobody reads.
  private static let keysInLine = 60
}

extension Transcript.Entry {
  fileprivate var lines: [String] {
    switch self {
    case .step(let action, let sightings): [action.notation] + (sightings?.lines ?? [])
    case .remark(let words): ["# " + words]
    }
  }
}

extension [String] {
  /// The lines, each of them ended.
  fileprivate var text: String { map { $0 + "\n" }.joined() }
}
