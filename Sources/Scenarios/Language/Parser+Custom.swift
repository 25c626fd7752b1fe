import Limits

/// The line `custom KEY=VALUE…`.
extension Parser {
  /// Sets the switches that the line names; all that are wrong are reported.
  mutating func customLine(_ reader: inout LineReader) throws(Diagnostic) {
    repeat {
      let setting = try reader.word(.setting)
      do throws(Diagnostic) {
        try customSetting(setting, at: reader.lastPlace)
      } catch {
        report(error.error, at: error.place)
      }
    } while !reader.isAtEnd
  }

  private mutating func customSetting(
    _ setting: String, at place: SourcePlace
  ) throws(Diagnostic) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let start = place.scalars.lowerBound
    let end = start + name.unicodeScalars.count
    let namePlace = SourcePlace(line: place.line, scalars: start..<end)
    guard let choice = CustomRules.switches.first(where: { $0.name == name }) else {
      let nearest = NearestWord.to(name, among: CustomRules.switches.map(\.name))
      throw Diagnostic(.unknown(.customSwitch, name, nearest: nearest), at: namePlace)
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw Diagnostic(
        .missing(.value),
        at: SourcePlace(
          line: place.line, scalars: place.scalars.upperBound..<place.scalars.upperBound))
    }
    noteHeader("custom \(name)", at: namePlace)
    let value = String(parts[1])
    let valuePlace = SourcePlace(
      line: place.line, scalars: (end + 1)..<place.scalars.upperBound)
    guard choice.set(value, in: &header.custom) else {
      throw Diagnostic(
        .badSwitchValue(name: name, value: value, values: choice.values), at: valuePlace)
    }
  }
}
