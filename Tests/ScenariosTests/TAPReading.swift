/// A report read by the rules of TAP 14, with no knowledge of who wrote it.
struct TAPReading: Equatable {
  /// One test point.
  struct Point: Equatable {
    var isOK: Bool
    var number: Int
    var description: String
    /// The word of a directive, and what follows it.
    var directive: String?
    /// The lines of its YAML block, their indentation taken away.
    var yaml: [String] = []
  }

  var points: [Point] = []
  var plan: Int?
  var comments: [String] = []

  /// What is wrong with a text.
  struct Malformed: Error { var line: String }

  init(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == "TAP version 14" else { throw Malformed(line: "version") }
    guard lines.popLast() == "" else { throw Malformed(line: "last") }
    while let line = lines.popFirst() {
      if line.hasPrefix("# ") {
        comments.append(String(line.dropFirst(2)))
      } else if let match = line.wholeMatch(of: #/1\.\.(\d+)( #.*)?/#) {
        guard plan == nil else { throw Malformed(line: String(line)) }
        plan = Int(match.1)
      } else if line == "  ---" {
        guard !points.isEmpty, let end = lines.firstIndex(of: "  ...") else {
          throw Malformed(line: String(line))
        }
        let block = lines[..<end]
        guard block.allSatisfy({ $0.hasPrefix("  ") }) else { throw Malformed(line: "yaml") }
        points[points.count - 1].yaml = block.map { String($0.dropFirst(2)) }
        lines = lines[(end + 1)...]
      } else {
        points.append(try Point(line))
      }
    }
  }
}

extension TAPReading.Point {
  /// `ok N - DESCRIPTION # DIRECTIVE`; in the description `\#` and `\\` are a character each.
  fileprivate init(_ line: Substring) throws {
    guard let match = line.prefixMatch(of: #/(not )?ok (\d+) - /#), let number = Int(match.2) else {
      throw TAPReading.Malformed(line: String(line))
    }
    self.init(isOK: match.1 == nil, number: number, description: "")
    var rest = line[match.range.upperBound...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next == "#" || next == "\\" {
        description.append(next)
        rest.removeFirst()
      } else if character == "#", description.last == " " {
        directive = rest.drop { $0 == " " }.description
        description.removeLast()
        return
      } else {
        description.append(character)
      }
    }
  }
}
