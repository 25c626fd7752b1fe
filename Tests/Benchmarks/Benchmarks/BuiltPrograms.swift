/// The programs that were built together with this one.
struct BuiltPrograms {
  let fieldlab: String
  let floor: String

  /// Those in the folder of this program.
  init(beside program: String) {
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let prefix = folder.isEmpty ? "./" : folder.joined(separator: "/") + "/"
    fieldlab = prefix + "fieldlab"
    floor = prefix + "CursesFloor"
  }
}

/// Why something could not be measured.
enum Trouble: Error {
  case system(String, errno: Int32)
  case notReady(String)
  case failed(String, status: Int32)
}
