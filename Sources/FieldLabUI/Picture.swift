import Screen

/// The screen as it is drawn, and what keys and taps need to know about it.
struct Picture {
  /// What is drawn.
  var frame: Frame
  /// What can be tapped.
  var areas: [TapArea] = []
  /// Whether the keys of the on-screen keyboard are drawn already, on the phone.
  var hasKeys = false
  /// How many lines of the trace there is room for.
  var traceRows = 0
}
