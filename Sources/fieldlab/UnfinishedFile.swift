import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that is being written beside an old one, which a signal that ends the program takes along.
///
/// A handler may call little more than `unlink`, so the path lies ready as a C string. Where somebody
/// else answers a signal or has it ignored, that stays so: the program does not end by it then.
enum UnfinishedFile {
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE]

  /// The address of the path; 0 while there is no such file.
  ///
  /// A handler cannot capture anything, so the path has to be found under a fixed name.
  private static let path = Atomic<UInt>(0)

  /// Watches over a file from before it is made.
  static func begin(at name: String) {
    path.store(UInt(bitPattern: strdup(name)), ordering: .sequentiallyConsistent)
    for number in endings {
      let other = signal(number) { UnfinishedFile.die(of: $0) }
      if other != nil { signal(number, other) }
    }
  }

  /// Leaves the file alone from here on.
  static func end() {
    // The string is not freed: a handler in another thread may be reading it.
    path.store(0, ordering: .sequentiallyConsistent)
  }

  private static func die(of number: Int32) {
    let address = UnfinishedFile.path.load(ordering: .sequentiallyConsistent)
    if let name = UnsafePointer<CChar>(bitPattern: address) { unlink(name) }
    signal(number, SIG_DFL)
    // Blocked until the handler returns; then it ends the program as it would have.
    raise(number)
  }
}
