import Scenarios

/// Something wrong with what was remembered; the rest is used.
public enum SettingsFault: Hashable, Sendable {
  /// The file is of no use at all.
  case file(FileError)
  /// A line that would also be wrong in a scenario.
  case line(Int, in: String, ScenarioError)
  /// A key that is not known.
  case unknown(String, nearest: String?, line: Int, in: String)

  /// The fault in one line without a full stop, the place in front.
  public func words(in language: Language) -> String {
    switch self {
    case .file(let error): FileErrorWording.words(for: error, in: language)
    case .line(let line, let file, let error):
      "\(file):\(line): " + ScenarioErrorWording.words(for: error, in: language)
    case .unknown(let key, let nearest, let line, let file):
      "\(file):\(line): "
        + language.say("unknown setting \"\(key)\"", "未知的设置“\(key)”", "未知的設定「\(key)」")
        + (nearest.map { Self.question($0, language) } ?? "")
    }
  }

  private static func question(_ word: String, _ language: Language) -> String {
    language.say("; did you mean \"\(word)\"?", "；是不是“\(word)”？", "；是不是「\(word)」？")
  }
}
