import Scenarios

extension HelpText {
  /// What `--help` says of `compare-device`.
  static func compareDevice(in language: Language) -> String {
    language.say(
      """
      fieldlab compare-device holds what was seen on a device against the emulator.

      Usage:
        fieldlab compare-device FILE RESULT [--policy ID]

      FILE is a scenario, a folder of them or the word published. RESULT is a text
      file with a line for each text that was seen:

        SCENARIO <tab> "TEXT"       what the field holds at the end, in quotes, with
                                    the escapes of scenarios; or the word crash
        SCENARIO:LINE <tab> "TEXT"  the same after the step in that line

      SCENARIO is a path, a file's name, or that without .scenario. A # at the start
      of a line makes it a comment. The XCUITests of export write such lines.

      Where a text differs the scenario is run again under every system and with
      every other value of every switch, and those that would explain it are named.

      Options:
            --policy ID             the policy that the app on the device implements;
                                    without it, the first of each scenario
        -h, --help                  this help

      Exit status: 0 they agree, 1 they do not, 2 a file or an argument is wrong.

      """,
      """
      fieldlab compare-device 将设备上的结果与模拟器对照。

      用法：
        fieldlab compare-device FILE RESULT [--policy ID]

      FILE 是脚本、脚本的文件夹，或 published 一词。RESULT 是文本文件，每个结果一
      行：

        SCENARIO <tab> "TEXT"       结束时输入框的内容，带引号，用脚本的转义；或
                                    crash 一词
        SCENARIO:LINE <tab> "TEXT"  同上，为该行步骤之后的内容

      SCENARIO 是路径、文件名，或不带 .scenario 的文件名。行首的 # 表示注释。export
      的 XCUITest 会写出这样的行。

      文本不同时，会以每个系统、每个开关的每个其他取值重新运行该脚本，并指出哪些能解
      释差异。

      选项：
            --policy ID             设备上的 App 实现的策略；不写则为每个脚本的第一
                                    个
        -h, --help                  本帮助

      退出状态：0 一致，1 不一致，2 文件或参数有误。

      """,
      """
      fieldlab compare-device 將裝置上的結果與模擬器對照。

      用法：
        fieldlab compare-device FILE RESULT [--policy ID]

      FILE 是腳本、腳本的檔案夾，或 published 一詞。RESULT 是文字檔，每個結果一
      行：

        SCENARIO <tab> "TEXT"       結束時輸入框的內容，帶引號，用腳本的跳脫字元；或
                                    crash 一詞
        SCENARIO:LINE <tab> "TEXT"  同上，為該行步驟之後的內容

      SCENARIO 是路徑、檔名，或不帶 .scenario 的檔名。行首的 # 表示註解。export 的
      XCUITest 會寫出這樣的行。

      文字不同時，會以每個系統、每個開關的每個其他值重新執行該腳本，並指出哪些能解釋
      差異。

      選項：
            --policy ID             裝置上的 App 實作的策略；不寫則為每個腳本的第一
                                    個
        -h, --help                  本說明

      結束狀態：0 一致，1 不一致，2 檔案或參數有誤。

      """)
  }
}
