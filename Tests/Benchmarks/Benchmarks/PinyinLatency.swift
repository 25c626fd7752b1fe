import Emulator
import InputMethods
import Limits
import TextField

/// How long a key takes until its candidates are there, as a composition grows.
enum PinyinLatency {
  private static let longest = 100
  /// Words, a run that can be cut in very many ways, letters that begin no syllable, and doubtful ones.
  private static let inputs = [
    "nihaozhongguowoaibeijingtiananmen", "xianxianxian", "a", "zhuangshuangchuang", "nnn", "lvelve",
    "gangangan", "zcs", "shishishishi", "bpmfdtnlgkhjqx",
  ]

  static func rows() -> [Row] {
    [KeyboardName.pinyin, .pinyin9, .zhuyin].map { keyboard in
      let samples = samples(on: keyboard)
      return Row(
        "\(keyboard.rawValue), p99 of \(samples.count) keys", samples.p99 / 1000, "ms", below: 1)
    }
  }

  private static func samples(on keyboard: KeyboardName) -> Samples {
    var samples = Samples()
    for _ in 0..<3 {
      for input in inputs {
        var configuration = Session.Configuration(
          policyID: "unlimited", policy: Unlimited(unit: .utf16))
        configuration.keyboard = keyboard.make()
        var session = Session(configuration)
        let keys = Array(keyboard == .pinyin9 ? String(input.map(digit)) : input)
        for index in 0..<longest {
          let start = ContinuousClock.now
          session.apply(.key(.character(keys[index % keys.count])))
          _ = session.keyboard.candidates(from: 0, count: 9)
          samples.add((ContinuousClock.now - start).microseconds)
        }
      }
    }
    return samples
  }

  /// The key of a phone's pad on which a letter stands.
  private static func digit(of letter: Character) -> Character {
    switch letter {
    case "a"..."c": "2"
    case "d"..."f": "3"
    case "g"..."i": "4"
    case "j"..."l": "5"
    case "m"..."o": "6"
    case "p"..."s": "7"
    case "t"..."v": "8"
    default: "9"
    }
  }
}
