import Scenarios

extension HelpText {
  /// What `--help` says of `count`.
  static func count(in language: Language) -> String {
    language.say(
      """
      fieldlab count says what texts cost.

      Usage:
        fieldlab count [--unit UNIT] TEXT…|-

      TEXT is counted as it stands; - reads standard input, whose last line end does
      not count. Text that starts with a dash comes after --.

      Options:
            --unit UNIT             one number a line, in this unit: utf16, grapheme,
                                    scalar, utf8, gb18030, wechat, weibo or twitter;
                                    without it, a table of all units
        -h, --help                  this help

      """,
      """
      fieldlab count 给出文本的长度。

      用法：
        fieldlab count [--unit UNIT] TEXT…|-

      TEXT 按原样计数；- 读取标准输入，其末尾的换行不计。以连字符开头的文本写在 -- 之
      后。

      选项：
            --unit UNIT             每行一个数，以此单位计：utf16、grapheme、scalar、
                                    utf8、gb18030、wechat、weibo 或 twitter；不写则列
                                    出所有单位
        -h, --help                  本帮助

      """,
      """
      fieldlab count 給出文字的長度。

      用法：
        fieldlab count [--unit UNIT] TEXT…|-

      TEXT 按原樣計數；- 讀取標準輸入，其末尾的換行不計。以連字號開頭的文字寫在 -- 之
      後。

      選項：
            --unit UNIT             每行一個數，以此單位計：utf16、grapheme、scalar、
                                    utf8、gb18030、wechat、weibo 或 twitter；不寫則列
                                    出所有單位
        -h, --help                  本說明

      """)
  }
}
