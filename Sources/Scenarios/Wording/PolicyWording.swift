import Limits

/// The words for what a policy is.
public enum PolicyWording {
  /// One line on what runs; a policy that is not in the catalog has its own.
  public static func summary(of policy: PolicyDescription, in language: Language) -> String {
    policy.summary ?? summary(id: policy.id, in: language) ?? policy.id
  }

  /// What runs, and where it comes from.
  static func summaryAndSource(of policy: PolicyDescription, in language: Language) -> String {
    let summary = summary(of: policy, in: language)
    let source = source(of: policy, in: language)
    return language.say(
      "\(summary) (\(source))", "\(summary)（\(source)）", "\(summary)（\(source)）")
  }

  /// Where a policy comes from; a framework's own names stay as they are.
  private static func source(of policy: PolicyDescription, in language: Language) -> String {
    let article = "article "
    switch policy.id {
    case PolicyCatalog.custom.id: return language.say("its settings", "其设置", "其設定")
    case "unlimited": return language.say("the system alone", "仅系统", "僅系統")
    case _ where policy.source.hasPrefix(article):
      let place = policy.source.dropFirst(article.count)
      return language.say("article \(place)", "文章 \(place)", "文章 \(place)")
    default: return policy.source
    }
  }

  private static func summary(id: String, in language: Language) -> String? {
    switch id {
    case "unlimited":
      language.say("no check at all", "没有任何检查", "沒有任何檢查")
    case "delegate-only":
      language.say("pre-check of the resulting length", "预检，检查改动后的长度", "預檢，檢查變更後的長度")
    case "editing-changed":
      language.say("post-filter that cuts when nothing is marked", "后置过滤，无标记文本时截断", "後置過濾，無標記文字時截斷")
    case "limit-length":
      language.say("post-filter, the limit bound while editing", "后置过滤，编辑期间绑定上限", "後置過濾，編輯期間綁定上限")
    case "limit-type":
      language.say(
        "post-filter by content type, then length, as published", "后置过滤，先查内容类型再查长度，照文章的代码",
        "後置過濾，先查內容類型再查長度，照文章的程式碼")
    case "limit-type-intended":
      language.say(
        "post-filter by content type, then length, two slips mended",
        "后置过滤，先查内容类型再查长度，修正两处笔误", "後置過濾，先查內容類型再查長度，修正兩處筆誤")
    case "last-valid":
      language.say(
        "a pattern, and the last text that matched it", "正则表达式，并保留最后一次匹配的文本", "正規表示式，並保留最後一次符合的文字")
    case "wechat-name":
      language.say(
        "pre-check in WeChat's units, composing letters count 2", "按微信的单位预检，标记字母计 2",
        "按微信的單位預檢，組字字母計 2")
    case "combined":
      language.say(
        "both checks, letters allowed by the room left", "两项检查，按余量限制标记字母数", "兩項檢查，依餘量限制組字字母數")
    case "exact":
      language.say(
        "both checks, and only what arrives is cut; recommended", "两项检查，只截断新输入的内容；推荐",
        "兩項檢查，只截斷新輸入的內容；推薦")
    case "custom":
      language.say(
        "built from switches, see the line custom of a scenario", "由开关组成，见脚本的 custom 行",
        "由開關組成，見腳本的 custom 行")
    case "flutter-none":
      language.say("the counter alone, nothing is enforced", "只有计数器，不强制", "只有計數器，不強制")
    case "flutter-enforced":
      language.say("every change cut, composing letters count", "每次改动都截断，标记文本计入", "每次變更都截斷，組字字母計入")
    case "flutter-after-composition":
      language.say(
        "cut when a composition ends, Flutter's own on iOS", "标记文本上屏后截断，Flutter 在 iOS 上的默认方式",
        "組字結束後截斷，Flutter 在 iOS 上的預設方式")
    case "react-native":
      language.say("pre-check that cuts, pinyin letters count", "会截断的预检，拼音字母计入", "會截斷的預檢，拼音字母計入")
    case "react-native-fabric":
      language.say(
        "pre-check that cuts, refuses all without room", "会截断的预检，没有余量时全部拒绝", "會截斷的預檢，沒有餘量時全部拒絕")
    case "android-length-filter":
      language.say(
        "every insertion cut, composing letters count", "每次插入都截断，标记文本计入", "每次插入都截斷，組字字母計入")
    case "compose-reject":
      language.say("a change that is too long is taken back whole", "过长的改动整个撤回", "過長的變更整個撤回")
    case "compose-trim":
      language.say(
        "insertions trimmed unit by unit, pairs halved", "逐单位裁剪插入内容，会拆开代理对", "逐單位裁剪插入內容，會拆開代理對")
    case "html":
      language.say(
        "a composition is free, its commit is cut to what fits", "标记文本不受限，上屏时截到上限",
        "組字不受限，送出時截到上限")
    case "html-gecko":
      language.say(
        "commits are cut to what fits, keys without room cancelled", "上屏时截到上限，没有余量时按键被取消",
        "送出時截到上限，沒有餘量時按鍵被取消")
    case "html-webkit-legacy":
      language.say(
        "a composition is free, its commit cut in grapheme clusters", "标记文本不受限，上屏时按字素簇截到上限",
        "組字不受限，送出時按字素叢集截到上限")
    case "qmui-text-field":
      language.say(
        "pre-check that cuts, then a cut before the caret", "会截断的预检，再截去光标之前的内容", "會截斷的預檢，再截去游標之前的內容"
      )
    case "qmui-text-view":
      language.say("pre-check that cuts, then a cut at the end", "会截断的预检，再截去末尾", "會截斷的預檢，再截去末尾")
    case "jk-input-limit":
      language.say(
        "post-filter that cuts the end when nothing is marked", "后置过滤，无标记文本时截去末尾", "後置過濾，無標記文字時截去末尾"
      )
    case "swiftui-prefix":
      language.say(
        "the bound string cut at every change, compositions lost", "每次改动都截断绑定的字符串，标记文本会丢失",
        "每次變更都截斷綁定的字串，組字會遺失")
    case "vant-field":
      language.say(
        "a full value put back, else cut before the caret", "已满则恢复原值，否则截去光标之前的内容",
        "已滿則還原原值，否則截去游標之前的內容")
    case "antd-exceed":
      language.say(
        "the value sliced when nothing is composed, pairs halved", "没有标记文本时截取值，会拆开代理对",
        "沒有組字時截取值，會拆開代理對")
    default: nil
    }
  }
}
