import Limits
import Scenarios
import Screen

/// Recording what is done into a scenario, event by event.
extension AppState {
  /// More than this at once is not added to the file but takes its place, so that not even a program that
  /// is killed in the middle leaves half a line.
  private static let mostAppended = 4_000

  /// Asks from where on to record, or ends the recording.
  mutating func toggleRecording() -> [Effect] {
    guard recording == nil else { return endRecording() }
    guard !workbench.actions.isEmpty else { return startRecording(fromHere: false) }
    overlay = .menu(
      Menu(
        .recording, title: label(.recordMenu),
        items: RecordingStart.allCases.map {
          .init(id: $0.rawValue, name: $0.name(in: language), detail: $0.summary(in: language))
        },
        selected: RecordingStart.start.rawValue))
    return []
  }

  /// Starts a recording.
  /// - Parameters:
  ///   - fromHere: whether only what is seen from now on is expected.
  ///   - path: the file; one with a name of its own when nil.
  /// - Returns: what must be written.
  public mutating func startRecording(fromHere: Bool, in path: String? = nil) -> [Effect] {
    begin(from: fromHere ? workbench.actions.count : 0, hasOwnPath: path != nil) { text, stem in
      .begin(path: path, stem: stem, text: text)
    }
  }

  /// Ends the recording, keys that were typed in a row joined on one line.
  mutating func endRecording() -> [Effect] {
    defer { recording = nil }
    return recording.map { [.record(.end($0.transcript.text))] } ?? []
  }

  /// The field that is looked at, as a recording knows it.
  private var subject: Recording.Subject {
    form.flatMap { $0.isShown ? .inForm($0.focused) : nil } ?? .single
  }

  /// Whether there is a recording, of a field that is not looked at.
  var isRecordingElsewhere: Bool { recording.map { $0.subject != subject } ?? false }

  /// What of the last event must be written; nothing while another field is looked at.
  ///
  /// Starting over and other settings end the file and begin the next; a step back in what is played takes
  /// back what was written of it.
  mutating func recordNews() -> [Effect] {
    guard var current = recording, current.subject == subject else { return [] }
    let isShorter = workbench.actions.count < current.written
    if isShorter, playback == nil { return endRecording() + startRecording(fromHere: false) }
    let mark = min(current.mark, workbench.actions.count)
    if !workbench.isUnder(current.transcript.header) {
      // A file that the tester named is not given up for settings that were made before the first key.
      let hasNothing = current.hasOwnPath && current.start == workbench.eventCount
      guard hasNothing else {
        return endRecording() + begin(from: mark) { .begin(path: nil, stem: $1, text: $0) }
      }
      return begin(from: mark, hasOwnPath: true) { text, _ in .replace(text) }
    }
    if isShorter {
      return begin(from: mark, hasOwnPath: current.hasOwnPath) { text, _ in .replace(text) }
    }
    let news = workbench.actions[current.written...]
    guard !news.isEmpty else { return [] }
    let policies = workbench.policiesOfScenario.map(\.id)
    // Held twice, its text would be copied at every key.
    recording = nil
    var added = ""
    for (index, action) in zip(news.indices, news) {
      let isLast = index == news.index(before: news.endIndex)
      added += current.transcript.append(
        action, seeing: isLast ? workbench.sightings(of: policies) : nil)
    }
    current.written = workbench.actions.count
    recording = current
    guard current.transcript.growingText.utf8.count <= SourceFile.largest else {
      recording = nil
      message = .recordingFull
      return [.bell]
    }
    guard !added.isEmpty else { return [] }
    let isLong = added.utf8.count > Self.mostAppended
    return [.record(isLong ? .replace(current.transcript.growingText) : .append(added))]
  }

  private mutating func begin(
    from mark: Int, hasOwnPath: Bool = false, _ change: (String, String) -> RecordingChange
  ) -> [Effect] {
    do {
      hasLostRecording = false
      let transcript = try workbench.transcript(expectingFrom: mark)
      recording = Recording(
        subject: subject, hasOwnPath: hasOwnPath, mark: mark, start: workbench.eventCount,
        transcript: transcript, written: workbench.actions.count)
      return [.record(change(transcript.growingText, "recording-" + fileStem))]
    } catch {
      recording = nil
      message = .cannotBeMade(error)
      return [.bell]
    }
  }

  /// What the names of files say: policy and limit.
  var fileStem: String { workbench.limitWords.split(separator: " ").joined(separator: "-") }

  /// Takes what became of an effect on files; the session goes on in any case.
  public mutating func take(_ outcome: FileOutcome) {
    switch outcome {
    case .began(let name):
      if case .recorded(let complete)? = message {
        message = .recordingAnew(file: name, complete: complete)
      } else {
        message = .recording(file: name)
      }
    case .ended(let name): message = .recorded(file: name)
    case .saved(let names, let folder): message = .saved(names, folder: folder)
    case .recordingFailed(let error):
      recording = nil
      hasLostRecording = true
      message = .recordingFailed(error)
    case .savingFailed(let error): message = .savingFailed(error)
    case .settingsSaved(let name): message = .settingsSaved(file: name)
    case .settingsNotSaved(let error): message = .settingsNotSaved(error)
    case .settingsFaulty(let faults):
      if !faults.isEmpty { message = .settingsFaulty(faults) }
    }
  }
}
