import FieldLabUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a session on the screen ended.
struct SessionEnd {
  /// The last state.
  var state: AppState
  /// The number of the signal that ended it; nil when the tester did.
  var number: Int32?

  /// Lets the signal end the program, as it would have ended any other.
  func obeySignal() {
    guard let number else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}
