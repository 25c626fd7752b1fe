import FieldLabUI
import Limits
import Scenarios
import Screen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The screen after each step of scenarios, as files.
enum StepPictures {
  private static let size = Size(rows: 30, columns: 100)

  /// Writes `NAME-000.svg`, the screen before the first step, and one for each step.
  /// - Parameters:
  ///   - scenarios: what is drawn; those of one name get a number behind it.
  ///   - folder: where the files go; it is made if it is not there.
  ///   - language: the language of the words on the screen.
  /// - Throws: why one cannot be written.
  static func write(
    _ scenarios: [Scenario], in folder: String, _ language: Language
  ) throws(FileError) {
    if mkdir(folder, 0o777) != 0, errno != EEXIST {
      throw .cannotWrite(folder, errno: errno)
    }
    var uses: [String: Int] = [:]
    for scenario in scenarios {
      let name = stem(of: scenario.name)
      let use = uses[name, default: 0] + 1
      uses[name] = use
      try write(scenario, to: folder + "/" + (use == 1 ? name : "\(name)-\(use)"), language)
    }
  }

  private static func write(
    _ scenario: Scenario, to stem: String, _ language: Language
  ) throws(FileError) {
    guard let playback = try? Playback(scenario) else { return }
    for (number, picture) in playback.pictures(size, in: language).enumerated() {
      let digits = String(number)
      let padding = String(repeating: "0", count: max(0, 3 - digits.count))
      var file = try ReplacedFile("\(stem)-\(padding)\(digits).svg")
      file.sink.write(picture)
      try file.finish()
    }
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".scenario") ? String(name.dropLast(9)) : name
  }
}
