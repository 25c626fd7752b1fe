import Limits
import Scenarios

/// What the program remembers from one run to the next, and how that is written.
///
/// A line is `KEY VALUE`, in the words of a scenario's header where it has one; `#` begins a comment.
public struct SavedSettings: Sendable {
  /// Policy, limit, phone and keyboard.
  public var settings = Settings.opening
  /// How the screen looks.
  public var appearance = Appearance()

  /// What the program starts with where nothing is remembered.
  public init() {}

  /// Reads what was written; what is wrong is left out.
  /// - Parameters:
  ///   - source: the text.
  ///   - faults: gets what is wrong, in order of the lines.
  public init(_ source: SourceFile, faults: inout [SettingsFault]) {
    func fault(_ diagnostic: Diagnostic) -> SettingsFault {
      .line(diagnostic.place.line, in: source.name, diagnostic.error)
    }
    var header = HeaderReader(source)
    var firstLines: [String: Int] = [:]
    for (index, text) in source.lines.enumerated() {
      let line = index + 1
      let words = text.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let key = words.first else { continue }
      if HeaderReader.words.contains(key) {
        faults += header.read(line: line).map(fault)
      } else if let item = AppearanceSwitch.all.first(where: { $0.name == key }) {
        if let first = firstLines.updateValue(line, forKey: key) {
          faults.append(.line(line, in: source.name, .duplicate(key, firstLine: first)))
        } else if words.count != 2 || !item.set(words[1], in: &appearance) {
          let value = words.dropFirst().joined(separator: " ")
          let error = ScenarioError.badSwitchValue(name: key, value: value, values: item.values)
          faults.append(.line(line, in: source.name, error))
        }
      } else {
        let known = HeaderReader.words + AppearanceSwitch.all.map(\.name)
        let nearest = NearestWord.to(key, among: known)
        faults.append(.unknown(key, nearest: nearest, line: line, in: source.name))
      }
    }
    let faultsOfAll = header.finish()
    faults += faultsOfAll.map(fault)
    if let policy = header.policy { settings = Settings(policy: policy) }
    let opening = settings
    settings.take(header.header)
    settings.limit = settings.limit ?? opening.limit
    settings.unit = settings.unit ?? opening.unit
    // What each line allows may still not go together.
    if (try? settings.configuration(for: settings.policy)) == nil { settings = .opening }
  }

  /// The text that is read back as the same settings.
  public var text: String {
    var header = settings.header
    header.text = ""
    header.focused = true
    let shared = header.lines(title: "", policies: [settings.policy.id]).filter {
      !$0.hasPrefix("title ")
    }
    let own = AppearanceSwitch.all.compactMap { item in
      item.value(appearance).map { "\(item.name) \($0)" }
    }
    return ([Self.remark] + shared + own).map { $0 + "\n" }.joined()
  }

  private static let remark = "# What fieldlab starts with, written by --save-settings."
}

extension AppState {
  /// What is in force now, to be remembered.
  public var savedSettings: SavedSettings {
    var saved = SavedSettings()
    saved.settings = workbench.settings
    if saved.settings.limit != nil, let limit = workbench.leading.policy.limit {
      saved.settings.unit = limit.unit
    }
    saved.settings.keyboard = workbench.leading.keyboard.name
    saved.appearance = appearance
    saved.appearance.language = language
    saved.appearance.showsDetails = showsDetails
    saved.appearance.showsKeyboard = onScreen.isShown
    saved.appearance.reportsClicks = onScreen.takesClicks
    return saved
  }

  /// Makes the screen look as it was remembered or asked for.
  public mutating func take(_ appearance: Appearance) {
    self.appearance = appearance
    if let language = appearance.language { self.language = language }
    showsDetails = appearance.showsDetails
    onScreen.isShown = appearance.showsKeyboard
    onScreen.takesClicks = appearance.reportsClicks
  }
}
