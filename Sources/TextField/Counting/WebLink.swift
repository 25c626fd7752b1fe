/// Web addresses in text, as far as X's count knows them here: those written with their scheme.
enum WebLink {
  /// Where the address that begins at `index` ends; nil if there is none.
  ///
  /// It takes ASCII only, as X does in effect: an address ends at the first Han character. The host
  /// needs a dot and a last label of letters; closing punctuation is left to the sentence.
  static func end(from index: String.Index, in string: String) -> String.Index? {
    let byte = string.utf8[index]
    guard byte == UInt8(ascii: "h") || byte == UInt8(ascii: "H"), !isInsideWord(index, of: string)
    else { return nil }
    let start = string[index...].prefix(8).lowercased()
    guard let scheme = ["https://", "http://"].first(where: start.hasPrefix) else { return nil }
    // The host first: a run of schemes without hosts must not be walked to its end for each of them.
    let rest = string[index...].dropFirst(scheme.count)
    let host = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    guard isHost(trimmed(host)) else { return nil }
    let tail = string[host.endIndex...].prefix { $0.asciiValue.map(isAddressByte) ?? false }
    return trimmed(string[index..<tail.endIndex]).endIndex
  }

  /// The bytes that may stand in an address, `!` to `~` without quotes, brackets and the like.
  static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "}"):
      false
    default: (0x21...0x7E).contains(byte)
    }
  }

  private static func isInsideWord(_ index: String.Index, of string: String) -> Bool {
    guard index > string.startIndex else { return false }
    let previous = string[string.index(before: index)]
    return previous.isASCII && (previous.isLetter || previous.isNumber || "@$#".contains(previous))
  }

  private static func isHost(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let top = labels.last, top.count > 1, top.allSatisfy(\.isLetter) else {
      return false
    }
    return !labels.contains(where: \.isEmpty)
  }

  /// Without the punctuation that closes the sentence.
  private static func trimmed(_ address: Substring) -> Substring {
    var address = address
    while let last = address.last, ".,:;!?'()[]".contains(last) { address.removeLast() }
    return address
  }
}
