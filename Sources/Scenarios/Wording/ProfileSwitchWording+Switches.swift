/// What each switch decides, by its name.
extension ProfileSwitchWording {
  /// Composing, and its end.
  static func composing(_ name: String, in language: Language) -> String? {
    switch name {
    case "candidate-commit":
      language.say(
        "what the delegate is asked when a candidate is tapped", "点选候选词时询问 delegate 什么",
        "點選候選字時詢問 delegate 什麼")
    case "commit-hides-mark":
      language.say(
        "whether the field has no marked range inside the question about a candidate",
        "询问候选词时输入框是否已没有标记范围", "詢問候選字時輸入框是否已沒有標記範圍")
    case "composition-asks":
      language.say(
        "whether the delegate is asked about the keys of a composition", "更新标记文本的按键是否询问 delegate",
        "組字的按鍵是否詢問 delegate")
    case "composing-backspace":
      language.say(
        "which range the delegate is asked about on backspace while composing",
        "有标记文本时退格询问 delegate 哪个范围",
        "組字時倒退鍵詢問 delegate 哪個範圍")
    case "composing-backspace-string":
      language.say(
        "with which string backspace asks about the whole marked range", "退格以什么字符串询问整个标记范围",
        "倒退鍵以什麼字串詢問整個標記範圍")
    case "association-asks":
      language.say(
        "whether the delegate is asked about a next word that is tapped with nothing marked",
        "没有标记文本时点选联想词是否询问 delegate", "沒有標記文字時點選聯想詞是否詢問 delegate")
    case "refused-commit":
      language.say(
        "what stays of the marked text after the delegate refused a candidate",
        "delegate 拒绝候选词后标记文本留下什么",
        "delegate 拒絕候選字後標記文字留下什麼")
    case "syllable-separator":
      language.say(
        "what stands between two syllables of marked pinyin", "标记拼音的音节之间用什么分隔", "標記拼音的音節之間用什麼分隔")
    case "commit-sends-two-events":
      language.say(
        "whether a commit sends a change event for the text and one for the unmarking",
        "上屏是否为文本和取消标记各发一次变更事件", "送出是否為文字和取消標記各發一次變更事件")
    case "return-keeps-separators":
      language.say(
        "whether Return keeps the separators when it commits raw letters", "Return 上屏原始字母时是否保留分隔符",
        "Return 送出原始字母時是否保留分隔符號")
    case "handwriting-asks-first":
      language.say(
        "whether the delegate is asked about a drawn character before it is in the field",
        "手写的字进入输入框之前是否询问 delegate", "手寫的字進入輸入框之前是否詢問 delegate")
    default: nil
    }
  }

  /// Keys that rewrite or delete the previous character.
  static func rewriting(_ name: String, in language: Language) -> String? {
    switch name {
    case "rewrite-question":
      language.say(
        "what the delegate is asked when a key rewrites the previous character",
        "按键改写前一个字符时询问 delegate 什么",
        "按鍵改寫前一個字元時詢問 delegate 什麼")
    case "rewrite-sends-two-events":
      language.say(
        "whether a key that rewrites sends a change event for the deletion too",
        "改写的按键是否为删除也发一次变更事件", "改寫的按鍵是否為刪除也發一次變更事件")
    case "multi-tap-window":
      language.say(
        "how long a multi-tap key waits for its next tap, in seconds", "多次点按的按键等待下一次点按多久，以秒计",
        "多次點按的按鍵等待下一次點按多久，以秒計")
    case "delete-question":
      language.say(
        "which range the delegate is asked about when backspace takes a composed sequence away",
        "退格删除组合字符序列时询问 delegate 哪个范围", "倒退鍵刪除組合字元序列時詢問 delegate 哪個範圍")
    default: nil
    }
  }

  /// What the system does to be helpful.
  static func smart(_ name: String, in language: Language) -> String? {
    switch name {
    case "double-space-shortcut":
      language.say("whether two quick spaces become a full stop", "连按两次空格是否变成句号", "連按兩次空白鍵是否變成句號")
    case "double-space-window":
      language.say(
        "how long the second space of the shortcut may take, in seconds", "第二个空格最多可隔多久，以秒计",
        "第二個空格最多可隔多久，以秒計")
    case "double-space-question":
      language.say(
        "what the delegate is asked when two spaces become a full stop in English",
        "英文中两个空格变成句号时询问 delegate 什么", "英文中兩個空格變成句號時詢問 delegate 什麼")
    case "chinese-double-space-asks":
      language.say(
        "whether the deletion and the 。 that replace two spaces are asked about",
        "以 。 替换两个空格时的删除与插入是否询问", "以 。 取代兩個空格時的刪除與插入是否詢問")
    case "autocorrection-asks":
      language.say(
        "whether predictions and corrections are asked about (old systems: off)",
        "预测与更正是否询问（旧系统：off）", "預測與更正是否詢問（舊系統：off）")
    case "prediction-swallows-space":
      language.say(
        "whether the space typed after a prediction is swallowed", "预测之后输入的空格是否被忽略",
        "預測之後輸入的空格是否被忽略")
    case "autocorrection-on-blur-notifies":
      language.say(
        "whether a correction made because focus is lost sends its change event",
        "因失去焦点而做的更正是否发变更事件", "因失去焦點而做的更正是否發變更事件")
    case "paste-sets-caret-again":
      language.say(
        "whether the system sets the caret after a paste, over what the delegate set",
        "粘贴后系统是否重设光标，覆盖 delegate 的设置", "貼上後系統是否重設游標，覆蓋 delegate 的設定")
    case "autofill-probe":
      language.say(
        "with what AutoFill asks before it fills a field (older systems: space)",
        "自动填充先以什么询问（较旧系统：space）", "自動填寫先以什麼詢問（較舊系統：space）")
    case "autofill-needs-probe":
      language.say(
        "whether a no to that question keeps the text out", "对该询问回答否时是否不再填入文本", "對該詢問回答否時是否不再填入文字")
    case "dictation-asks":
      language.say("whether dictated text is asked about", "听写的文本是否询问", "聽寫的文字是否詢問")
    case "dictation-placeholder":
      language.say(
        "what stands in the text while the system listens", "系统听写时文本中占位的是什么", "系統聽寫時文字中佔位的是什麼")
    case "return-ends-editing":
      language.say(
        "whether Return ends editing, after editingDidEndOnExit",
        "Return 在 editingDidEndOnExit 之后是否结束编辑", "Return 在 editingDidEndOnExit 之後是否結束編輯")
    default: nil
    }
  }

  /// Traits of the field and settings of the phone.
  static func traits(_ name: String, in language: Language) -> String? {
    switch name {
    case "content-type":
      language.say(
        "what the field says it holds, which decides how AutoFill arrives", "输入框声明的内容类型，决定自动填充如何到达",
        "輸入框宣告的內容類型，決定自動填寫如何到達")
    case "autocorrection":
      language.say(
        "whether a short list of typing errors is corrected at the end of a word",
        "是否在词尾更正一份简短的错字表", "是否在詞尾更正一份簡短的錯字表")
    case "text-replacement":
      language.say(
        "whether shortcuts such as omw are expanded at the end of a word", "是否在词尾展开 omw 之类的快捷短语",
        "是否在詞尾展開 omw 之類的快速短語")
    case "smart-quotes":
      language.say("whether straight quotes become curly ones", "直引号是否变成弯引号", "直引號是否變成彎引號")
    case "smart-dashes":
      language.say("whether two hyphens become a dash", "两个连字符是否变成破折号", "兩個連字號是否變成破折號")
    case "smart-insert-delete":
      language.say(
        "whether spaces come and go with pasted and deleted words", "粘贴和删除单词时空格是否随之增减",
        "貼上和刪除單字時空格是否隨之增減")
    case "secure-text-entry":
      language.say(
        "whether the field hides its text, and loses it at the first edit after focus",
        "输入框是否隐藏文本，并在获得焦点后首次编辑时清空", "輸入框是否隱藏文字，並在取得焦點後首次編輯時清空")
    case "clears-on-begin-editing":
      language.say(
        "whether the field is emptied when it gets focus", "输入框获得焦点时是否清空", "輸入框取得焦點時是否清空")
    default: nil
    }
  }

  /// Undo, `text =` and the order of events.
  static func undo(_ name: String, in language: Language) -> String? {
    switch name {
    case "records-refused-paste":
      language.say(
        "whether a paste that was refused is recorded for undo all the same", "被拒绝的粘贴是否仍记入撤销",
        "被拒絕的貼上是否仍記入復原")
    case "records-edit-after-handler":
      language.say(
        "whether a change is recorded although its handler assigned text",
        "处理函数给 text 赋值后，该改动是否仍被记录", "處理函式指派 text 後，該變更是否仍被記錄")
    case "records-program-edits":
      language.say(
        "whether replace and insertText called by the app are recorded for undo",
        "App 调用的 replace 和 insertText 是否记入撤销", "App 呼叫的 replace 和 insertText 是否記入復原")
    case "removal-takes-present-edit":
      language.say(
        "whether removeAllActions in the handler takes the change being handled with it",
        "处理函数中的 removeAllActions 是否一并移除当前改动", "處理函式中的 removeAllActions 是否一併移除目前變更")
    case "typing-undo":
      language.say(
        "whether one undo takes back a key or all keys that followed one another",
        "一次撤销取消一个按键还是连续的多个按键", "一次復原取消一個按鍵還是連續的多個按鍵")
    case "assignment-in-question-unbalances-undo":
      language.say(
        "whether nothing is recorded any more once text = was called in the delegate's question",
        "delegate 询问中调用 text = 之后是否不再记录", "delegate 詢問中呼叫 text = 之後是否不再記錄")
    case "assignment-clears-undo":
      language.say(
        "whether text = forgets what could be undone", "text = 是否清空可撤销的内容", "text = 是否清空可復原的內容")
    case "assignment-caret":
      language.say(
        "where text = puts the caret: at the end, or at the start of what is new",
        "text = 把光标放在哪里：末尾，或新内容的开头", "text = 把游標放在哪裡：末尾，或新內容的開頭")
    case "assignment-ends-input-session":
      language.say(
        "whether the keyboard's composition is over when text = takes the mark away",
        "text = 取消标记时键盘的输入是否结束", "text = 取消標記時鍵盤的組字是否結束")
    case "assignment-sends-change":
      language.say("whether text = sends the change event", "text = 是否发送变更事件", "text = 是否發送變更事件")
    case "selection-ends-composition":
      language.say(
        "whether a selection that the program sets ends a composition", "程序设置的选区是否结束标记文本",
        "程式設定的選取是否結束組字")
    case "selection-event":
      language.say("when the selection event of a change comes", "改动的选区事件何时到来", "變更的選取事件何時到來")
    default: nil
    }
  }
}
