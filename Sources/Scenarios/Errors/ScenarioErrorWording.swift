import Limits
import TextField

/// The words for everything that can be wrong with a scenario.
public enum ScenarioErrorWording {
  /// One sentence without a full stop.
  public static func words(for error: ScenarioError, in language: Language) -> String {
    switch error {
    case .notUTF8(let byte, let offset):
      let byte = hex(UInt32(byte), digits: 2)
      return language.say(
        "not UTF-8: byte 0x\(byte) at offset \(offset)", "不是 UTF-8：偏移 \(offset) 处的字节 0x\(byte)",
        "不是 UTF-8：位移 \(offset) 處的位元組 0x\(byte)")
    case .controlCharacter(let value):
      let code = hex(value, digits: 4)
      return language.say(
        "control character U+\(code); in a string write \\u{\(code)}",
        "控制字符 U+\(code)；字符串中请写 \\u{\(code)}", "控制字元 U+\(code)；字串中請寫 \\u{\(code)}")
    case .invisibleCharacter(let value):
      let code = hex(value, digits: 4)
      return language.say(
        "U+\(code), which cannot be seen, is no blank and part of no word; delete it",
        "U+\(code) 是不可见字符，既不是空格，也不属于任何词；请删除",
        "U+\(code) 是不可見字元，既不是空白，也不屬於任何詞；請刪除")
    case .unterminatedString:
      return language.say("the string does not end on this line", "字符串没有在本行结束", "字串沒有在本行結束")
    case .unknownEscape(let escape):
      return language.say(
        "unknown escape \(escape); there are \\\" \\\\ \\n \\r \\t \\u{HEX}",
        "未知转义 \(escape)；可用的有 \\\" \\\\ \\n \\r \\t \\u{HEX}",
        "未知跳脫字元 \(escape)；可用的有 \\\" \\\\ \\n \\r \\t \\u{HEX}")
    case .badCodePoint:
      return language.say(
        "not a code point; write \\u{HEX} with 1 to 8 digits, 10FFFF at most",
        "不是码位；请写 \\u{HEX}，1 至 8 位数字，最大为 10FFFF",
        "不是碼位；請寫 \\u{HEX}，1 至 8 位數字，最大為 10FFFF")
    case .unknown(let kind, let word, let nearest):
      let noun = noun(kind, in: language)
      return language.say(
        "unknown \(noun) \"\(word)\"", "未知\(noun) \"\(word)\"", "未知\(noun) \"\(word)\"")
        + (nearest == nil ? choice(kind, in: language) : suggestion(nearest, in: language))
    case .missing(let argument):
      let noun = noun(argument, in: language)
      return language.say("\(noun) is missing here", "此处缺少\(noun)", "此處缺少\(noun)")
    case .unexpected(let text):
      return language.say("unexpected \(text)", "多余的内容 \(text)", "多餘的內容 \(text)")
    case .outOfRange(let number, let range):
      let (low, high) = (range.lowerBound, range.upperBound)
      return language.say(
        "\(number) is not a whole number from \(low) to \(high)",
        "\(number) 不是 \(low) 到 \(high) 的整数",
        "\(number) 不是 \(low) 到 \(high) 的整數")
    case .reversedRange(let start, let end):
      return language.say(
        "the range ends at \(end), before its start \(start)", "范围的终点 \(end) 在起点 \(start) 之前",
        "範圍的終點 \(end) 在起點 \(start) 之前")
    case .badSwitchValue(let name, let value, let values):
      let list = list(values, in: language)
      return language.say(
        "\(name) cannot be \"\(value)\"; it takes \(list)", "\(name) 不能为 \"\(value)\"；可取 \(list)",
        "\(name) 不能為 \"\(value)\"；可用 \(list)")
        + suggestion(NearestWord.to(value, among: values), in: language)
    case .malformedState(let flaw):
      let words = words(for: flaw, in: language)
      return language.say(
        "no field is ever in this state: \(words)", "输入框不可能处于此状态：\(words)",
        "輸入框不可能處於此狀態：\(words)")
    case .unterminatedBrace:
      return language.say(
        "the brace is not closed; the key itself is written {{", "花括号没有闭合；按键本身写作 {{",
        "大括號沒有結束；按鍵本身寫作 {{")
    case .badRepeat(let text):
      return language.say(
        "\"\(text)\" is no number of times", "\"\(text)\" 不是次数", "\"\(text)\" 不是次數")
    case .tooManyKeys(let most):
      return language.say(
        "more than \(most) keys in one line", "一行超过 \(most) 个按键", "一行超過 \(most) 個按鍵")
    case .tooManyKeysInFile(let most):
      return language.say(
        "more than \(most) keys in one file", "一个文件超过 \(most) 个按键", "一個檔案超過 \(most) 個按鍵")
    case .headerAfterSteps(let verb):
      return headerAfterSteps(verb, in: language)
    case .duplicate(let word, nil):
      return language.say(
        "\"\(word)\" for the second time", "\"\(word)\" 重复出现", "\"\(word)\" 重複出現")
    case .duplicate(let word, let line?):
      return language.say(
        "\"\(word)\" for the second time; the first is in line \(line)",
        "\"\(word)\" 重复出现；第一次在第 \(line) 行", "\"\(word)\" 重複出現；第一次在第 \(line) 行")
    case .notAStep(let word):
      return language.say(
        "\"!\" must stand before a step, and \"\(word)\" is none",
        "\"!\" 必须在步骤之前，而 \"\(word)\" 不是步骤", "\"!\" 必須在步驟之前，而 \"\(word)\" 不是步驟")
    case .nothingToRun:
      return language.say("no step and no expectation", "没有步骤，也没有期望", "沒有步驟，也沒有期望")
    case .cannotCount(let unit, let policies):
      let list = policies.joined(separator: language.say(", ", "、", "、"))
      return language.say(
        "these policies cannot count in \(unit.rawValue): \(list)",
        "以下策略不能以 \(unit.rawValue) 计数：\(list)", "以下策略不能以 \(unit.rawValue) 計數：\(list)")
    case .policy(let error): return words(for: error, in: language)
    case .unavailable(let unit, let reason): return words(for: unit, reason, in: language)
    case .pattern(let most):
      return language.say(
        "the pattern is longer than \(most) characters", "正则表达式超过 \(most) 个字符",
        "正規表示式超過 \(most) 個字元")
    case .tooManyErrors(let most):
      return language.say(
        "more than \(most) errors; the rest was not read", "错误超过 \(most) 个；其余部分没有读",
        "錯誤超過 \(most) 個；其餘部分沒有讀")
    case .unused(let line, let policies):
      let list = list(policies, in: language)
      return language.say(
        "no policy of this file uses \"\(line)\", which is for \(list)",
        "本文件没有策略使用 \"\(line)\"，它只用于 \(list)", "本檔案沒有策略使用 \"\(line)\"，它只用於 \(list)")
    case .notRun(let policy):
      return language.say(
        "this file does not run \"\(policy)\", so this is skipped unless --policy names it",
        "本文件不运行 \"\(policy)\"，除非用 --policy 指定，否则跳过此项",
        "本檔案不執行 \"\(policy)\"，除非用 --policy 指定，否則略過此項")
    case .ambiguousScenario(let name, let paths):
      let list = list(paths, in: language)
      return language.say(
        "several scenarios are called \"\(name)\"; write \(list)",
        "有多个脚本名为 \"\(name)\"；请写 \(list)", "有多個腳本名為 \"\(name)\"；請寫 \(list)")
    case .noStepInLine(let line, let nearest):
      return noStep(inLine: line, nearest, in: language)
    case .nothingRecorded: return language.say("nothing is recorded", "没有任何记录", "沒有任何記錄")
    }
  }

  /// Why state notation describes no field.
  private static func words(for flaw: StateFlaw, in language: Language) -> String {
    switch flaw {
    case .unclosed(let sign):
      language.say("\"\(sign)\" is not closed", "\"\(sign)\" 没有闭合", "\"\(sign)\" 沒有結束")
    case .unopened(let sign):
      language.say("\"\(sign)\" closes nothing", "\"\(sign)\" 没有开头", "\"\(sign)\" 沒有開頭")
    case .repeated(let sign):
      language.say("\"\(sign)\" for the second time", "\"\(sign)\" 出现两次", "\"\(sign)\" 出現兩次")
    case .severalSelections:
      language.say("a selection, and another or a caret", "选区之外还有选区或光标", "選取範圍之外還有選取範圍或游標")
    case .escapesNothing:
      language.say(
        "\"\\\" before none of [ ] | < > \\", "\"\\\" 之后不是 [ ] | < > \\ 之一",
        "\"\\\" 之後不是 [ ] | < > \\ 之一")
    }
  }

  /// Why a policy cannot be made.
  public static func words(for error: PolicyError, in language: Language) -> String {
    switch error {
    case .cannotCount(let policy, let unit, let units):
      let list = list(units.map(\.rawValue), in: language)
      return language.say(
        "policy \"\(policy)\" cannot count in \(unit.rawValue); it counts in \(list)",
        "策略 \"\(policy)\" 不能以 \(unit.rawValue) 计数；可用 \(list)",
        "策略 \"\(policy)\" 不能以 \(unit.rawValue) 計數；可用 \(list)")
    case .limitTooLow(let policy, let limit, let lowest):
      return language.say(
        "policy \"\(policy)\" takes no limit of \(limit), only \(lowest) and more",
        "策略 \"\(policy)\" 的上限不能为 \(limit)，最小为 \(lowest)",
        "策略 \"\(policy)\" 的上限不能為 \(limit)，最小為 \(lowest)")
    case .pattern(let pattern, let message):
      let quoted = StringNotation.quoted(pattern)
      return language.say(
        "the pattern \(quoted) does not compile: \(message)", "正则表达式 \(quoted) 无法编译：\(message)",
        "正規表示式 \(quoted) 無法編譯：\(message)")
    case .patternUnbounded(let pattern, let construct):
      let (quoted, part) = (StringNotation.quoted(pattern), StringNotation.quoted(construct))
      return language.say(
        "the pattern \(quoted) has \(part), "
          + "which is not supported: it could not be searched in bounded time",
        "正则表达式 \(quoted) 中的 \(part) 不受支持：无法在有限时间内搜索",
        "正規表示式 \(quoted) 中的 \(part) 不受支援：無法在有限時間內搜尋")
    case .patternTooLarge(let pattern, let most):
      let quoted = StringNotation.quoted(pattern)
      return language.say(
        "the pattern \(quoted) is too large: it needs more than \(most) states",
        "正则表达式 \(quoted) 太大：需要超过 \(most) 个状态", "正規表示式 \(quoted) 太大：需要超過 \(most) 個狀態")
    }
  }

  /// Why a unit cannot be counted in.
  public static func words(
    for unit: CountingUnit, _ reason: CountingUnit.UnavailableReason, in language: Language
  ) -> String {
    switch reason {
    case .noConverter(let encoding, _):
      language.say(
        "cannot count in \(unit.rawValue): this system has no converter for \(encoding)",
        "无法以 \(unit.rawValue) 计数：本系统没有 \(encoding) 的转换器",
        "無法以 \(unit.rawValue) 計數：本系統沒有 \(encoding) 的轉換器")
    }
  }

  private static func headerAfterSteps(_ verb: String, in language: Language) -> String {
    let hint =
      verb == "text"
      ? language.say(
        "; a step that does this is \"set text\"", "；作为步骤请写 \"set text\"", "；作為步驟請寫 \"set text\"")
      : ""
    return language.say(
      "\"\(verb)\" belongs before the first step", "\"\(verb)\" 应在第一个步骤之前",
      "\"\(verb)\" 應在第一個步驟之前") + hint
  }

  private static func noStep(
    inLine line: Int, _ nearest: Int?, in language: Language
  ) -> String {
    let hint =
      nearest.map {
        language.say(
          "; the nearest before is in line \($0)", "；之前最近的步骤在第 \($0) 行", "；之前最近的步驟在第 \($0) 行")
      } ?? ""
    return language.say(
      "no step stands in line \(line) of the scenario", "脚本的第 \(line) 行没有步骤",
      "腳本的第 \(line) 行沒有步驟") + hint
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
