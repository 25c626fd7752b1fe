import SeededRandom
import Synchronization
import InputMethods
import Limits
import TextField
import Testing

@testable import Emulator

/// What a keyboard remembers and what the field holds stay together, whatever the app answers.
@Suite("Keyboards under any policy")
struct KeyboardConsistencyTests {
  @Test(
    "The field changes with an event, its ranges lie inside, and the trace tells its text",
    arguments: KeyboardName.allCases)
  func fieldAndTrace(keyboard: KeyboardName) throws {
    for seed in 0..<60 {
      var random = SplitMix64(seed: seed)
      var session = Emulator.Session(try configuration(keyboard, seed, &random))
      var text = session.field.text
      var log: [String] = ["\(session.policyID)"]
      for _ in 0..<40 where session.crash == nil {
        let event = event(on: keyboard, &random)
        log.append("\(event)")
        let before = session.field
        let record = session.apply(event)
        let field = session.field

        for case .call(let call) in record.entries {
          text.replace(call.edit.range, with: call.edit.replacement)
        }
        try #require(text == field.text, "\(log)")
        let place = field.markedTextRange ?? 0..<field.text.count
        try #require(
          place.upperBound <= field.text.count && !(field.markedTextRange?.isEmpty ?? false)
            && place.lowerBound <= field.selectedTextRange.lowerBound
            && field.selectedTextRange.upperBound <= place.upperBound, "\(log)")
        if field.text != before.text {
          let told = record.names.contains { ["editingChanged", "setText", "crash"].contains($0) }
          try #require(told || record.onlyPolicyEdited, "\(log)")
        }
      }
    }
  }

  @Test(
    "A key that was refused has not been typed: the keyboard offers what it offered before",
    arguments: KeyboardName.allCases)
  func refusedKey(keyboard: KeyboardName) throws {
    for seed in 0..<60 {
      var random = SplitMix64(seed: seed)
      let refuses = Flag()
      let policy = ProbePolicy(question: { _, _ in !refuses.isSet })
      var session = try EmulatorTests.session(policy, text: "一二", keyboard: keyboard)
      var log: [String] = []
      for _ in 0..<40 {
        let event = event(on: keyboard, &random)
        log.append("\(event)")
        refuses.isSet = Int.random(in: 0..<3, using: &random) == 0
        let before = session
        let record = session.apply(event)
        guard record.isPlainRefusal else { continue }
        try #require(session.field.text == before.field.text, "\(log)")
        try #require(session.field.markedTextRange == before.field.markedTextRange, "\(log)")
        try #require(session.keyboard.isComposing == before.keyboard.isComposing, "\(log)")
        try #require(
          session.keyboard.candidates(from: 0, count: 5)
            == before.keyboard.candidates(from: 0, count: 5), "\(log)")
      }
    }
  }

  private func configuration(
    _ keyboard: KeyboardName, _ seed: Int, _ random: inout SplitMix64
  ) throws -> Emulator.Session.Configuration {
    let policy = PolicyCatalog.all[seed % PolicyCatalog.all.count]
    var profile = SystemProfile.ios10
    for item in SystemProfile.switches where Int.random(in: 0..<4, using: &random) == 0 {
      if let value = item.values.randomElement(using: &random) { _ = item.set(value, in: &profile) }
    }
    return try EmulatorTests.configuration(
      policy.id, limit: policy.defaultLimit.map { _ in Int.random(in: 1...8, using: &random) },
      text: ["", "一二三四", "😀가か"].randomElement(using: &random) ?? "", keyboard: keyboard,
      profile: profile)
  }

  private func event(on keyboard: KeyboardName, _ random: inout SplitMix64) -> InputEvent {
    let characters: [Character] =
      switch keyboard {
      case .pinyin, .romaji: Array("aeionghkrszc'1，")
      case .pinyin9, .english9, .kana: Array("234567890#*☻1")
      case .hangul: Array("ㄱㅏㄴㅗㅅㅐㄲrkfe")
      case .zhuyin: Array("ㄋㄧㄏㄠㄨㄤˇ")
      case .emoji: Array("heart😀👨‍👩‍👧‍👦🏽")
      case .handwriting: Array("末未己日")
      case .english, .system, .numberpad: Array("ab1 2\"-😀")
      }
    let others: [Key] = [.space, .backspace, .backspace, .return, .escape, .left, .right]
    return switch Int.random(in: 0..<12, using: &random) {
    case 0: .pick(.place(Int.random(in: 1...4, using: &random)))
    case 1: .tick(.milliseconds(Int.random(in: 1...1500, using: &random)))
    case 2...4: .key(others.randomElement(using: &random) ?? .space)
    default: .key(.character(characters.randomElement(using: &random) ?? "a"))
    }
  }
}

/// Whether the app says no just now.
private final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}

extension StepRecord {
  /// Whether the delegate's no was all that came of the step.
  fileprivate var isPlainRefusal: Bool {
    !entries.isEmpty
      && entries.allSatisfy {
        if case .shouldChange(_, let answer) = $0 { answer.verdict == .refuse } else { false }
      }
  }

  /// Whether every call was made by the policy inside a question, which UIKit does not announce.
  fileprivate var onlyPolicyEdited: Bool {
    entries.contains {
      if case .shouldChange(_, let answer) = $0 { answer.verdict == .handled } else { false }
    }
  }
}
