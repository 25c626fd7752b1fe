import InputMethods
import Screen
import TextField

/// Something on the screen that can be tapped, and its cells.
///
/// Views give their areas back from drawing, so that what is tapped is what is seen.
struct TapArea {
  /// What a tap means.
  enum Target: Hashable, Sendable {
    /// A key of the on-screen keyboard.
    case key(KeyboardLayout.Cap)
    /// The candidate in this place among those in sight, counted from 0.
    case candidate(Int)
    /// A syllable on offer.
    case syllable(String)
    /// A boundary in the field's text, as a UTF-16 offset.
    case caret(Int)
    /// A field of the form that has no focus.
    case field(FieldPreset)
    /// A row of the comparison, by its place among the policies.
    case policy(Int)
    /// A step of the scenario that is played, by its line.
    case step(Int)
    /// A line of the list that lies over the view, by its place.
    case line(Int)
    /// A command of the help line.
    case command(Command)
  }

  let rect: Rect
  let target: Target

  init(_ target: Target, at rect: Rect) {
    self.target = target
    self.rect = rect
  }
}
