/// The run of address characters around an edit, searched for web addresses that may span a boundary.
///
/// An address needs a colon after its scheme. As long as there is none from the start of the run to
/// just behind a boundary, and none in the edit, the boundary lies in no address, before and after
/// the edit; so a long word costs one search for a colon, and not a count.
struct LinkRun {
  /// The longest scheme, `https`: its colon is at most so far behind where it begins.
  private static let schemeLength = 5

  private let units: [UInt16]
  private let edit: Range<Int>
  /// The run's first colon before the edit; the edit itself if that, old or new, holds one.
  private let firstColon: Int?

  init(units: [UInt16], edit: Range<Int>, new: [UInt16]) {
    self.units = units
    self.edit = edit
    let colon = UInt16(UInt8(ascii: ":"))
    let run = units[..<edit.lowerBound].lastIndex { !Self.isAddressUnit($0) }
    let before = units[(run.map { $0 + 1 } ?? 0)..<edit.lowerBound].firstIndex(of: colon)
    let isInEdit = new.contains(colon) || units[edit].contains(colon)
    firstColon = before ?? (isInEdit ? edit.lowerBound : nil)
  }

  /// Whether an address may reach over `boundary`, or a scheme after it would miss what precedes it.
  func spans(_ boundary: Int) -> Bool {
    guard Self.isAddressUnit(units[boundary - 1]), Self.isAddressUnit(units[boundary]) else {
      return false
    }
    let end = boundary + Self.schemeLength
    if boundary < edit.lowerBound, end > edit.lowerBound { return true }
    if let firstColon, firstColon < end { return true }
    let after = units[Swift.min(edit.upperBound, end)..<Swift.min(end, units.count)]
    return after.contains(UInt16(UInt8(ascii: ":"))) || mayBeginScheme(boundary)
  }

  /// `ht`, in any case: a letter before it would keep it from being a scheme.
  private func mayBeginScheme(_ boundary: Int) -> Bool {
    let start = units[boundary...].prefix(2).map { $0 | 0x20 }
    return start == [UInt16(UInt8(ascii: "h")), UInt16(UInt8(ascii: "t"))]
  }

  private static func isAddressUnit(_ unit: UInt16) -> Bool {
    UInt8(exactly: unit).map(WebLink.isAddressByte) ?? false
  }
}
