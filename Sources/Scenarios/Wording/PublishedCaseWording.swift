/// The titles of the published cases in other languages.
///
/// A scenario is written in English, and its title names files and reports; this is what a list shows.
public enum PublishedCaseWording {
  /// A title in a language; one that no published case has stays as it is.
  public static func title(_ title: String, in language: Language) -> String {
    solution(title, in: language) ?? limits(title, in: language) ?? title
  }

  /// Those about the published solution and its rivals.
  private static func solution(_ title: String, in language: Language) -> String? {
    let say = language.say
    return switch title {
    case "case 1: ten Han characters, then pinyin":
      say("case 1: ten Han characters, then pinyin", "用例 1：十个汉字后打拼音", "案例 1：十個漢字後打拼音")
    case "case 2: full, nine-grid English, fast tapping":
      say("case 2: full, nine-grid English, fast tapping", "用例 2：已满，九宫格英文快速连按", "案例 2：已滿，九宮格英文快速連按")
    case "case 2b: one place left, nine-grid English, fast tapping":
      say(
        "case 2b: one place left, nine-grid English, fast tapping", "用例 2b：剩一位，九宫格英文快速连按",
        "案例 2b：剩一位，九宮格英文快速連按")
    case "case 3: one place left, a long syllable":
      say("case 3: one place left, a long syllable", "用例 3：剩一位，打一个长音节", "案例 3：剩一位，打一個長音節")
    case "case 3: the seventh and the eighth letter":
      say("case 3: the seventh and the eighth letter", "用例 3：第七、第八个字母", "案例 3：第七、第八個字母")
    case "case 4: paste into a full field":
      say("case 4: paste into a full field", "用例 4：已满时粘贴", "案例 4：已滿時貼上")
    case "case 4b: paste more than fits":
      say("case 4b: paste more than fits", "用例 4b：粘贴超出上限的文本", "案例 4b：貼上超出上限的文字")
    case "case 4c: paste more than fits in front of the text":
      say(
        "case 4c: paste more than fits in front of the text", "用例 4c：在文本前面粘贴超出上限的文本",
        "案例 4c：在文字前面貼上超出上限的文字")
    case "case 5: an emoji of two units on the last unit":
      say(
        "case 5: an emoji of two units on the last unit", "用例 5：最后一个单位上输入占两个单位的表情",
        "案例 5：最後一個單位上輸入占兩個單位的表情")
    case "case 5b: a family emoji of eleven units":
      say("case 5b: a family emoji of eleven units", "用例 5b：占十一个单位的家庭表情", "案例 5b：占十一個單位的家庭表情")
    case "case 6: undo after a paste that was cut":
      say("case 6: undo after a paste that was cut", "用例 6：粘贴被截断后撤销", "案例 6：貼上被截斷後復原")
    case "case 7: delete while the text is too long":
      say("case 7: delete while the text is too long", "用例 7：文本超长时删除", "案例 7：文字超長時刪除")
    case "case 8: Hangul on the last place":
      say("case 8: Hangul on the last place", "用例 8：最后一位上输入谚文", "案例 8：最後一位上輸入諺文")
    default: nil
    }
  }

  /// Those about one policy.
  private static func limits(_ title: String, in language: Language) -> String? {
    let say = language.say
    return switch title {
    case "last-valid: a Chinese double space gets past the pre-check":
      say(
        "last-valid: a Chinese double space gets past the pre-check", "last-valid：中文双空格绕过预检",
        "last-valid：中文雙空格繞過預檢")
    case "last-valid: an emoji is refused":
      say("last-valid: an emoji is refused", "last-valid：拒绝表情", "last-valid：拒絕表情")
    case "last-valid: what the published pattern lets through":
      say(
        "last-valid: what the published pattern lets through", "last-valid：已发表的正则表达式放行了什么",
        "last-valid：已發表的樣式放行了什麼")
    case "limit-type-intended: no Han can be entered":
      say(
        "limit-type-intended: no Han can be entered", "limit-type-intended：无法输入汉字",
        "limit-type-intended：無法輸入漢字")
    case "limit-type-intended: a lone high surrogate":
      say(
        "limit-type-intended: a lone high surrogate", "limit-type-intended：孤立的高位代理",
        "limit-type-intended：孤立的高位代理")
    case "limit-type, type letter: the published table lacks t":
      say(
        "limit-type, type letter: the published table lacks t", "limit-type，字母类型：已发表的表缺 t",
        "limit-type，字母類型：已發表的表缺 t")
    case "limit-type, type none: Han empties the field":
      say(
        "limit-type, type none: Han empties the field", "limit-type，none 类型：汉字使输入框清空",
        "limit-type，none 類型：漢字使輸入框清空")
    case "wechat-name: 32 digits":
      say("wechat-name: 32 digits", "wechat-name：32 个数字", "wechat-name：32 個數字")
    case "wechat-name: eight emoji":
      say("wechat-name: eight emoji", "wechat-name：八个表情", "wechat-name：八個表情")
    case "wechat-name: sixteen Han":
      say("wechat-name: sixteen Han", "wechat-name：十六个汉字", "wechat-name：十六個漢字")
    case "wechat-name: a paste that is too long is dropped whole":
      say(
        "wechat-name: a paste that is too long is dropped whole", "wechat-name：过长的粘贴整体丢弃",
        "wechat-name：過長的貼上整體捨棄")
    case "wechat-name: fifteen Han, then pinyin":
      say("wechat-name: fifteen Han, then pinyin", "wechat-name：十五个汉字后打拼音", "wechat-name：十五個漢字後打拼音")
    default: nil
    }
  }
}

extension Scenario {
  /// The title as it is shown in a language.
  public func title(in language: Language) -> String {
    PublishedCaseWording.title(title, in: language)
  }
}
