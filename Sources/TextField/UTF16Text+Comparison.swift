#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Comparing texts at the speed of memory: after each key a policy may compare two long ones.
extension UTF16Text {
  /// How many units are compared at once.
  private static let blockSize = 256

  /// Whether both are the same, unit for unit.
  public static func == (left: UTF16Text, right: UTF16Text) -> Bool {
    left.count == right.count && left.commonPrefix(with: right) == left.count
  }

  /// How many units at the start are the same in both texts, at most `most`.
  public func commonPrefix(with other: UTF16Text, atMost most: Int = .max) -> Int {
    commonUnits(with: other, atMost: most) { place, length, _ in place..<(place + length) }
  }

  /// How many units at the end are the same in both texts, at most `most`.
  public func commonSuffix(with other: UTF16Text, atMost most: Int = .max) -> Int {
    commonUnits(with: other, atMost: most) { place, length, count in
      (count - place - length)..<(count - place)
    }
  }

  /// Compares block by block, and unit by unit where a block differs.
  /// - Parameters:
  ///   - other: the other text.
  ///   - most: how many units are compared at most.
  ///   - range: where so many units lie, behind so many that are the same, in a text of that length.
  /// - Returns: how many are the same.
  private func commonUnits(
    with other: UTF16Text, atMost most: Int, in range: (Int, Int, Int) -> Range<Int>
  ) -> Int {
    let end = Swift.min(count, other.count, Swift.max(0, most))
    return units.withUnsafeBufferPointer { left in
      other.units.withUnsafeBufferPointer { right in
        guard left.baseAddress != right.baseAddress || left.count != right.count else { return end }
        func isSame(_ place: Int, _ length: Int) -> Bool {
          let here = left[range(place, length, left.count)]
          let there = right[range(place, length, right.count)]
          return UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: here))
            .isSame(as: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: there)))
        }
        var place = 0
        while place < end {
          let length = Swift.min(Self.blockSize, end - place)
          guard isSame(place, length) else { break }
          place += length
        }
        while place < end, isSame(place, 1) { place += 1 }
        return place
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether two pieces of memory of the same length hold the same bytes.
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard let here = baseAddress, let there = other.baseAddress else { return isEmpty }
    return memcmp(here, there, count) == 0
  }
}
