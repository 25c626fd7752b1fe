extension KeyEvent: CustomStringConvertible {
  /// The key's name as keyboards have it, such as `Shift-Left`, `Ctrl-C`, `F5`.
  public var description: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .alt(let character): "Alt-\(character)"
    case .return: "Return"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .backspace(let modifiers): "\(modifiers)Backspace"
    case .deleteForward(let modifiers): "\(modifiers)Delete"
    case .insert(let modifiers): "\(modifiers)Insert"
    case .move(let motion, let modifiers): "\(modifiers)\(motion)"
    case .function(let number, let modifiers): "\(modifiers)F\(number)"
    }
  }
}

extension KeyEvent.Motion: CustomStringConvertible {
  /// The key's name.
  public var description: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    }
  }
}

extension KeyModifiers: CustomStringConvertible {
  /// What stands before a key's name: each modifier with a hyphen after it.
  public var description: String {
    let names: [(KeyModifiers, String)] = [(.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-")]
    return names.filter { contains($0.0) }.map(\.1).joined()
  }
}
