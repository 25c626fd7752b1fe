import Emulator
import Limits
import Scenarios
import Screen

/// Everything the screen shows, as a value: events in, frame out.
///
/// It knows no terminal, no file and no clock; what must be done outside comes back as effects. The rules
/// of fields, limits and keyboards are the Emulator's; here is only what a tester looks at and with which
/// keys.
public struct AppState: Sendable {
  /// What lies over the view and takes the keys.
  enum Overlay: Sendable {
    case help(firstLine: Int)
    case menu(Menu)
    case limit(LimitPrompt)
    case text(TextPrompt)
    case comparison(ComparisonMenu)
    case pattern(PatternPrompt)
    case palette(Palette)
    case traceSearch(TraceSearch)
    case step(StepPrompt)
    case cases
  }

  /// The phones.
  public internal(set) var workbench: Workbench
  /// The size of the screen.
  public internal(set) var size: Size
  /// The widths of the terminal's characters.
  public let widths: ScalarWidths
  /// The language of everything that is said.
  public var language = Language.english
  /// A scenario that is being played, if one was given.
  public internal(set) var playback: Playback?

  /// How it plays by itself, and what was left for going on by hand.
  var player = Player()
  /// The list of cases, once it has been opened.
  var browser: CaseBrowser?

  var overlay: Overlay?
  /// How compared policies are looked at.
  var comparison = ComparisonView()
  /// The on-screen keyboard and the mouse.
  var onScreen = OnScreenKeys()
  /// The place of the first candidate in sight, counted from 0, and of those before it.
  var candidateStarts: [Int] = [0]
  /// Where a selection with Shift began; the other end moves.
  var selectionAnchor: Int?
  /// How the screen was asked to look.
  var appearance = Appearance()
  /// What stands where the log is.
  var logPanel = LogPanel.trace
  /// By how many composed sequences the inspector is scrolled back.
  var inspectorOffset = 0
  /// What takes most of the screen.
  var view = MainView.field
  /// How the trace is looked at.
  var traceView = TraceView()
  /// One line for the tester about the last thing done.
  var message: Message?
  /// The time of the last event, by the clock outside.
  var lastEventTime: Duration?
  /// Whether a phone is drawn around the field where there is room.
  var showsPhoneFrame = true
  /// The form, once it has been opened.
  var form: Form?
  /// What is being recorded, if anything is.
  var recording: Recording?
  /// Whether a recording has ended because its file could not be written, which the title goes on saying.
  var hasLostRecording = false

  /// A screen over `workbench`.
  public init(workbench: Workbench, size: Size, widths: ScalarWidths) {
    self.workbench = workbench
    self.size = size
    self.widths = widths
    if workbench.compared.count > 1 { comparison.chosen = workbench.compared.map(\.id) }
  }

  /// Whether several policies run side by side.
  var isComparing: Bool { workbench.bench.sessions.count > 1 }

  /// Whether their table is shown, and not one of them alone.
  var showsTable: Bool { isComparing && !comparison.isInside }

  /// The syllables in sight that can be picked.
  var shownSyllables: [String] {
    let syllables = workbench.keyboard.syllables
    guard !syllables.isEmpty else { return [] }
    return CandidateBar.fitting(syllables: syllables, columns: candidateColumns, widths)
  }

  /// The candidates in sight, cut to what the screen holds.
  var shownCandidates: [String] {
    let start = candidateStarts.last ?? 0
    let keyboard = workbench.keyboard
    let candidates = keyboard.candidates(from: start, count: keyboard.candidateKeys.count)
    guard !candidates.isEmpty else { return [] }
    let columns = candidateColumns
    let label = CandidateBar.label(
      ofQuery: keyboard.query ?? "", for: candidates, columns: columns, in: language, widths)
    return CandidateBar.fitting(
      candidates, after: shownSyllables, columns: columns - widths.columns(of: label),
      in: language, widths)
  }

  /// Whether candidates are left behind those in sight.
  func hasCandidates(after shown: [String]) -> Bool {
    let next = (candidateStarts.last ?? 0) + shown.count
    return !workbench.keyboard.candidates(from: next, count: 1).isEmpty
  }
}
