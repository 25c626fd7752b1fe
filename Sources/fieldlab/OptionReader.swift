import CGetopt
import Scenarios

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An option of a command.
struct Option {
  /// The name without its dashes.
  let name: StaticString
  /// Whether a value follows.
  var takesValue = false
  /// A single letter that means the same.
  var letter: Character?

  /// The option as it is typed.
  var typed: String { "--\(name)" }
}

/// The options and the other words of a command line, as `getopt_long` tells them apart.
struct OptionReader {
  /// The options that were given, in order, each with its value if it takes one.
  private(set) var given: [(name: String, value: String)] = []
  /// The other words, in order.
  private(set) var words: [String] = []

  /// Takes the arguments of one command apart; everything after `--` is a word.
  /// - Throws: the first thing that is wrong.
  init(_ arguments: [String], options: [Option]) throws(UsageError) {
    // The first argument is the program's name, which getopt_long skips.
    var vector = (["fieldlab"] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in vector { free(pointer) } }
    let count = Int32(arguments.count + 1)
    let table = options.enumerated().map { $1.entry(number: Int32($0)) } + [option()]
    // In order whatever the environment says, and a missing value told from an unknown option.
    let letters = "-:" + options.compactMap(\.letter).map(String.init).joined()

    cgetopt_restart()
    while true {
      let found = getopt_long(count, &vector, letters, table, nil)
      let value = cgetopt_value().map { String(cString: $0) } ?? ""
      let argument = vector[Int(max(1, cgetopt_index()) - 1)].map { String(cString: $0) } ?? ""
      switch found {
      case -1:
        words += arguments.dropFirst(Int(cgetopt_index()) - 1)
        return
      case 1: words.append(value)
      case Int32(UInt8(ascii: ":")): throw .missingValue(argument)
      case Int32(UInt8(ascii: "?")): throw Self.problem(with: argument, among: options)
      default:
        guard let option = options.first(where: { $0.number(in: options) == found }) else {
          throw .unknownOption(argument, nearest: nil)
        }
        given.append(("\(option.name)", value))
      }
    }
  }

  /// The value of an option that was given; of the last one if there are more.
  func value(of name: String) -> String? {
    given.last { $0.name == name }?.value
  }

  private static func problem(with argument: String, among options: [Option]) -> UsageError {
    let code = cgetopt_option()
    if let option = options.first(where: { $0.number(in: options) == code }),
      argument.hasPrefix("--")
    {
      return .unexpectedValue(option.typed)
    }
    guard argument.hasPrefix("--") else {
      let letter = Unicode.Scalar(UInt8(truncatingIfNeeded: code))
      return .unknownOption(letter.isASCII ? "-\(letter)" : argument, nearest: nil)
    }
    let name = String(argument.dropFirst(2).prefix { $0 != "=" })
    let known = options.map { "\($0.name)" } + [String(LanguageOption.name.dropFirst(2))]
    let nearest = NearestWord.to(name, among: known)
    return .unknownOption("--" + name, nearest: nearest.map { "--" + $0 })
  }
}

extension Option {
  /// Numbers of options without a letter start above all letters.
  private static let firstNumber: Int32 = 256

  fileprivate func entry(number: Int32) -> option {
    option(
      // A static string lives for ever, so its characters may be pointed at.
      name: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self),
      has_arg: takesValue ? required_argument : no_argument, flag: nil,
      val: letterCode ?? Self.firstNumber + number)
  }

  /// What getopt_long returns for this option.
  fileprivate func number(in options: [Option]) -> Int32 {
    if let letterCode { return letterCode }
    let index = options.firstIndex { "\($0.name)" == "\(name)" } ?? 0
    return Self.firstNumber + Int32(index)
  }

  private var letterCode: Int32? {
    letter?.asciiValue.map(Int32.init)
  }
}
