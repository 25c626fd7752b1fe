import Limits
import Scenarios

/// The words of the list of cases and of playing one.
enum CasesWording {
  // MARK: Playing

  /// Which keys move a scenario, and where it is.
  static func prompt(_ playback: Playback, _ player: Player, _ language: Language) -> String {
    if player.isPlaying {
      let time = seconds(player.interval)
      return language.say(
        "▶ a key every \(time) s  Space: pause  + -: speed  Esc: go on by hand",
        "▶ 每 \(time) 秒一键  Space: 暂停  + -: 速度  Esc: 手动继续",
        "▶ 每 \(time) 秒一鍵  Space: 暫停  + -: 速度  Esc: 手動繼續")
    }
    if playback.nextLine != nil {
      return language.say(
        "Right: key  Return: step  Left: back  Space: play  e: edit  Esc: go on by hand",
        "Right: 一键  Return: 一步  Left: 后退  Space: 播放  e: 改步骤  Esc: 手动继续",
        "Right: 一鍵  Return: 一步  Left: 後退  Space: 播放  e: 改步驟  Esc: 手動繼續")
    }
    let sum = sum(playback.outcomes, language)
    return language.say(
      "End of the scenario: \(sum).  Left: back  Esc: go on by hand",
      "脚本结束：\(sum)。 Left: 后退  Esc: 手动继续",
      "腳本結束：\(sum)。 Left: 後退  Esc: 手動繼續")
  }

  /// What playing one is called.
  static func play(_ language: Language) -> String { language.say("play", "播放", "播放") }

  /// The heading of the keys that play a scenario.
  static func playing(_ language: Language) -> String {
    language.say("Playing a scenario", "播放脚本", "播放腳本")
  }

  /// What the keys do while a scenario is played.
  static func playingKeys(_ language: Language) -> [(key: String, meaning: String)] {
    let say = language.say
    return [
      (
        "Right, Left",
        say(
          "a key forward, a key back; Return, a step", "前进、后退一键；Return 前进一步", "前進、後退一鍵；Return 前進一步")
      ),
      ("Home, End", say("to the start, to the end", "到开头、到结尾", "到開頭、到結尾")),
      (
        "Space, + -",
        say("play by itself, or pause; faster, slower", "自动播放或暂停；加快、放慢", "自動播放或暫停；加快、放慢")
      ),
      ("n, p", say("the next, the previous of the list", "列表的下一个、上一个", "清單的下一個、上一個")),
      (
        "e, i, x",
        say(
          "change the next step, add one before it, drop it", "更改下一步，在其前插入，删除", "更改下一步，在其前插入，刪除")
      ),
      ("u", say("take the last change of a step back", "撤销上一次更改", "復原上一次更改")),
      ("s", say("save the changed scenario as a new file", "把改过的脚本另存为新文件", "把改過的腳本另存新檔")),
      (
        "Escape",
        say(
          "leave it and go on by hand; once more, the list", "离开，手动继续；再按一次回到列表", "離開，手動繼續；再按一次回到清單")
      ),
    ]
  }

  /// How many expectations held, and how many did not.
  static func sum(_ outcomes: Outcomes, _ language: Language) -> String {
    let (held, failed) = (outcomes.held, outcomes.failed)
    return failed == 0
      ? language.say("\(held) held", "\(held) 项通过", "\(held) 項通過")
      : language.say(
        "\(held) held, \(failed) failed", "\(held) 项通过，\(failed) 项失败",
        "\(held) 項通過，\(failed) 項失敗")
  }

  /// How many scenarios of a list held, and how many did not.
  static func sum(of items: [CaseBrowser.Item], _ language: Language) -> String {
    let run = items.compactMap(\.outcomes)
    let failed = run.count { $0.failed > 0 }
    return language.say(
      "\(run.count - failed) scenarios held, \(failed) did not.",
      "\(run.count - failed) 个脚本通过，\(failed) 个失败。",
      "\(run.count - failed) 個腳本通過，\(failed) 個失敗。")
  }

  /// The label of what was expected.
  static func expected(_ language: Language) -> String {
    language.say("expected", "期望", "期望")
  }

  /// The label of what was got instead.
  static func got(_ language: Language) -> String { language.say("got", "实得", "實得") }

  // MARK: Changing steps

  /// What the question for a step is about.
  static func stepTitle(inserts: Bool, _ language: Language) -> String {
    inserts
      ? language.say("A step before the next one", "在下一步之前插入", "在下一步之前插入")
      : language.say("The next step", "下一步", "下一步")
  }

  /// The keys of that question.
  static func stepKeys(_ language: Language) -> String {
    language.say("Return takes it, Esc", "Return 确定，Esc", "Return 確定，Esc")
  }

  // MARK: The list

  /// The keys of the list.
  static func listKeys(_ language: Language) -> [(key: String, word: String)] {
    [
      ("Return", play(language)),
      ("^R", language.say("run all", "全部运行", "全部執行")),
      ("^O", language.say("open", "打开", "開啟")),
      ("Left Right", language.say("script", "脚本", "腳本")),
      ("Esc", language.say("back", "返回", "返回")),
    ]
  }

  /// The name of the view.
  static func cases(_ language: Language) -> String { language.say("cases", "用例", "案例") }

  /// The heading above the files that cannot be read.
  static func problems(_ language: Language) -> String {
    language.say("with errors", "有错误", "有錯誤")
  }

  /// How many errors are listed.
  static func errors(_ count: Int, _ language: Language) -> String {
    language.say(
      count == 1 ? "1 error" : "\(count) errors", "\(count) 处错误", "\(count) 處錯誤")
  }

  /// The question for a path.
  static func path(_ language: Language) -> String {
    language.say("folder or file: ", "文件夹或文件：", "檔案夾或檔案：")
  }

  /// Where a scenario is that was left.
  static func leftAt(line: Int, _ language: Language) -> String {
    language.say(
      "left at line \(line); Return goes on there", "停在第 \(line) 行；按 Return 继续",
      "停在第 \(line) 行；按 Return 繼續")
  }

  /// That a scenario has not been played to its end.
  static func notRun(_ language: Language) -> String {
    language.say("not run yet", "尚未运行", "尚未執行")
  }

  /// The labels beside what a scenario's header says.
  static func labels(_ language: Language) -> (policies: String, limit: String, keyboard: String) {
    (
      language.say("policies", "策略", "策略"), language.say("limit", "上限", "上限"),
      language.say("keyboard", "键盘", "鍵盤")
    )
  }

  /// The limit of a scenario that names none.
  static func ownLimit(_ language: Language) -> String {
    language.say("the policy's own", "策略默认值", "策略預設值")
  }

  /// A case as one line: its name, its title, and what became of it.
  static func reading(of item: CaseBrowser.Item, _ language: Language) -> String {
    guard let scenario = item.scenario else {
      return item.name + ": " + (item.problem.map { words(for: $0, language) } ?? "")
    }
    let result = item.outcomes.map { sum($0, language) } ?? notRun(language)
    return "\(item.name): \(scenario.title(in: language)), \(result)"
  }

  /// What is wrong, without its place.
  static func words(for problem: CaseBrowser.Problem, _ language: Language) -> String {
    switch problem {
    case .file(let error): FileErrorWording.words(for: error, in: language)
    case .line(let diagnostic, _):
      ScenarioErrorWording.words(for: diagnostic.error, in: language)
    }
  }

  private static func seconds(_ time: Duration) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    let rest = String(1_000 + milliseconds % 1_000).dropFirst()
    let digits = rest.reversed().drop { $0 == "0" }.reversed()
    return digits.isEmpty
      ? "\(milliseconds / 1_000)" : "\(milliseconds / 1_000)." + String(digits)
  }
}
