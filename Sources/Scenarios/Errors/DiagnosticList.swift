/// The errors of one source as they are found, up to a number, so that no file can fill the memory with
/// its errors or keep somebody waiting for them.
struct DiagnosticList {
  /// The most errors that are told apart.
  static let most = 5_000

  private(set) var diagnostics: [Diagnostic] = []

  var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether there are more than can be told, and the rest need not be read.
  var isFull: Bool { diagnostics.count > Self.most }

  /// Adds an error, in place of the first that is too many a word about that.
  mutating func append(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    let isLast = diagnostics.count == Self.most
    diagnostics.append(
      isLast ? Diagnostic(.tooManyErrors(Self.most), at: diagnostic.place) : diagnostic)
  }
}
