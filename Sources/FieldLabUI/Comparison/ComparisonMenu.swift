import Limits
import Scenarios

/// The list in which compared policies are chosen and put in order.
public struct ComparisonMenu: Sendable {
  /// One line: a policy, chosen or not.
  public struct Item: Sendable {
    /// The policy's id.
    public let id: String
    /// What runs, in a line.
    public let summary: String
    /// Whether it gets a row.
    public fileprivate(set) var isChosen: Bool
  }

  /// The list, in the order in which the rows are shown.
  public private(set) var items: [Item]
  /// The place of the item under the bar.
  public private(set) var selected = 0

  /// A list of all policies: those that are chosen first, in their order, and then the others.
  init(chosen: [PolicyDescription], selected id: String, in language: Language) {
    let others = PolicyCatalog.all.filter { policy in !chosen.contains { $0.id == policy.id } }
    func item(_ policy: PolicyDescription, isChosen: Bool) -> Item {
      let summary = PolicyWording.summary(of: policy, in: language)
      return Item(id: policy.id, summary: summary, isChosen: isChosen)
    }
    items =
      chosen.map { item($0, isChosen: true) } + others.map { item($0, isChosen: false) }
    selected = items.firstIndex { $0.id == id } ?? 0
  }

  /// The ids that are chosen, in their order.
  public var chosen: [String] { items.filter(\.isChosen).map(\.id) }

  /// Moves the bar; by one it goes round the ends, by more it stops there.
  mutating func move(by steps: Int) {
    let next = selected + steps
    if abs(steps) == 1 {
      selected = (next + items.count) % max(1, items.count)
    } else {
      selected = min(max(0, next), max(0, items.count - 1))
    }
  }

  /// Puts the bar on an item; nothing happens where there is none.
  mutating func select(_ place: Int) {
    if items.indices.contains(place) { selected = place }
  }

  /// Checks the item under the bar, or takes its check away.
  mutating func toggle() {
    guard items.indices.contains(selected) else { return }
    items[selected].isChosen.toggle()
  }

  /// Moves the item under the bar by one place, and the bar with it; false at the ends.
  mutating func moveItem(by step: Int) -> Bool {
    let place = selected + step
    guard items.indices.contains(selected), items.indices.contains(place) else { return false }
    items.swapAt(selected, place)
    selected = place
    return true
  }

  /// Chooses those for which `isChosen` holds, and no other.
  mutating func choose(where isChosen: (String) -> Bool) {
    for index in items.indices { items[index].isChosen = isChosen(items[index].id) }
  }
}
