import InputMethods
import TextField

@testable import Emulator

/// The events by which each value of one switch can be told from the others.
struct SwitchProbe: Sendable {
  /// The switch.
  var name: String
  /// The app.
  var policy = ProbePolicy()
  /// What stands in the field before.
  var text: UTF16Text = ""
  /// The keyboard.
  var keyboard = KeyboardName.english
  /// What happens.
  var events: [InputEvent]

  /// Everything that can be seen of a session under one value.
  struct Observation: Hashable {
    var entries: [TraceEntry]
    var state: String
    var isComposing: Bool
  }

  /// What the events do under one value.
  func observe(_ value: String) throws -> Observation {
    var profile = SystemProfile.ios10
    guard let item = SystemProfile.switches.first(where: { $0.name == name }),
      item.set(value, in: &profile)
    else { throw NotServed(policy: name) }
    var session = try session(policy, text: text, keyboard: keyboard, profile: profile)
    let entries = events.flatMap { session.apply($0).entries }
    return Observation(
      entries: entries, state: session.state, isComposing: session.keyboard.isComposing)
  }
}

extension ProbePolicy {
  /// Says no to whatever the question is about, if it is of this kind.
  static func refusing(_ kind: ProposedChange.Kind) -> ProbePolicy {
    ProbePolicy(question: { change, _ in change.kind != kind })
  }
}

extension [InputEvent] {
  /// Keys, one event each.
  static func keys(_ keys: String) -> [InputEvent] {
    keys.map { .key($0 == " " ? .space : .character($0)) }
  }
}

extension SwitchProbe {
  /// Composing (§1).
  static let composition: [SwitchProbe] = [
    SwitchProbe(
      name: "candidate-commit", keyboard: .pinyin, events: .keys("hao ")),
    SwitchProbe(
      name: "commit-hides-mark",
      policy: ProbePolicy(question: { change, field in
        change.kind != .commit || field.markedTextRange == nil
      }),
      keyboard: .pinyin, events: .keys("hao ")),
    SwitchProbe(name: "composition-asks", keyboard: .pinyin, events: .keys("h")),
    SwitchProbe(
      name: "composing-backspace", keyboard: .pinyin, events: .keys("ha") + [.delete(1)]),
    SwitchProbe(
      name: "composing-backspace-string", keyboard: .pinyin, events: .keys("ha") + [.delete(1)]),
    SwitchProbe(name: "association-asks", keyboard: .pinyin, events: [.suggest("吗")]),
    SwitchProbe(
      name: "refused-commit", policy: .refusing(.commit), keyboard: .pinyin,
      events: .keys("hao ")),
    SwitchProbe(name: "syllable-separator", keyboard: .pinyin, events: .keys("nihao")),
    SwitchProbe(name: "commit-sends-two-events", keyboard: .pinyin, events: .keys("hao ")),
    SwitchProbe(
      name: "return-keeps-separators", keyboard: .pinyin, events: .keys("nihao") + [.return]),
    SwitchProbe(name: "handwriting-asks-first", keyboard: .handwriting, events: .keys("末")),
  ]

  /// Keys that rewrite or delete (§3, §9, §10).
  static let rewriting: [SwitchProbe] = [
    SwitchProbe(name: "rewrite-question", keyboard: .english9, events: .keys("22")),
    SwitchProbe(name: "rewrite-sends-two-events", keyboard: .english9, events: .keys("22")),
    SwitchProbe(
      name: "multi-tap-window", keyboard: .english9,
      events: [300, 600, 1500, 3000].flatMap { time -> [InputEvent] in
        .keys("2") + [.tick(.milliseconds(time))]
      } + .keys("2")),
    SwitchProbe(name: "delete-question", text: "😀", events: [.delete(1)]),
  ]

  /// Undo, `text =` and the order of events (§7, §8, §11).
  static let undo: [SwitchProbe] = [
    SwitchProbe(
      name: "records-refused-paste", policy: .refusing(.paste),
      events: [.paste("ab"), .history(.undo)]),
    SwitchProbe(
      name: "records-edit-after-handler", policy: .assigning("x"),
      events: .keys("a") + [.history(.undo)]),
    SwitchProbe(
      name: "records-program-edits",
      policy: ProbePolicy(question: { change, field in
        if change.kind == .insertion { field.replace(0..<0, withText: "x") }
        return change.kind == .undo
      }),
      events: .keys("a") + [.history(.undo)]),
    SwitchProbe(
      name: "removal-takes-present-edit",
      policy: ProbePolicy(handler: { $0.removeAllUndoActions() }),
      events: .keys("a") + [.history(.undo)]),
    SwitchProbe(name: "typing-undo", events: .keys("ab") + [.history(.undo)]),
    SwitchProbe(
      name: "assignment-in-question-unbalances-undo",
      policy: ProbePolicy(question: { change, field in
        if change.replacement == "a" { field.setText("x") }
        return change.replacement != "a"
      }),
      events: .keys("ab") + [.history(.undo)]),
    SwitchProbe(
      name: "assignment-clears-undo", events: .keys("a") + [.setText("ab"), .history(.undo)]),
    SwitchProbe(name: "assignment-caret", text: "ab", events: [.setText("axb")]),
    SwitchProbe(
      name: "assignment-ends-input-session", keyboard: .pinyin,
      events: .keys("w") + [.setText("w")]),
    SwitchProbe(name: "assignment-sends-change", events: [.setText("a")]),
    SwitchProbe(
      name: "selection-ends-composition",
      policy: ProbePolicy(handler: { $0.setSelectedTextRange(0..<0) }), keyboard: .pinyin,
      events: .keys("w")),
    SwitchProbe(name: "selection-event", events: .keys("a")),
  ]

  /// All of them.
  static let all = composition + rewriting + undo
}

extension ProbePolicy {
  /// Assigns `text` in the handler, once.
  static func assigning(_ text: UTF16Text) -> ProbePolicy {
    ProbePolicy(handler: { field in
      if field.text != text, !field.isUndoing { field.setText(text) }
    })
  }
}
