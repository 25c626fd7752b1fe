/// The abbreviations by which Unicode's charts and standards call characters that cannot be seen.
enum InvisibleCharacter {
  /// The abbreviation, such as `RLI`; nil for what can be seen, or has none.
  static func abbreviation(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00...0x20: controls[Int(scalar.value)]
    case 0x7F: "DEL"
    case 0xFE00...0xFE0F: "VS\(scalar.value - 0xFE00 + 1)"
    case 0xE0100...0xE01EF: "VS\(scalar.value - 0xE0100 + 17)"
    default: others[scalar.value]
    }
  }

  private static let controls = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR",
    "SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC",
    "FS", "GS", "RS", "US", "SP",
  ]

  private static let others: [UInt32: String] = [
    0x0085: "NEL", 0x00A0: "NBSP", 0x00AD: "SHY", 0x034F: "CGJ", 0x061C: "ALM", 0x115F: "HCF",
    0x1160: "HJF", 0x180E: "MVS", 0x200B: "ZWSP", 0x200C: "ZWNJ", 0x200D: "ZWJ", 0x200E: "LRM",
    0x200F: "RLM", 0x2028: "LSEP", 0x2029: "PSEP", 0x202A: "LRE", 0x202B: "RLE", 0x202C: "PDF",
    0x202D: "LRO", 0x202E: "RLO", 0x202F: "NNBSP", 0x2060: "WJ", 0x2066: "LRI", 0x2067: "RLI",
    0x2068: "FSI", 0x2069: "PDI", 0x3000: "IDSP", 0x3164: "HF", 0xFEFF: "ZWNBSP",
  ]
}
