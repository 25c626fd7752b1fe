import Synchronization
import TextField

/// A regular expression, searched as `NSRegularExpression` does with the options of seed 002:
/// case-insensitive, scalar by scalar, and without anchoring bounds.
///
/// Without anchoring bounds `^` and `$` mean the ends of the whole text, also when only a part of it is
/// searched. So a pattern that names the end is tried on the whole text and must lie within the searched
/// part; any other is tried on that part alone.
public final class SearchPattern: Sendable {
  /// The pattern as it was written.
  public let source: String

  // Regex is not Sendable; the lock is what lets a policy that holds one be a Sendable value.
  private let regex: Mutex<Regex<AnyRegexOutput>>

  /// Compiles `source`.
  /// - Throws: `PolicyError.pattern` with what the compiler of patterns said.
  public init(_ source: String) throws(PolicyError) {
    self.source = source
    do {
      regex = Mutex(try Regex(source).matchingSemantics(.unicodeScalar).ignoresCase())
    } catch {
      throw .pattern(source, message: "\(error)")
    }
  }

  /// Whether the pattern is found within the first `searched` units of `text`.
  /// - Parameters:
  ///   - text: the whole text; lone surrogates count as U+FFFD.
  ///   - searched: how many UTF-16 units of it may be part of the match.
  /// - Returns: whether there is a match.
  public func isFound(in text: UTF16Text, searching searched: Int) -> Bool {
    let namesEnd = source.contains("$") || source.contains("\\z") || source.contains("\\Z")
    let string = namesEnd ? text.string : text.string(in: 0..<min(searched, text.count))
    let end = regex.withLock { string.firstMatch(of: $0)?.range.upperBound }
    return end.map { $0.utf16Offset(in: string) <= searched } ?? false
  }
}
