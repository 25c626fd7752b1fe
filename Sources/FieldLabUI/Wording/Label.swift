import Scenarios

/// A word or two that stand in one place of the screen and say what is there.
enum Label: CaseIterable {
  /// The delegate's check.
  case preCheck
  /// The handler's check.
  case postFilter

  /// The words.
  func words(in language: Language) -> String {
    switch self {
    case .preCheck: language.say("pre-check", "预检", "預檢")
    case .postFilter: language.say("post-filter", "后置过滤", "後置過濾")
    }
  }
}
