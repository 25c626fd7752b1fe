import Scenarios

extension UsageError {
  /// One line without the program's name.
  func words(in language: Language) -> String {
    switch self {
    case .unknownCommand(let word, let nearest):
      language.say(
        "\"\(word)\" is neither a command nor a file", "\"\(word)\" 既不是命令，也不是文件",
        "\"\(word)\" 既不是指令，也不是檔案") + suggestion(nearest, in: language)
    case .unknownOption(let option, let nearest):
      language.say("unknown option \(option)", "未知选项 \(option)", "未知選項 \(option)")
        + suggestion(nearest, in: language)
    case .missingValue(let option):
      language.say("\(option) needs a value", "\(option) 需要一个值", "\(option) 需要一個值")
    case .unexpectedValue(let option):
      language.say("\(option) takes no value", "\(option) 不带值", "\(option) 不帶值")
    case .badNumber(let option, let value, let range):
      badNumber(option, value, range, in: language)
    case .badValue(let option, let value, let values):
      badValue(option, value, values, in: language)
    case .badLimit(let value, let units):
      badLimit(value, units.joined(separator: "|"), in: language)
    case .badPolicies(let error):
      language.say("--policy: ", "--policy：", "--policy：")
        + ScenarioErrorWording.words(for: error, in: language)
    case .missing(let need, let command):
      language.say(
        "\(command) needs \(need.words(in: language))", "\(command) 需要 \(need.words(in: language))",
        "\(command) 需要 \(need.words(in: language))")
    case .unavailable(let unit, let reason):
      ScenarioErrorWording.words(for: unit, reason, in: language)
    case .notOnePolicy:
      language.say(
        "--policy takes one policy here: the one that the app implements",
        "此处 --policy 只接受一个策略：App 实现的那个", "此處 --policy 只接受一個策略：App 實作的那個")
    case .excluded(let option, let other):
      language.say(
        "\(option) does not go with \(other)", "\(option) 不能与 \(other) 同用",
        "\(option) 不能與 \(other) 同用")
    case .updatesPublished:
      language.say(
        "the published cases are inside the program and cannot be updated", "内置用例在程序之中，不能更新",
        "內建案例在程式之中，不能更新")
    case .updatesInCI:
      language.say(
        "--update is refused where CI is set", "设置了 CI 时拒绝 --update", "設定了 CI 時拒絕 --update")
    case .unexpected(let word):
      language.say("unexpected \"\(word)\"", "多余的参数 \"\(word)\"", "多餘的參數 \"\(word)\"")
    case .notUTF8(let argument):
      language.say(
        "argument \(argument) is not UTF-8", "第 \(argument) 个参数不是 UTF-8",
        "第 \(argument) 個參數不是 UTF-8")
    }
  }

  private func suggestion(_ nearest: String?, in language: Language) -> String {
    nearest.map {
      language.say("; did you mean \($0)?", "；是不是 \($0)？", "；是不是 \($0)？")
    } ?? ""
  }

  private func badNumber(
    _ option: String, _ value: String, _ range: ClosedRange<Int>, in language: Language
  ) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    return language.say(
      "\(option) cannot be \"\(value)\"; it takes a number from \(low) to \(high)",
      "\(option) 不能为 \"\(value)\"；可取 \(low) 到 \(high) 的数",
      "\(option) 不能為 \"\(value)\"；可用 \(low) 到 \(high) 的數")
  }

  private func badLimit(_ value: String, _ units: String, in language: Language) -> String {
    language.say(
      "--limit cannot be \"\(value)\"; it takes a number, NUMBER:UNIT with UNIT \(units)",
      "--limit 不能为 \"\(value)\"；可取一个数，或 NUMBER:UNIT，UNIT 为 \(units)",
      "--limit 不能為 \"\(value)\"；可用一個數，或 NUMBER:UNIT，UNIT 為 \(units)")
  }

  private func badValue(
    _ option: String, _ value: String, _ values: [String], in language: Language
  ) -> String {
    let list = values.joined(separator: language.say(", ", "、", "、"))
    return language.say(
      "\(option) cannot be \"\(value)\"; it takes \(list)",
      "\(option) 不能为 \"\(value)\"；可取 \(list)", "\(option) 不能為 \"\(value)\"；可用 \(list)")
  }
}

extension UsageError.Need {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .path: language.say("a PATH", "PATH", "PATH")
    case .exportFormat(let names): "--to " + names.joined(separator: "|")
    case .fileAndResult: language.say("a FILE and a RESULT", "FILE 和 RESULT", "FILE 和 RESULT")
    case .text: language.say("a TEXT, or -", "TEXT，或 -", "TEXT，或 -")
    }
  }
}
