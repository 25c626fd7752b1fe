import Emulator
import InputMethods
import Screen
import TextField

/// A keyboard on the screen: where each of its keys is, and which one was used last.
///
/// The places are made from what is printed on the keys and the room that there is; drawing and finding
/// the key under a finger go by the same places.
struct OnScreenKeyboard {
  /// How keys look.
  enum Form: CaseIterable {
    /// With a line round each.
    case boxed
    /// What is printed on it, and nothing more.
    case compact

    /// The rows that a key takes.
    var rows: Int { self == .boxed ? 3 : 1 }

    /// The columns around what is printed: for the signs of the key in use, and for the line.
    fileprivate var columnsAround: Int { self == .boxed ? 4 : 2 }
  }

  /// A key and its cells.
  struct PlacedKey {
    let cap: KeyboardLayout.Cap
    let rect: Rect
  }

  /// The keys, row by row.
  let keys: [PlacedKey]
  private let form: Form
  private let lastEvent: InputEvent?

  /// Puts the keys into the middle of a rectangle.
  /// - Parameters:
  ///   - layout: the keys.
  ///   - form: how they look.
  ///   - rect: the room; keys that do not fit into its rows are left out.
  ///   - lastEvent: what happened last; the key that it came from lights up.
  ///   - widths: the widths of characters.
  init(
    _ layout: KeyboardLayout, _ form: Form, in rect: Rect, lastEvent: InputEvent?,
    _ widths: ScalarWidths
  ) {
    self.form = form
    self.lastEvent = lastEvent
    // Keys of one width look alike where each half of a letter's key takes the same cells.
    let least = Self.columns(of: layout, form, widths)
    let even = (least + layout.width - 1) / max(1, layout.width) * layout.width
    let columns = min(even <= rect.size.columns ? even : least, rect.size.columns)
    var area = rect
    var keys: [PlacedKey] = []
    for row in layout.rows where area.size.rows >= form.rows {
      let line = area.takeTop(form.rows)
      let width = row.reduce(0) { $0 + $1.width }
      func edge(_ place: Int) -> Int {
        let inset = layout.width - width
        return line.column + (line.size.columns - columns) / 2
          + (inset + 2 * place) * columns / max(1, 2 * layout.width)
      }
      var place = 0
      for cap in row {
        let start = edge(place)
        place += cap.width
        keys.append(
          PlacedKey(
            cap: cap,
            rect: Rect(row: line.row, column: start, rows: form.rows, columns: edge(place) - start))
        )
      }
    }
    self.keys = keys
  }

  /// The rows that all keys take.
  static func rows(of layout: KeyboardLayout, _ form: Form) -> Int {
    layout.rows.count * form.rows
  }

  /// The columns without which something that is printed on a key would be cut.
  static func columns(of layout: KeyboardLayout, _ form: Form, _ widths: ScalarWidths) -> Int {
    layout.caps.map { cap in
      let needed = widths.columns(of: cap.shortLabel) + form.columnsAround
      return (needed * layout.width + cap.width - 1) / cap.width
    }.max() ?? 0
  }

  /// The key at a place of the screen.
  func key(at position: Position) -> KeyboardLayout.Cap? {
    keys.first { $0.rect.contains(position) }?.cap
  }

  /// Draws the keys; the one in use has brackets as well as a colour.
  func draw(in frame: inout Frame) {
    for key in keys {
      let isLit = lastEvent.map(key.cap.isUsed) ?? false
      var rect = key.rect
      if form == .boxed {
        frame.box(rect, style: isLit ? Style(.accent, .bold) : Style(.muted))
        rect = rect.inset(rows: 1, columns: 1)
      }
      let room = rect.size.columns - 2
      let isShort = frame.widths.columns(of: key.cap.label) > room
      let printed = frame.widths.truncate(
        isShort ? key.cap.shortLabel : key.cap.label, to: room)
      let label = isLit ? "[\(printed)]" : " \(printed) "
      let left = (rect.size.columns - frame.widths.columns(of: label)) / 2
      frame.write(
        label, at: rect.row, rect.column + left,
        style: isLit ? Style(.highlight, .bold) : key.cap.style)
    }
  }
}

extension KeyboardLayout.Cap {
  /// What is printed on it where there is no room to tell of an emoji that it is a sequence.
  fileprivate var shortLabel: String { String(label.map(\.drawnPart)) }

  /// Whether an event is what this key does.
  func isUsed(by event: InputEvent) -> Bool {
    switch event {
    case .key(let key): stands(for: key)
    case .return: stands(for: .return)
    case .delete: stands(for: .backspace)
    case .insert(let text): action == .insert(text.string)
    case .keyboard: action == .nextKeyboard
    default: false
    }
  }

  /// Keys that type stand out from those that do something.
  fileprivate var style: Style {
    switch action {
    case .press(.character), .pick, .insert: .bold
    case .press, .show, .nextKeyboard: Style(.key)
    }
  }
}
