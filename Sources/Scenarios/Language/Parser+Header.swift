import Emulator
import InputMethods
import Limits
import TextField

/// The lines before the first step.
extension Parser {
  private static let longestPattern = 1_000

  mutating func headerLine(
    _ verb: Verb, at place: SourcePlace, _ reader: inout LineReader
  ) throws(Diagnostic) {
    if verb != .set { noteHeader(verb.rawValue, at: place) }
    switch verb {
    case .title: title = try reader.string().string
    case .policy: try policyLine(&reader)
    case .limit:
      header.limit = try limit(&reader)
      header.unit = try optionalUnit(&reader)
    case .system: try systemLine(&reader)
    case .keyboard: header.keyboard = try name(KeyboardName.self, .keyboard, &reader)
    case .field: header.field = try name(FieldPreset.self, .field, &reader)
    case .filter: header.filter = try name(ContentFilter.self, .filter, &reader)
    case .pattern: try patternLine(&reader)
    case .set: try setLine(&reader)
    case .custom: try customLine(&reader)
    case .text: header.text = try reader.string()
    case .unfocused: header.focused = false
    default: throw Diagnostic(.unexpected("\"\(verb.rawValue)\""), at: place)
    }
  }

  /// Notes where a header line stands; each may come once.
  mutating func noteHeader(_ word: String, at place: SourcePlace) {
    if let first = headerPlaces[word] {
      report(.duplicate(word, firstLine: first.line), at: place)
    } else {
      headerPlaces[word] = place
    }
  }

  private mutating func policyLine(_ reader: inout LineReader) throws(Diagnostic) {
    if reader.word(where: { $0 == "*" }) != nil {
      listed = PolicyCatalog.all
      return
    }
    let ids = try policyList(&reader)
    listed = ids.compactMap { id in PolicyChoice.policy(id, besides: override ?? []) }
  }

  private mutating func patternLine(_ reader: inout LineReader) throws(Diagnostic) {
    let place = reader.place
    let pattern = try reader.string().string
    guard pattern.count <= Self.longestPattern else {
      throw Diagnostic(.pattern(tooLong: Self.longestPattern), at: place)
    }
    do {
      _ = try SearchPattern(pattern)
    } catch {
      throw Diagnostic(.policy(error), at: place)
    }
    header.pattern = pattern
  }

  /// Chooses the profile; switches that a line before has set stay as they are.
  private mutating func systemLine(_ reader: inout LineReader) throws(Diagnostic) {
    header.profile = SystemProfile(try name(SystemProfile.Name.self, .system, &reader))
    for (choice, value) in switches { _ = choice.set(value, in: &header.profile) }
  }

  private mutating func setLine(_ reader: inout LineReader) throws(Diagnostic) {
    let name = try reader.word(.name)
    let place = reader.lastPlace
    guard let choice = SystemProfile.switches.first(where: { $0.name == name }) else {
      let nearest = NearestWord.to(name, among: SystemProfile.switches.map(\.name))
      throw Diagnostic(.unknown(.switch, name, nearest: nearest), at: place)
    }
    noteHeader("set \(name)", at: place)
    let value = try reader.word(.value)
    guard choice.set(value, in: &header.profile) else {
      throw Diagnostic(
        .badSwitchValue(name: name, value: value, values: choice.values), at: reader.lastPlace)
    }
    switches.append((choice, value))
  }

  // MARK: - Names, shared with steps and expectations

  /// The ids of a list that are right; all that are wrong are reported.
  mutating func policyList(
    _ reader: inout LineReader, note: (inout Parser, String, SourcePlace) -> Void = { _, _, _ in }
  ) throws(Diagnostic) -> [String] {
    var ids: [String] = []
    repeat {
      let id = try reader.word(.policy)
      let place = reader.lastPlace
      if ids.contains(id) {
        report(.duplicate(id, firstLine: place.line), at: place)
      } else if let problem = PolicyChoice.problem(with: id, besides: override ?? []) {
        report(problem, at: place)
      } else {
        ids.append(id)
        note(&self, id, place)
      }
    } while !diagnostics.isFull && reader.comma()
    return ids
  }

  /// The number of a limit; whether the policies take it is found out at the end.
  mutating func limit(_ reader: inout LineReader) throws(Diagnostic) -> Int {
    let limit = try reader.number(in: Bounds.limit)
    limitPlaces.append((limit, reader.lastPlace))
    return limit
  }

  /// A unit, if one is next; whether the policies can count in it is found out at the end.
  mutating func optionalUnit(_ reader: inout LineReader) throws(Diagnostic) -> CountingUnit? {
    guard !reader.isAtEnd else { return nil }
    let unit = try name(CountingUnit.self, .unit, &reader)
    unitPlaces.append((unit, reader.lastPlace))
    return unit
  }

  /// One of the names of a type.
  func name<Name>(
    _ type: Name.Type, _ kind: ScenarioError.Kind, _ reader: inout LineReader
  ) throws(Diagnostic) -> Name where Name: RawRepresentable<String> & CaseIterable {
    let word = try reader.word(kind == .unit ? .unit : .name)
    guard let name = Name(rawValue: word) else {
      let nearest = NearestWord.to(word, among: Name.allCases.map(\.rawValue))
      throw Diagnostic(.unknown(kind, word, nearest: nearest), at: reader.lastPlace)
    }
    return name
  }
}
