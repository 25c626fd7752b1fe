extension KeyEvent {
  /// The key that sends a sequence with this last letter and first number, as nearly all terminals
  /// have it since the VT220 and xterm.
  init?(_ letter: Character, number: Int?, _ modifiers: KeyModifiers) {
    switch letter {
    case "A": self = .move(.up, modifiers)
    case "B": self = .move(.down, modifiers)
    case "C": self = .move(.right, modifiers)
    case "D": self = .move(.left, modifiers)
    case "H": self = .move(.home, modifiers)
    case "F": self = .move(.end, modifiers)
    case "P": self = .function(1, modifiers)
    case "Q": self = .function(2, modifiers)
    case "R": self = .function(3, modifiers)
    case "S": self = .function(4, modifiers)
    case "M": self = .return
    case "Z": self = .backTab
    case "~":
      guard let key = number.flatMap({ KeyEvent(number: $0, modifiers) }) else { return nil }
      self = key
    default: return nil
    }
  }

  private init?(number: Int, _ modifiers: KeyModifiers) {
    switch number {
    case 1, 7: self = .move(.home, modifiers)
    case 4, 8: self = .move(.end, modifiers)
    case 5: self = .move(.pageUp, modifiers)
    case 6: self = .move(.pageDown, modifiers)
    case 2: self = .insert(modifiers)
    case 3: self = .deleteForward(modifiers)
    // The numbers leave out one wherever the VT220's keyboard has a gap.
    case 11...15: self = .function(number - 10, modifiers)
    case 17...21: self = .function(number - 11, modifiers)
    case 23...26: self = .function(number - 12, modifiers)
    case 28...29: self = .function(number - 13, modifiers)
    case 31...34: self = .function(number - 14, modifiers)
    default: return nil
    }
  }

  /// The key with further modifiers, where the terminal can tell.
  func adding(_ more: KeyModifiers) -> KeyEvent {
    switch self {
    case .move(let motion, let modifiers): .move(motion, modifiers.union(more))
    case .function(let number, let modifiers): .function(number, modifiers.union(more))
    case .insert(let modifiers): .insert(modifiers.union(more))
    case .deleteForward(let modifiers): .deleteForward(modifiers.union(more))
    case .backspace(let modifiers): .backspace(modifiers.union(more))
    case .character, .control, .alt, .return, .tab, .backTab, .escape: self
    }
  }
}
