import InputMethods
import Limits
import TextField
import Testing

@testable import Emulator

@Suite("The bench")
struct BenchTests {
  private func bench(_ policies: String..., text: UTF16Text = "") throws -> Bench {
    let configurations = try policies.map {
      try configuration($0, limit: 10, text: text, keyboard: .pinyin)
    }
    return try #require(Bench(configurations))
  }

  @Test("Every session gets the same events and goes its own way")
  func sameEvents() throws {
    var bench = try bench("delegate-only", "editing-changed", text: "一二三四五六七八九十")
    for key in "hao" { bench.apply(.key(.character(key))) }
    #expect(
      bench.sessions.map { StateNotation.describe($0.field) } == [
        "一二三四五六七八九十|", "一二三四五六七八九十[hao|]",
      ])
  }

  @Test("A digit picks while the leading session composes, and is a key otherwise")
  func digits() throws {
    var bench = try bench("unlimited")
    #expect(bench.event(forTyped: "2") == .key(.character("2")))
    bench.apply(.key(.character("h")))
    #expect(bench.event(forTyped: "2") == .pick(.place(2)))
    #expect(bench.event(forTyped: "2", firstShown: 9) == .pick(.place(11)))
    #expect(bench.event(forTyped: "0") == .key(.character("0")))
    #expect(bench.event(forTyped: " ") == .key(.space))
  }

  @Test("Where digits are keys, capitals pick candidates and small letters syllables")
  func capitals() throws {
    let nineKeys = try configuration("unlimited", limit: 10, text: "", keyboard: .pinyin9)
    var bench = try #require(Bench([nineKeys]))
    #expect(bench.event(forTyped: "A") == .key(.character("A")))
    for key in "64" { bench.apply(.key(.character(key))) }
    #expect(bench.event(forTyped: "2") == .key(.character("2")))
    #expect(bench.event(forTyped: "B", firstShown: 9) == .pick(.place(11)))
    #expect(bench.event(forTyped: "b") == .pick(.text("mi")))
    #expect(bench.event(forTyped: "z") == .key(.character("z")))
  }

  @Test("A session that composes nothing ignores a pick")
  func pickIgnored() throws {
    var bench = try bench("editing-changed", "delegate-only", text: "一二三四五六七八九十")
    bench.apply(.key(.character("h")))
    let records = bench.apply(.pick(.place(1)))
    #expect(records[1].names == ["notOffered"])
  }

  @Test("There is no empty bench")
  func empty() {
    let bench = Bench([])
    #expect(bench == nil)
  }
}
