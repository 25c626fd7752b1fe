import Testing

import class Foundation.ProcessInfo

@Suite("Whatever happens, the twelve properties hold")
struct WalkTests {
  private static let stepsPerWalk = 40
  /// How many steps all the walks have; `make soak` asks for more.
  private static let steps =
    ProcessInfo.processInfo.environment["FIELDLAB_SOAK_STEPS"].flatMap { Int($0) } ?? 40_000
  private static let parts = 8

  @Test("Every keyboard, profile and unit", arguments: 0..<Self.parts)
  func walks(part: Int) {
    let walks = Self.steps / Self.stepsPerWalk / Self.parts
    #expect(walks > 0, "too few steps were asked for")
    for index in 0..<walks {
      let walk = Walk(seed: UInt64(part * walks + index), steps: Self.stepsPerWalk)
      guard walk.failure != nil else { continue }
      let smallest = walk.shrunk()
      Issue.record("\(smallest.failure?.complaint ?? "")\n\(smallest.scenario)")
      return
    }
  }
}
