/// The analyses made last, by their keys as bytes; a new one takes the place of the oldest.
///
/// Bytes, because equal strings may have different ones (`é`), and an analysis depends on them.
struct AnalysisMemo: Sendable {
  private let capacity: Int
  private var analyses: [[UInt8]: PinyinAnalysis] = [:]
  private var order: [[UInt8]] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(keys: [UInt8]) -> PinyinAnalysis? { analyses[keys] }

  mutating func insert(_ analysis: PinyinAnalysis, for keys: [UInt8]) {
    guard analyses.updateValue(analysis, forKey: keys) == nil else { return }
    if order.count < capacity {
      order.append(keys)
    } else {
      analyses[order[oldest]] = nil
      order[oldest] = keys
      oldest = (oldest + 1) % capacity
    }
  }
}
