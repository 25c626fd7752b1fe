import Emulator
import Screen

/// What is at a place of the screen, and what a tap there does.
extension AppState {
  /// What a tap at a place would mean; nil where there is nothing to tap.
  func target(at position: Position) -> TapArea.Target? {
    picture.areas.last { $0.rect.contains(position) }?.target
  }

  /// Takes a tap on the screen.
  mutating func tap(_ position: Position, at now: Duration) -> [Effect] {
    message = nil
    let target = target(at: position)
    guard overlay == nil else {
      // A tap beside what lies over the view puts it away, as on a phone.
      guard case .line(let line) = target else {
        if overlay?.isCases != true { overlay = nil }
        return []
      }
      return takeLine(line)
    }
    switch target {
    case nil, .line: return []
    case .command(let command):
      let key = KeyBinding.all.first { $0.command == command }?.key
      return key.map { takeKey($0, at: now) } ?? []
    case .policy(let row):
      guard row == selectedRow else { return moveRow(by: row - selectedRow) }
      return inspect()
    case .step(let line): return goToStep(inLine: line)
    case .key, .candidate, .syllable, .caret, .field:
      guard playback == nil else {
        message = .playing
        return [.bell]
      }
      letTimePass(until: now)
    }
    switch target {
    case .key(let cap): press(cap)
    case .candidate(let place): pickCandidate(at: place)
    case .syllable(let syllable): input(.pick(.text(syllable)))
    case .caret(let offset):
      if !workbench.leading.field.isFirstResponder { input(.focus) }
      input(.caret(offset))
    case .field(let preset): return focus(preset)
    default: break
    }
    return []
  }

  /// Takes a line of the list that lies over the view: chooses it, or switches its check.
  private mutating func takeLine(_ line: Int) -> [Effect] {
    switch overlay {
    case .menu(var menu):
      menu.move(by: line - menu.selected)
      return takeKey(.return, over: .menu(menu))
    case .palette(var palette):
      palette.move(by: line - palette.selected)
      return takeKey(.return, over: .palette(palette))
    case .comparison(var menu):
      menu.select(line)
      return takeKey(.character(" "), over: .comparison(menu))
    case .cases: return tapCase(line)
    default: return []
    }
  }
}
