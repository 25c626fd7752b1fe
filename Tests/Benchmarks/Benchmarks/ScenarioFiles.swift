#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary folder with scenario files.
struct ScenarioFiles {
  let path: String
  private let names: [String]

  /// Many small files, as testers write them: a header, four steps, what is expected after each.
  init(count: Int) throws {
    try self.init(
      (0..<count).map { index in
        (
          "case-\(index).scenario",
          """
          title "case \(index)"
          policy combined
          limit 10
          keys nihao
          expect marked "ni\\u{2006}hao"
          pick 1
          expect unmarked
          paste "一二三四五六七八九十"
          keys {backspace*\(1 + index % 4)}
          expect accepted

          """
        )
      })
  }

  /// Files of these names and texts.
  init(_ files: [(name: String, text: String)]) throws {
    var template = Array("/tmp/fieldlab-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Trouble.system("mkdtemp", errno: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    names = files.map(\.name)
    for (name, text) in files {
      guard let file = fopen(path + "/" + name, "w") else {
        throw Trouble.system(name, errno: errno)
      }
      defer { fclose(file) }
      fputs(text, file)
    }
  }

  func remove() {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }
}
