/// Runs of words, each cheapest first, merged on demand: a binary heap of the runs' first words.
struct WordQueue: Sendable {
  private struct Run {
    var cost: Int32
    var word: Int
    var end: Int
    var penalty: Int32

    static func < (left: Run, right: Run) -> Bool {
      (left.cost, left.word) < (right.cost, right.word)
    }
  }

  private var heap: [Run] = []

  /// Adds a run; `penalty` is added to the cost of each of its words.
  mutating func add(_ words: Range<Int>, penalty: Int32, costs: [UInt16]) {
    guard let first = words.first else { return }
    let cost = Int32(costs[first]) + penalty
    heap.append(Run(cost: cost, word: first, end: words.upperBound, penalty: penalty))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes the cheapest word; of equal ones the lower number.
  mutating func popFirst(costs: [UInt16]) -> Int? {
    guard let first = heap.first else { return nil }
    let next = first.word + 1
    if next < first.end {
      heap[0].word = next
      heap[0].cost = Int32(costs[next]) + first.penalty
    } else {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
    }
    sinkFirst()
    return first.word
  }

  private mutating func sinkFirst() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
