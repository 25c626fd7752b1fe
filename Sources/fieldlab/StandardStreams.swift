import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What has to be right before anything is read or written.
enum StandardStreams {
  /// Runs the program with the arguments of the process.
  static func run(
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int
  ) -> Int32 {
    openWhereClosed()
    var words: [String] = []
    var program = Program(language: Language { getenv($0).map { String(cString: $0) } })
    for index in 1..<max(1, count) {
      guard let argument = arguments[index] else { break }
      guard let word = String(validatingCString: argument) else {
        return program.refuse(.notUTF8(argument: index)).rawValue
      }
      words.append(word)
    }
    return program.run(words).rawValue
  }

  /// Without this, the first file that is opened would become a closed standard stream.
  ///
  /// Only for reading, so that text for a closed standard output is not lost without a word.
  private static func openWhereClosed() {
    while true {
      let descriptor = open("/dev/null", O_RDONLY)
      guard descriptor >= 0 else { return }
      if descriptor > STDERR_FILENO {
        close(descriptor)
        return
      }
    }
  }
}
