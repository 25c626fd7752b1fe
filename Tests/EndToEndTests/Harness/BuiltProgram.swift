import Foundation

/// The `fieldlab` that was built together with these tests.
enum BuiltProgram {
  private final class Marker {}

  /// Its folder: beside the test bundle, whatever the configuration and the build folder.
  static var folder: URL {
    get throws {
      let places = [
        Bundle(for: Marker.self).bundleURL.deletingLastPathComponent(),
        Bundle.main.bundleURL,
        package.appending(path: ".build/debug"),
        package.appending(path: ".build/release"),
      ]
      let found = places.first {
        FileManager.default.isExecutableFile(atPath: $0.appending(path: "fieldlab").path)
      }
      guard let found else { throw NotBuilt(places: places) }
      return found
    }
  }

  /// The program's path.
  static var path: String {
    get throws { try folder.appending(path: "fieldlab").path }
  }

  /// How many published cases there are, in the folder that the program's own are made from.
  static var publishedCases: Int {
    get throws {
      let folder = package.appending(path: "Docs/Cases/published").path
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .count { $0.hasSuffix(".scenario") }
    }
  }

  /// The folder of the package.
  static var package: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// What the program finds around it, the same on every machine.
  static func environment(home: String) throws -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    let systemPath = own["PATH"] ?? "/usr/bin:/bin"
    let environment = [
      "PATH": try folder.path + ":" + systemPath, "HOME": home, "SHELL": "/bin/sh",
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PS1": "$ ",
    ]
    // What curses knows of the terminal is never freed, which is no leak that a sanitizer should tell.
    return environment.merging(own.filter { $0.key == "ASAN_OPTIONS" }) { $1 }
  }

  /// The program was not found.
  struct NotBuilt: Error {
    var places: [URL]
  }
}
