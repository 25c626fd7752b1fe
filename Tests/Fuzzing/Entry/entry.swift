import FuzzTargets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The target that the environment names.
private let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// What libFuzzer calls with each input; a complaint is a crash, so that it keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { fatalError("FUZZ_TARGET names none of \(FuzzTarget.allCases)") }
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let complaint = target.complaint(about: input) { fatalError(complaint) }
  return 0
}
