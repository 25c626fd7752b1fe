import InputMethods
import Limits
import TextField
import Testing

@testable import Emulator

@Suite("Text that takes all memory")
struct MemoryCrashTests {
  @Test(
    "Text that grows through the pasteboard ends the app, and nothing follows",
    arguments: ["unlimited", "exact", "custom", "flutter-none"])
  func pasteboard(policy: String) throws {
    var session = try session(policy, limit: 100_000_000, text: "ab")
    var last = StepRecord()
    for _ in 0..<40 where session.crash == nil {
      session.apply(.select(0..<Int.max))
      session.apply(.copy)
      session.apply(.caret(nil))
      last = session.apply(.paste(nil))
    }
    #expect(session.crash == .outOfMemory(length: 2 * TextFieldModel.mostUnits))
    #expect(session.crash?.exceptionName == "SIGKILL")
    #expect(last.names == ["shouldChange", "crash"])
    #expect(session.field.text.count == TextFieldModel.mostUnits)
    #expect(session.apply(.key(.character("x"))).entries.isEmpty)
  }

  @Test("An app that grows its text by itself ends too")
  func handler() throws {
    let policy = ProbePolicy(handler: { field in
      field.setText(UTF16Text(units: field.text.units + field.text.units))
    })
    var session = try session(policy)
    while session.crash == nil { session.type("x") }
    guard case .outOfMemory = session.crash else {
      Issue.record("\(String(describing: session.crash))")
      return
    }
    #expect(session.field.text.count <= TextFieldModel.mostUnits)
  }

  @Test("So does one that begins with too much, or whose program assigns it")
  func atOnce() throws {
    let text = UTF16Text(units: [UInt16](repeating: 0x78, count: TextFieldModel.mostUnits + 1))
    let crash = SimulatedCrash.outOfMemory(length: text.count)
    #expect(try session("unlimited", text: text).crash == crash)
    var session = try session("exact")
    #expect(session.apply(.setText(text)).names == ["crash"])
    #expect(session.crash == crash)
  }

  @Test("The record of an event that does very much keeps its end, and the names of all of it")
  func record() throws {
    let text = UTF16Text(units: [UInt16](repeating: 0x78, count: 8_000))
    let policy = ProbePolicy(handler: { field in
      if field.text.count == 7_999 { field.setText(field.text) }
    })
    var session = try session(policy)
    session.apply(.setText(text))
    let record = session.apply(.delete(8_000))
    #expect(session.field.text.isEmpty)
    #expect(record.entries.count < 3 * StepRecord.longestTrace)
    #expect(!record.names.contains("setText"))
    #expect(record.has(.setText))
    #expect(!record.has(.crash))
  }
}
