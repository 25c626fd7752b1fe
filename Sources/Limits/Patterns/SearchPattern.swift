import Synchronization
import TextField

/// A regular expression, searched as `NSRegularExpression` does with the options of seed 002:
/// case-insensitive, scalar by scalar, and without anchoring bounds.
///
/// Without anchoring bounds `^` and `$` mean the ends of the whole text, also when only a part of it is
/// searched. A search is one pass over the text: a pattern that takes exponential time elsewhere does
/// not here, and one that cannot be searched so is refused when it is made.
public final class SearchPattern: Sendable {
  /// The pattern as it was written.
  public let source: String

  private let program: PatternProgram
  private let atoms: Mutex<Atoms>

  /// Compiles `source`.
  /// - Throws: `PolicyError.pattern` with what the compiler of patterns said, or why the pattern cannot
  ///   be searched in one pass.
  public init(_ source: String) throws(PolicyError) {
    self.source = source
    do {
      _ = try Regex(source)
    } catch {
      throw .pattern(source, message: "\(error)")
    }
    var parser = PatternParser(source)
    do {
      let syntax = try parser.parse()
      guard let program = PatternProgram(syntax) else {
        throw PolicyError.patternTooLarge(source, mostStates: PatternProgram.mostStates)
      }
      self.program = program
      atoms = Mutex(try Atoms(parser.atoms))
    } catch let error as PatternParser.Unsupported {
      throw .patternUnbounded(source, construct: error.construct)
    } catch let error as PolicyError {
      throw error
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
    let scalars = text.scalars
    return atoms.withLock { atoms in
      program.isFound(in: scalars, searching: searched) { atoms.matches($0, $1) }
    }
  }
}

extension SearchPattern {
  /// What single scalars match, asked once for each.
  private struct Atoms {
    private static let mostRemembered = 100_000

    private let patterns: [Regex<AnyRegexOutput>]
    private let word: Regex<AnyRegexOutput>
    private var remembered: [Question: Bool] = [:]

    private struct Question: Hashable {
      var atom: PatternAtom
      var scalar: Unicode.Scalar
    }

    init(_ sources: [String]) throws {
      func compile(_ source: String) throws -> Regex<AnyRegexOutput> {
        try Regex(source).matchingSemantics(.unicodeScalar).ignoresCase()
      }
      patterns = try sources.map(compile)
      word = try compile("\\w")
    }

    mutating func matches(_ atom: PatternAtom, _ scalar: Unicode.Scalar) -> Bool {
      let question = Question(atom: atom, scalar: scalar)
      if let answer = remembered[question] { return answer }
      let pattern: Regex<AnyRegexOutput> =
        switch atom {
        case .number(let number): patterns[number]
        case .word: word
        }
      let answer = String(Character(scalar)).wholeMatch(of: pattern) != nil
      if remembered.count >= Self.mostRemembered { remembered.removeAll() }
      remembered[question] = answer
      return answer
    }
  }
}
