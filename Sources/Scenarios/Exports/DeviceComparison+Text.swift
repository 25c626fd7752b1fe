/// The comparison for people.
extension DeviceComparison {
  /// A line for each scenario, what differs, and what would explain it.
  public func write(to output: inout some TextOutputStream) {
    for row in rows { row.write(to: &output) }
    let differing = rows.count { !$0.agrees }
    let compared = rows.count == 1 ? "1 scenario" : "\(rows.count) scenarios"
    output.write("\(compared) compared: \(rows.count - differing) agree, \(differing) disagree")
    output.write(unrecorded == 0 ? "\n" : "; \(unrecorded) not recorded\n")
    guard differing > 1 else { return }
    output.write(
      explanations.isEmpty
        ? "No single switch explains everything that was recorded.\n"
        : "Everything that was recorded agrees with:\n")
    Row.write(explanations, indent: "  ", to: &output)
  }
}

extension DeviceComparison.Row {
  fileprivate func write(to output: inout some TextOutputStream) {
    let name = SafeText.shown(scenario.name)
    let system = scenario.header.profile.name.rawValue
    let sessions = "policy \(policy.id), system \(system)"
    output.write("\(agrees ? "agrees   " : "DISAGREES")  \(name)  (\(sessions))\n")
    guard !agrees else { return }
    for observation in observations where !observation.agrees {
      let place = observation.step.map { "line \($0.line): \($0.shortNotation)" } ?? "at the end"
      output.write("    \(place)\n")
      output.write("      device    \(observation.device.notation)\n")
      output.write("      emulator  \(observation.emulator.notation)\n")
    }
    if !explanations.isEmpty {
      output.write("    It would agree with:\n")
      Self.write(explanations, indent: "      ", to: &output)
    } else if !nearest.isEmpty {
      output.write("    No single switch explains all of it; nearest:\n")
      Self.write(nearest, indent: "      ", to: &output)
    } else {
      output.write("    No single switch explains it.\n")
    }
  }

  fileprivate static func write(
    _ variants: [ProfileVariant], indent: String, to output: inout some TextOutputStream
  ) {
    let width = variants.map(\.notation.count).max() ?? 0
    for variant in variants {
      let padding = String(repeating: " ", count: width - variant.notation.count)
      let explanation = variant.explanation.map { padding + "  " + $0 } ?? ""
      output.write(indent + variant.notation + explanation + "\n")
    }
  }
}
