/// The profiles that have a name, as differences from iOS 10 to 18.
extension SystemProfile {
  /// The profile of iOS 10 to 18, as its latest version has it: events and effects that came within these
  /// years (the selection event came with iOS 13) are there.
  public static let ios10 = SystemProfile()

  /// The profile up to iOS 9: neither a candidate nor a next word is asked about (§1), AutoFill asks with
  /// a space (§6), and there is no selection event yet (§11).
  public static let ios9: SystemProfile = {
    var profile = SystemProfile()
    profile.name = .ios9
    profile.candidateCommit = .none
    profile.associationAsks = false
    profile.selectionEndsComposition = false
    profile.selectionEvent = .none
    profile.syllableSeparator = .space
    profile.smart.autofillProbe = .space
    return profile
  }()

  /// The profile of iOS 26: a candidate is asked about at the caret, and nothing is marked by then (§1,
  /// one report each).
  public static let ios26: SystemProfile = {
    var profile = SystemProfile()
    profile.name = .ios26
    profile.candidateCommit = .caret
    profile.commitHidesMark = true
    return profile
  }()

  /// The profile with that name.
  public init(_ name: Name) {
    switch name {
    case .ios9: self = .ios9
    case .ios10: self = .ios10
    case .ios26: self = .ios26
    }
  }

  /// The profile with that name, with every switch that had been set to something else than this
  /// profile's own value.
  public func changed(to name: Name) -> SystemProfile {
    let own = SystemProfile(self.name)
    var changed = SystemProfile(name)
    for item in Self.switches where item.value(self) != item.value(own) {
      _ = item.set(item.value(self), in: &changed)
    }
    return changed
  }
}
