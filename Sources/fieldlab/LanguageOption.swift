import Scenarios

/// `--lang LANGUAGE`, which every command takes, and which may stand before the command too.
enum LanguageOption {
  /// The option as it is typed.
  static let name = "--lang"

  /// Takes the option out of the arguments wherever it stands before `--`.
  /// - Returns: the last language that was named; nil where none was.
  /// - Throws: when the option has no value, or one that is no language; the arguments are as they were.
  static func take(from arguments: inout [String]) throws(UsageError) -> Language? {
    var chosen: Language?
    var others: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        others += [argument] + rest
        break
      } else if argument == name {
        guard let value = rest.popFirst() else { throw .missingValue(name) }
        chosen = try language(value)
      } else if argument.hasPrefix(name + "=") {
        chosen = try language(String(argument.dropFirst(name.count + 1)))
      } else {
        others.append(argument)
      }
    }
    arguments = others
    return chosen
  }

  /// The language of that name, in any form that a locale's name has.
  private static func language(_ value: String) throws(UsageError) -> Language {
    guard let language = Language(locale: value) else {
      throw .badValue(option: name, value: value, values: Language.allCases.map(\.rawValue))
    }
    return language
  }
}
