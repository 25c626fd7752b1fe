/// How the system's own input arrives where versions or reports differ (§4, §5, §6, §9, §11).
///
/// The part of the system profile that is about help nobody asked for: shortcuts, predictions, AutoFill,
/// dictation. The defaults are those of iOS 10 to 18.
public struct SmartBehaviour: Hashable, Sendable {
  /// What the delegate is asked when two spaces become a full stop in English (§4).
  public enum DoubleSpaceQuestion: String, CaseIterable, Sendable {
    /// `". "` in place of the first space: apps filter that string.
    case replacingSpace = "replacing-space"
    /// A second space at the caret; an older trick answers it with no.
    case secondSpace = "second-space"
    /// Nothing, as one report has it.
    case none
  }

  /// With what AutoFill asks before it fills a field (§6).
  public enum AutofillProbe: String, CaseIterable, Sendable {
    /// An empty string, newer systems.
    case empty
    /// A space, older systems.
    case space

    /// The string that the delegate hears.
    public var text: UTF16Text { self == .empty ? "" : " " }
  }

  /// What stands in the text while the system listens (§9).
  public enum DictationPlaceholder: String, CaseIterable, Sendable {
    /// U+FFFC OBJECT REPLACEMENT CHARACTER.
    case objectReplacement = "u+fffc"
    /// Ten spaces, as views get that do not say what they want.
    case spaces
    /// Nothing.
    case none

    /// The placeholder itself.
    public var text: UTF16Text {
      switch self {
      case .objectReplacement: "\u{FFFC}"
      case .spaces: "          "
      case .none: ""
      }
    }
  }

  /// What two spaces ask in English.
  public var doubleSpaceQuestion: DoubleSpaceQuestion = .replacingSpace
  /// Whether the two edits that make 。 of two spaces are asked about in Chinese.
  public var chineseDoubleSpaceAsks = false
  /// Whether a prediction, an autocorrection and a text replacement are asked about (§5).
  public var autocorrectionAsks = true
  /// Whether the space typed after a prediction is swallowed (§5, one report).
  public var predictionSwallowsSpace = false
  /// Whether an autocorrection made because focus is lost sends its change event (§5).
  public var autocorrectionOnBlurNotifies = false
  /// Whether the system sets the caret once more after a paste (§6).
  public var pasteSetsCaretAgain = false
  /// With what AutoFill asks.
  public var autofillProbe: AutofillProbe = .empty
  /// Whether a no to AutoFill's question stops it.
  public var autofillNeedsProbe = true
  /// Whether dictated text is asked about (§9).
  public var dictationAsks = false
  /// What stands in the text meanwhile.
  public var dictationPlaceholder: DictationPlaceholder = .objectReplacement
  /// Whether Return ends editing when the app lets it go on (§11).
  public var returnEndsEditing = false

  /// The defaults.
  public init() {}
}
