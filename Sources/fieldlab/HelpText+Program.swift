import Scenarios

extension HelpText {
  /// What `--help` says of the program.
  static func program(in language: Language) -> String {
    language.say(
      """
      fieldlab emulates an iOS text field in the terminal, for testing length limits.

      Usage:
        fieldlab                    the screen
        fieldlab FILE               the screen, playing a scenario step by step
        fieldlab FOLDER             the screen, with the list of the scenarios in it;
                                    the word published is for those of the program
        fieldlab run PATH…          scenarios without a screen
        fieldlab matrix [PATH…]     how scenarios end under each policy
        fieldlab export PATH…       scenarios as manual tests or XCUITests
        fieldlab compare-device FILE RESULT
                                    what a device did beside the emulator
        fieldlab count TEXT…|-      what a text costs in each unit
        fieldlab policies           the limit policies and their defaults

      Options:
            --lang LANGUAGE         the language, with any command: en, zh-Hans or
                                    zh-Hant; without it, the locale's
            --record FILE           with the screen: record what is done, and what was
                                    seen, in a new file, which is a scenario at any
                                    time
            --policy ID             the policy at first
            --limit N[:UNIT]        the limit at first, such as 10:grapheme
            --keyboard NAME         the keyboard at first
            --system NAME           the system profile at first: ios9, ios10 or ios26
            --plain                 no screen: a line for each thing that happens, for
                                    screen readers and logs; keys may come from a file
            --color CHOICE          auto (default), never, 8, 16, 256 or true, as far
                                    as the terminal goes; beats NO_COLOR
            --background CHOICE     auto (default), dark or light
            --save-settings         start with the settings of this session next time
            --no-settings           start without what was saved
        -h, --help                  this help; after a command, help on that command
            --version               the version

      Exit status: 0 all expectations held, 1 an expectation failed, 2 a file or an
      argument is wrong.

      """,
      """
      fieldlab 在终端中模拟 iOS 输入框，用于测试长度上限。

      用法：
        fieldlab                    屏幕
        fieldlab FILE               屏幕，逐步播放一个脚本
        fieldlab FOLDER             屏幕，列出其中的脚本；写 published 则为程序内置
                                    的用例
        fieldlab run PATH…          不开屏幕，运行脚本
        fieldlab matrix [PATH…]     脚本在每个策略下的结果
        fieldlab export PATH…       把脚本写成手工测试或 XCUITest
        fieldlab compare-device FILE RESULT
                                    设备结果与模拟器对照
        fieldlab count TEXT…|-      一段文本在各单位下的长度
        fieldlab policies           限长策略及其默认值

      选项：
            --lang LANGUAGE         语言：en、zh-Hans 或 zh-Hant，可用于任何命令；不
                                    写则取自区域设置
            --record FILE           用于屏幕：把操作和结果录制到一个新文件，它随时都是
                                    完整的脚本
            --policy ID             开始时的策略
            --limit N[:UNIT]        开始时的上限，例如 10:grapheme
            --keyboard NAME         开始时的键盘
            --system NAME           开始时的系统配置：ios9、ios10 或 ios26
            --plain                 不开屏幕：每件事一行，供屏幕阅读器和日志使用；按
                                    键可来自文件
            --color CHOICE          auto（默认）、never、8、16、256 或 true，以终端支
                                    持的为限；优先于 NO_COLOR
            --background CHOICE     auto（默认）、dark 或 light
            --save-settings         下次以本次的设置开始
            --no-settings           不采用保存过的设置
        -h, --help                  本帮助；写在命令之后则为该命令的帮助
            --version               版本

      退出状态：0 期望全部通过，1 有期望失败，2 文件或参数有误。

      """,
      """
      fieldlab 在終端機中模擬 iOS 輸入框，用於測試長度上限。

      用法：
        fieldlab                    螢幕
        fieldlab FILE               螢幕，逐步播放一個腳本
        fieldlab FOLDER             螢幕，列出其中的腳本；寫 published 則為程式內建
                                    的案例
        fieldlab run PATH…          不開螢幕，執行腳本
        fieldlab matrix [PATH…]     腳本在每個策略下的結果
        fieldlab export PATH…       把腳本寫成手工測試或 XCUITest
        fieldlab compare-device FILE RESULT
                                    裝置結果與模擬器對照
        fieldlab count TEXT…|-      一段文字在各單位下的長度
        fieldlab policies           限長策略及其預設值

      選項：
            --lang LANGUAGE         語言：en、zh-Hans 或 zh-Hant，可用於任何指令；不
                                    寫則取自地區設定
            --record FILE           用於螢幕：把操作和結果錄製到一個新檔案，它隨時都是
                                    完整的腳本
            --policy ID             開始時的策略
            --limit N[:UNIT]        開始時的上限，例如 10:grapheme
            --keyboard NAME         開始時的鍵盤
            --system NAME           開始時的系統設定檔：ios9、ios10 或 ios26
            --plain                 不開螢幕：每件事一行，供螢幕閱讀器和記錄使用；按
                                    鍵可來自檔案
            --color CHOICE          auto（預設）、never、8、16、256 或 true，以終端機
                                    支援的為限；優先於 NO_COLOR
            --background CHOICE     auto（預設）、dark 或 light
            --save-settings         下次以本次的設定開始
            --no-settings           不採用儲存過的設定
        -h, --help                  本說明；寫在指令之後則為該指令的說明
            --version               版本

      結束狀態：0 期望全部通過，1 有期望失敗，2 檔案或參數有誤。

      """)
  }
}
