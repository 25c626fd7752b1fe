import InputMethods

/// How the on-screen keyboard is looked at and reached.
struct OnScreenKeys {
  /// Whether it is shown.
  var isShown = false
  /// The set of keys that is shown: chosen by tapping Shift or `123`, or that of the key used last.
  var layer = KeyboardLayout.Layer.letters
  /// Whether the terminal reports clicks.
  var takesClicks = false
}
