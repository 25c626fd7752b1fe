import Testing

@testable import InputMethods

@Suite struct WordQueueTests {
  @Test func `Runs are merged by cost with penalty, then by number`() {
    let costs: [UInt16] = [10, 20, 30, 5, 20, 6, 7, 8, 1]
    var queue = WordQueue()
    queue.add(0..<3, penalty: 0, costs: costs)
    queue.add(3..<5, penalty: 0, costs: costs)
    queue.add(5..<8, penalty: 13, costs: costs)
    queue.add(8..<8, penalty: 0, costs: costs)
    queue.add(8..<9, penalty: 100, costs: costs)
    var words: [Int] = []
    while let word = queue.popFirst(costs: costs) { words.append(word) }
    #expect(words == [3, 0, 5, 1, 4, 6, 7, 2, 8])
  }

  @Test(arguments: [1, 2, 3, 7, 8, 40])
  func `Any number of runs comes out sorted`(runCount: Int) {
    let costs = (0..<runCount).flatMap { run in (0..<5).map { UInt16($0 * 7 + run * 13 % 11) } }
    var queue = WordQueue()
    for run in 0..<runCount { queue.add(run * 5..<run * 5 + 5, penalty: 3, costs: costs) }
    var words: [Int] = []
    while let word = queue.popFirst(costs: costs) { words.append(word) }
    #expect(words == costs.indices.sorted { (costs[$0], $0) < (costs[$1], $1) })
  }
}
