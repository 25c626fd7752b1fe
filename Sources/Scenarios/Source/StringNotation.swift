import TextField

/// How scenarios and reports write text between quotes.
public enum StringNotation {
  /// The text in quotes, with everything escaped that could not be seen or read back.
  public static func quoted(_ text: UTF16Text) -> String {
    var result = "\""
    var decoder = UTF16()
    var units = text.units.makeIterator()
    var offset = 0
    loop: while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar):
        append(scalar, to: &result)
        offset += UTF16.width(scalar)
      case .error:
        result += escape(UInt32(text.units[offset]))
        offset += 1
      case .emptyInput: break loop
      }
    }
    return result + "\""
  }

  /// The same for a string.
  public static func quoted(_ string: String) -> String {
    quoted(UTF16Text(string))
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if scalar.canBeSeen {
        result.unicodeScalars.append(scalar)
      } else {
        result += escape(scalar.value)
      }
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u{" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "}"
  }
}

extension Unicode.Scalar {
  /// False for what would be invisible or taken for a plain space; joiners inside emoji may stay.
  var canBeSeen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    case .format: value == 0x200D
    case .spaceSeparator: self == " " || value == 0x3000
    default: true
    }
  }
}
