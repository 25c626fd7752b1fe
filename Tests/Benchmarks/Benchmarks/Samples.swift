/// Measurements of one thing.
struct Samples {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var count: Int { values.count }
  var median: Double { quantile(0.5) }
  var p99: Double { quantile(0.99) }

  /// The value below which that part of the measurements lies; not a number where there are none.
  func quantile(_ part: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    return values.sorted()[min(values.count - 1, Int(Double(values.count) * part))]
  }
}

extension Duration {
  var seconds: Double { self / .seconds(1) }
  var milliseconds: Double { self / .milliseconds(1) }
  var microseconds: Double { self / .microseconds(1) }
}
