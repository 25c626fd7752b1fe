import Limits
import Scenarios

/// What the program remembers from one run to the next, and how that is written.
///
/// A line is `KEY VALUE`, in the words of a scenario's header where it has one; `#` begins a comment.
public struct SavedSettings: Sendable {
  /// Policy, limit, phone and keyboard.
  public var settings = Settings.opening
  /// The policies side by side; none where nothing is compared.
  public var compared: [PolicyDescription] = []
  /// How the screen looks.
  public var appearance = Appearance()

  /// What the program starts with where nothing is remembered.
  public init() {}

  private static let compareKey = "compare"

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
      } else if !Self.ownKeys.contains(key) {
        let nearest = NearestWord.to(key, among: HeaderReader.words + Self.ownKeys)
        faults.append(.unknown(key, nearest: nearest, line: line, in: source.name))
      } else if let first = firstLines.updateValue(line, forKey: key) {
        faults.append(.line(line, in: source.name, .duplicate(key, firstLine: first)))
      } else {
        do throws(ScenarioError) {
          try take(words.dropFirst().joined(separator: " "), of: key)
        } catch {
          faults.append(.line(line, in: source.name, error))
        }
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
    let final = settings
    compared.removeAll { (try? final.configuration(for: $0)) == nil }
  }

  /// The keys that a scenario's header does not have.
  private static let ownKeys = [compareKey] + AppearanceSwitch.all.map(\.name)

  /// Takes a line with one of those keys.
  private mutating func take(_ value: String, of key: String) throws(ScenarioError) {
    guard let item = AppearanceSwitch.all.first(where: { $0.name == key }) else {
      compared = try PolicyChoice.policies(listed: value)
      return
    }
    guard item.set(value, in: &appearance) else {
      throw .badSwitchValue(name: key, value: value, values: item.values)
    }
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
    let ids = compared.map(\.id).joined(separator: ", ")
    let rows = ids.isEmpty ? [] : ["\(Self.compareKey) \(ids)"]
    return ([Self.remark] + shared + rows + own).map { $0 + "\n" }.joined()
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
    saved.compared = workbench.compared
    saved.settings.keyboard = workbench.leading.keyboard.name
    saved.appearance = appearance
    saved.appearance.language = language
    saved.appearance.view = view
    saved.appearance.panel = logPanel
    saved.appearance.showsPhoneFrame = showsPhoneFrame
    saved.appearance.showsDetails = showsDetails
    saved.appearance.showsKeyboard = onScreen.isShown
    saved.appearance.reportsClicks = onScreen.takesClicks
    return saved
  }

  /// Makes the screen look as it was remembered or asked for.
  public mutating func take(_ appearance: Appearance) {
    self.appearance = appearance
    if let language = appearance.language { self.language = language }
    view = appearance.view
    logPanel = appearance.panel
    showsPhoneFrame = appearance.showsPhoneFrame
    showsDetails = appearance.showsDetails
    onScreen.isShown = appearance.showsKeyboard
    onScreen.takesClicks = appearance.reportsClicks
  }
}
