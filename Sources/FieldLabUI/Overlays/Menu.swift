/// A list to choose from.
public struct Menu: Sendable {
  /// What the choice is for.
  public enum Purpose: Sendable {
    /// Which policy runs.
    case policy
    /// Which keyboard is up.
    case keyboard
    /// What the system does.
    case system
    /// How the system behaves.
    case profile
    /// The switches of `custom`.
    case custom
    /// The content filter of the policies that have one.
    case filter
    /// Which lines of the trace are shown.
    case trace
    /// The language of the screen.
    case language
    /// From where on a recording expects what was seen.
    case recording
  }

  /// One line of the list.
  public struct Item: Sendable {
    /// What is chosen.
    public var id: String
    /// The line's first column; the id where it is nil.
    public var name: String?
    /// What it is set to, the second column; empty where it is nothing that can be set.
    public var value = ""
    /// What it is, the last column.
    public var detail: String
    /// What stands below the list while it is under the bar; the detail where it is cut.
    public var explanation: String?
  }

  /// What the choice is for.
  public let purpose: Purpose
  /// The line above the list.
  public let title: String
  /// The list.
  public let items: [Item]
  /// The place of the item under the bar.
  public private(set) var selected: Int

  init(_ purpose: Purpose, title: String, items: [Item], selected id: String) {
    self.purpose = purpose
    self.title = title
    self.items = items
    selected = items.firstIndex { $0.id == id } ?? 0
  }

  /// Moves the bar, round the ends.
  mutating func move(by steps: Int) {
    guard !items.isEmpty else { return }
    selected = (selected + steps + items.count) % items.count
  }

  /// Moves the bar to the next item that starts with `letter`.
  mutating func jump(to letter: Character) {
    for step in 1...max(1, items.count) {
      let index = (selected + step) % max(1, items.count)
      if items.indices.contains(index), items[index].id.first == letter {
        selected = index
        return
      }
    }
  }
}
