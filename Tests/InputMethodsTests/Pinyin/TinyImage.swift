/// A dictionary image with the words 好, 你 and 你好, whose parts a test can damage.
struct TinyImage {
  var magic = Array("FLPINYIN".utf8)
  var version: UInt32 = 1
  var statedSize: UInt32?
  var syllables = ["hao", "ni"]
  /// The root, `hao`, `ni`, `ni hao`.
  var nodeSyllables: [UInt16] = [0, 0, 1, 0]
  var nodeChildren: [UInt32] = [1, 3, 3, 4, 4]
  var nodeWords: [UInt32] = [0, 0, 1, 2, 3]
  var costs: [UInt16] = [3000, 2000, 4000]
  var text = Array("好你你好".utf16)

  var bytes: [UInt8] {
    let sections: [(count: Int, bytes: [UInt8])] = [
      (syllables.count, syllables.flatMap { Array(($0 + "\0\0\0\0\0\0\0\0").utf8.prefix(8)) }),
      (nodeSyllables.count, nodeSyllables.flatMap(littleEndian)),
      (nodeChildren.count, nodeChildren.flatMap(littleEndian)),
      (nodeWords.count, nodeWords.flatMap(littleEndian)),
      (costs.count, costs.flatMap(littleEndian)),
      (text.count, text.flatMap(littleEndian)),
    ]
    var table: [UInt8] = []
    var body: [UInt8] = []
    for section in sections {
      table += littleEndian(UInt32(72 + body.count)) + littleEndian(UInt32(section.count))
      body += section.bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    let size = statedSize ?? UInt32(72 + body.count)
    return magic + littleEndian(version) + littleEndian(size) + littleEndian(UInt64(0)) + table
      + body
  }
}

private func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: number.littleEndian, Array.init)
}
