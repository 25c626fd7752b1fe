import InputMethods
import Limits
import SeededRandom
import TextField
import Testing

@testable import Emulator

@Suite("What holds whatever the system types")
struct SystemInputInvariantTests {
  @Test(
    "Selection and mark lie inside the text, and the trace's calls make the text what it is",
    arguments: 0..<40)
  func invariants(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let configuration = try randomConfiguration(&random)
      var session = Emulator.Session(configuration)
      var text = session.field.text
      for _ in 0..<30 where session.crash == nil {
        let event = randomEvent(session, &random)
        let record = session.apply(event)
        for case .call(let call) in record.entries {
          text.replace(call.edit.range, with: call.edit.replacement)
        }
        let field = session.field
        #expect(text == field.text, "\(event) on \(configuration.policyID)")
        let place = field.markedTextRange ?? 0..<field.text.count
        #expect(place.lowerBound <= field.selectedTextRange.lowerBound, "\(event)")
        #expect(field.selectedTextRange.upperBound <= place.upperBound, "\(event)")
        #expect(place.upperBound <= field.text.count, "\(event)")
      }
    }
  }

  private func randomConfiguration(
    _ random: inout SplitMix64
  ) throws -> Emulator.Session.Configuration {
    var profile = SystemProfile.ios10
    for item in SystemProfile.switches {
      if let value = item.values.randomElement(using: &random), Bool.random(using: &random) {
        _ = item.set(value, in: &profile)
      }
    }
    return try configuration(
      PolicyCatalog.all.randomElement(using: &random)?.id ?? "unlimited",
      text: ["", "一二三四五六七八", "one two", "😀"].randomElement(using: &random) ?? "",
      keyboard: KeyboardName.allCases.randomElement(using: &random) ?? .english,
      preset: FieldPreset.allCases.randomElement(using: &random) ?? .plain, profile: profile,
      focused: Bool.random(using: &random))
  }

  private func randomEvent(
    _ session: Emulator.Session, _ random: inout SplitMix64
  ) -> InputEvent {
    let texts: [UTF16Text] = [
      "a", "teh", "omw", "好", "😀", "123456", "one two", "", "\u{FFFC}", "          ", "--", "\"x",
    ]
    let text = texts.randomElement(using: &random) ?? ""
    let offset = Int.random(in: 0...12, using: &random)
    let keys: [Key] = [
      .space, .space, .return, .backspace, .escape, .left, .right, .home, .character("a"),
      .character("i"), .character("\""), .character("-"), .character("2"), .character("h"),
    ]
    return switch Int.random(in: 0..<14, using: &random) {
    case 0: .suggest(text)
    case 1: .autofill(text)
    case 2: .dictate(text)
    case 3: .drop(offset, text)
    case 4: .paste(text)
    case 5: .select(min(offset, 5)..<max(offset, 5))
    case 6: [.cut, .copy, .clear, .cancel].randomElement(using: &random) ?? .cut
    case 7: .history(Bool.random(using: &random) ? .undo : .redo)
    case 8: session.field.isFirstResponder ? .blur : .focus
    case 9: .mark(text)
    case 10: .setText(text)
    default: .key(keys.randomElement(using: &random) ?? .space)
    }
  }
}
