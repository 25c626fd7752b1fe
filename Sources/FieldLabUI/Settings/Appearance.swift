import Scenarios
import Screen

/// How the screen looks, whatever is on it.
public struct Appearance: Hashable, Sendable {
  /// The language; the environment's when nil.
  public var language: Language?
  /// How many colours there are.
  public var colors = ColorChoice.auto
  /// What the terminal's background is like.
  public var backdrop = BackdropChoice.auto
  /// What takes most of the screen.
  public var view = MainView.field
  /// What stands where the log is.
  public var panel = LogPanel.trace
  /// Whether a phone is drawn around the field where there is room.
  public var showsPhoneFrame = true
  /// Whether the trace has the events that follow every change.
  public var showsDetails = false
  /// Whether there are keys on the screen.
  public var showsKeyboard = false
  /// Whether they can be clicked, for which the terminal has to report clicks.
  public var reportsClicks = false

  /// What the program starts with.
  public init() {}
}

/// One property of the appearance by the name that settings files have for it.
struct AppearanceSwitch: Sendable {
  /// The first word of the line.
  let name: String
  /// The values it takes.
  let values: [String]
  /// Reads the present value; nil where there is none.
  let value: @Sendable (Appearance) -> String?
  private let assign: @Sendable (inout Appearance, String) -> Bool

  /// Sets the property; false when `value` is none of `values`.
  func set(_ value: String, in appearance: inout Appearance) -> Bool { assign(&appearance, value) }

  /// Everything that can be set, in the order in which it is written.
  static let all: [AppearanceSwitch] = [
    AppearanceSwitch("lang", \.language), AppearanceSwitch("color", \.colors),
    AppearanceSwitch("background", \.backdrop), AppearanceSwitch("view", \.view),
    AppearanceSwitch("panel", \.panel), AppearanceSwitch("phone-frame", \.showsPhoneFrame),
    AppearanceSwitch("details", \.showsDetails),
    AppearanceSwitch("on-screen-keyboard", \.showsKeyboard),
    AppearanceSwitch("mouse", \.reportsClicks),
  ]
}

extension AppearanceSwitch {
  private init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ property: WritableKeyPath<Appearance, Value> & Sendable
  ) {
    self.init(
      name: name, values: Value.allCases.map(\.rawValue), value: { $0[keyPath: property].rawValue },
      assign: { appearance, text in
        guard let value = Value(rawValue: text) else { return false }
        appearance[keyPath: property] = value
        return true
      })
  }

  private init(_ name: String, _ property: WritableKeyPath<Appearance, Language?> & Sendable) {
    self.init(
      name: name, values: Language.allCases.map(\.rawValue),
      value: { $0[keyPath: property]?.rawValue },
      assign: { appearance, text in
        guard let value = Language(rawValue: text) else { return false }
        appearance[keyPath: property] = value
        return true
      })
  }

  private init(_ name: String, _ property: WritableKeyPath<Appearance, Bool> & Sendable) {
    self.init(
      name: name, values: ["on", "off"], value: { $0[keyPath: property] ? "on" : "off" },
      assign: { appearance, text in
        guard text == "on" || text == "off" else { return false }
        appearance[keyPath: property] = text == "on"
        return true
      })
  }
}
