import CNcursesw
import Screen

/// The only part that speaks to ncurses: what the rest of the module needs of it, in Swift's terms.
///
/// Curses keeps one screen for the process, so this is a set of functions rather than a value.
enum Curses {
  /// Chooses a locale that writes UTF-8; curses draws blanks without one.
  static func chooseLocale() throws(TerminalError) {
    setlocale(LC_ALL, "")
    if fl_is_utf8() != 0 { return }
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil, fl_is_utf8() != 0 { return }
    }
    throw .noUTF8Locale
  }

  /// Looks up the terminal's type, and whether a screen can be drawn on it.
  ///
  /// - Parameter name: The type as the environment has it; the error repeats it.
  /// - Throws: That it is unknown or cannot do what a screen needs.
  static func lookUpTerminal(_ name: String) throws(TerminalError) {
    var status: Int32 = 0
    guard !name.isEmpty, setupterm(nil, 1, &status) == OK else { throw .unknownType(name: name) }
    if capability("cup") == nil { throw .tooPlain(name: name, lacking: .moveCursor) }
    if capability("clear") == nil { throw .tooPlain(name: name, lacking: .clearScreen) }
  }

  /// Takes over the screen.
  ///
  /// - Parameter name: The terminal's type, for the error.
  /// - Throws: That curses does not start.
  static func start(_ name: String) throws(TerminalError) {
    guard fl_start() != nil else { throw .refused(name: name) }
    raw()
    noecho()
    nonl()
    keypad(fl_window(), true)
    // Output must not stop half way because a key is waiting; we read keys ourselves.
    typeahead(-1)
    // Shifting the rest of a line would tear wide characters on some terminals.
    idcok(fl_window(), false)
  }

  /// Gives the screen back; painting takes it over again.
  static func end() { endwin() }

  /// Whether the screen is given back at present.
  static var isEnded: Bool { isendwin() }

  /// The size that curses draws for.
  static var size: Size { Size(rows: Int(fl_rows()), columns: Int(fl_columns())) }

  /// Makes curses draw for another size.
  static func resize(to size: Size) {
    resize_term(Int32(size.rows), Int32(size.columns))
    // What the terminal did to its cells meanwhile curses cannot know.
    clearok(fl_physical_screen(), true)
  }

  /// Gives the terminal the modes it had while painting, and forgets what it shows.
  static func reclaim() {
    reset_prog_mode()
    // Ending turned it off, and only reading a key through curses would turn it on again.
    keypad(fl_window(), true)
    clearok(fl_physical_screen(), true)
  }

  /// Sends what was written since the last time.
  static func refresh() { wrefresh(fl_window()) }

  /// Rings.
  static func ring() { beep() }

  /// A string that the terminal's description holds.
  static func capability(_ name: String) -> String? {
    fl_capability(name).map { String(cString: $0) }
  }

  /// The columns of scalars, from the very table by which curses positions.
  static let widths = ScalarWidths { Int(fl_width($0.value)) }
}

extension Curses {
  /// The bits of attributes.
  static func bits(_ attributes: Style.Attributes) -> attr_t {
    let all: [(Style.Attributes, attr_t)] = [
      (.bold, fl_bold), (.dim, fl_dim), (.underline, fl_underline), (.reverse, fl_reverse),
    ]
    return all.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }

  /// Moves to where writing goes on.
  static func move(to row: Int, _ column: Int) {
    wmove(fl_window(), Int32(row), Int32(column))
  }

  /// How many colours the terminal has; 0 or less for none.
  ///
  /// Where true colour can be had, its type says so, as `xterm-direct` does. There is no other way to it
  /// through curses that leaves the user's palette alone.
  static var colorCount: Int { has_colors() ? Int(fl_number("colors")) : 0 }

  /// Sets up the colours of the roles; without any, curses never learns that there are colours, and so
  /// does not even send the terminal's own.
  static func define(_ scheme: ColorScheme) {
    guard scheme.depth != .none, start_color() == OK else { return }
    use_default_colors()
    for role in Style.Role.allCases {
      let colors = scheme.colors(of: role)
      guard colors != .own else { continue }
      fl_define_pair(
        Int32(role.pair), colors.foreground?.number ?? -1, colors.background?.number ?? -1)
    }
  }

  /// Shows or hides the cursor.
  static func showCursor(_ isShown: Bool) { curs_set(isShown ? 1 : 0) }

  /// What one symbol is to curses, its look included.
  typealias Cell = cchar_t

  /// Makes a cell of a symbol with its marks.
  static func cell(_ symbol: Symbol, _ pen: Pen) -> Cell {
    let scalars = [symbol.base] + symbol.marks.scalars + ["\0"]
    var cell = Cell()
    setcchar(&cell, scalars.map { wchar_t($0.value) }, pen.attributes, pen.pair, nil)
    return cell
  }

  /// Makes a cell that differs from an empty one in its scalar only.
  static func cell(_ base: Unicode.Scalar, like blank: Cell) -> Cell {
    var cell = blank
    cell.chars.0 = wchar_t(base.value)
    return cell
  }

  /// Writes cells into a row; a wide symbol is one cell here.
  static func write(_ cells: [Cell], at row: Int, _ column: Int) {
    move(to: row, column)
    wadd_wchnstr(fl_window(), cells, Int32(cells.count))
  }
}
