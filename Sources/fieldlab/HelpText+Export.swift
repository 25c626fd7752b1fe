import Scenarios

extension HelpText {
  /// What `--help` says of `export`.
  static func export(in language: Language) -> String {
    language.say(
      """
      fieldlab export writes scenarios so that they can be performed on a device.

      Usage:
        fieldlab export PATH… --to FORMAT [--lang LANGUAGE] [--policy ID,…|*]
                              [--output FILE]

      PATH is as for run.

      Options:
            --to markdown           a manual test: a table of steps for each scenario
            --to csv                the same as rows for test management tools: id,
                                    title, step number, step, expected; row 0 is
                                    preparation
            --to xcuitest           a Swift file of XCUITests; what cannot be done or
                                    seen on a device is said in it
            --lang LANGUAGE         the language of a manual test: en, zh-Hans or
                                    zh-Hant
            --policy ID,…           these policies instead of those of the files
            --output FILE           write to FILE; an old one is replaced only when
                                    the new one is complete
        -h, --help                  this help

      Exit status: 0 it is written, 2 a file or an argument is wrong.

      """,
      """
      fieldlab export 把脚本写成可在设备上执行的形式。

      用法：
        fieldlab export PATH… --to FORMAT [--lang LANGUAGE] [--policy ID,…|*]
                              [--output FILE]

      PATH 与 run 相同。

      选项：
            --to markdown           手工测试：每个脚本一张步骤表
            --to csv                同样内容，写成测试管理工具用的行：编号、标题、步
                                    骤序号、步骤、期望；第 0 行为准备
            --to xcuitest           XCUITest 的 Swift 文件；设备上做不到或看不到的会
                                    在其中注明
            --lang LANGUAGE         手工测试的语言：en、zh-Hans 或 zh-Hant
            --policy ID,…           用这些策略代替文件中的
            --output FILE           写入 FILE；新文件写完之后才替换旧的
        -h, --help                  本帮助

      退出状态：0 已写出，2 文件或参数有误。

      """,
      """
      fieldlab export 把腳本寫成可在裝置上執行的形式。

      用法：
        fieldlab export PATH… --to FORMAT [--lang LANGUAGE] [--policy ID,…|*]
                              [--output FILE]

      PATH 與 run 相同。

      選項：
            --to markdown           手工測試：每個腳本一張步驟表
            --to csv                同樣內容，寫成測試管理工具用的列：編號、標題、步
                                    驟序號、步驟、期望；第 0 列為準備
            --to xcuitest           XCUITest 的 Swift 檔案；裝置上做不到或看不到的會
                                    在其中註明
            --lang LANGUAGE         手工測試的語言：en、zh-Hans 或 zh-Hant
            --policy ID,…           用這些策略代替檔案中的
            --output FILE           寫入 FILE；新檔案寫完之後才取代舊的
        -h, --help                  本說明

      結束狀態：0 已寫出，2 檔案或參數有誤。

      """)
  }
}
