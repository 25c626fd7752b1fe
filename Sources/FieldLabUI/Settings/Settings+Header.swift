import Scenarios

/// What a scenario's header says, as settings, and back.
extension Settings {
  /// Takes everything that a header says; the policy stays.
  mutating func take(_ header: Scenario.Header) {
    limit = header.limit
    unit = header.unit
    keyboard = header.keyboard
    preset = header.field
    profile = header.profile
    text = header.text
    focused = header.focused
    filter = header.filter
    pattern = header.pattern
    custom = header.custom
  }

  /// The settings as a header; without a limit where the policy cannot have it.
  var header: Scenario.Header {
    var header = Scenario.Header()
    if takesLimit(policy) {
      header.limit = limit
      header.unit = unit
    }
    header.profile = profile
    header.keyboard = keyboard
    header.field = preset
    header.filter = filter
    header.pattern = pattern
    header.custom = custom
    header.text = text
    header.focused = focused
    return header
  }
}
