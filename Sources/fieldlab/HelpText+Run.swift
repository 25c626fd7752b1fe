import Scenarios

extension HelpText {
  /// What `--help` says of `run`.
  static func run(in language: Language) -> String {
    language.say(
      """
      fieldlab run plays scenarios without a screen and checks what they expect.

      Usage:
        fieldlab run PATH… [--policy ID,…|*] [--format FORMAT] [--output FILE]
                           [--jobs N] [--svg FOLDER]
        fieldlab run PATH… --update

      PATH is a scenario, a folder (every *.scenario below it, in order of name, but
      none behind a name that begins with a dot), or the word published, which stands
      for the cases that are part of the program; a folder of that name is written
      ./published. - reads one scenario from standard input.

      Options:
            --policy ID,…           run these policies instead of those of the files;
                                    * is all. Expectations about others are skipped
            --format text           a line for each scenario, and what failed, with
                                    the trace of the step (default)
            --format tap            the Test Anything Protocol: a point for each
                                    scenario
            --format junit          JUnit XML: a suite for each scenario, a case for
                                    each expectation and policy
            --format json           JSON lines: one for each event and policy, and a
                                    last one that sums up
            --output FILE           write the report to FILE; an old one is replaced
                                    only when the new one is complete
            --jobs N                run N scenarios at a time, 1 to 256 (default 1);
                                    the report is the same
            --svg FOLDER            draw the screen after each step into the folder,
                                    as NAME-000.svg, NAME-001.svg, …; old ones are
                                    replaced
            --update                write the lines of expectations that failed anew,
                                    to what happened, after printing the difference;
                                    refused where CI is set; with --policy, what the
                                    file says of its own policies stays
        -h, --help                  this help

      All errors of a file are shown before anything runs, and nothing of that file
      runs; the other files do. Every report tells a file with errors.

      Exit status: 0 all expectations held, 1 an expectation failed, 2 a file or an
      argument is wrong.

      Examples:
        fieldlab run published
        fieldlab run tests/ --policy combined --format json --output report.jsonl

      """,
      """
      fieldlab run 不开屏幕运行脚本，并检查其中的期望。

      用法：
        fieldlab run PATH… [--policy ID,…|*] [--format FORMAT] [--output FILE]
                           [--jobs N] [--svg FOLDER]
        fieldlab run PATH… --update

      PATH 是脚本、文件夹（其下所有 *.scenario，按名称排序，名称以点开头的除外），或
      published 一词，表示程序内置的用例；同名文件夹请写 ./published。- 表示从标准输入
      读取一个脚本。

      选项：
            --policy ID,…           用这些策略代替文件中的；* 为全部。涉及其他策略的
                                    期望会跳过
            --format text           每个脚本一行，失败的期望附该步骤的轨迹（默认）
            --format tap            Test Anything Protocol：每个脚本一个测试点
            --format junit          JUnit XML：每个脚本一个 suite，每个期望和策略一个
                                    case
            --format json           JSON 行：每个事件和策略一行，最后一行为总计
            --output FILE           报告写入 FILE；新文件写完之后才替换旧的
            --jobs N                同时运行 N 个脚本，1 到 256（默认 1）；报告不变
            --svg FOLDER            把每一步之后的屏幕画到文件夹中，名为
                                    NAME-000.svg、NAME-001.svg…；旧文件会被替换
            --update                先显示差异，再把不成立的期望改写为实际结果；设置了
                                    CI 时拒绝；与 --policy 同用时，文件对自己的策略的
                                    期望不变
        -h, --help                  本帮助

      文件的所有错误在运行之前一起报告；有错的文件不运行，其他文件照常运行。每种报告
      都会列出有错的文件。

      退出状态：0 期望全部通过，1 有期望失败，2 文件或参数有误。

      示例：
        fieldlab run published
        fieldlab run tests/ --policy combined --format json --output report.jsonl

      """,
      """
      fieldlab run 不開螢幕執行腳本，並檢查其中的期望。

      用法：
        fieldlab run PATH… [--policy ID,…|*] [--format FORMAT] [--output FILE]
                           [--jobs N] [--svg FOLDER]
        fieldlab run PATH… --update

      PATH 是腳本、檔案夾（其下所有 *.scenario，依名稱排序，名稱以點開頭的除外），或
      published 一詞，表示程式內建的案例；同名檔案夾請寫 ./published。- 表示從標準輸入
      讀取一個腳本。

      選項：
            --policy ID,…           用這些策略代替檔案中的；* 為全部。涉及其他策略的
                                    期望會略過
            --format text           每個腳本一行，失敗的期望附該步驟的軌跡（預設）
            --format tap            Test Anything Protocol：每個腳本一個測試點
            --format junit          JUnit XML：每個腳本一個 suite，每個期望和策略一個
                                    case
            --format json           JSON 行：每個事件和策略一行，最後一行為總計
            --output FILE           報告寫入 FILE；新檔案寫完之後才取代舊的
            --jobs N                同時執行 N 個腳本，1 到 256（預設 1）；報告不變
            --svg FOLDER            把每一步之後的螢幕畫到檔案夾中，名為
                                    NAME-000.svg、NAME-001.svg…；舊檔案會被取代
            --update                先顯示差異，再把不成立的期望改寫為實際結果；設定了
                                    CI 時拒絕；與 --policy 同用時，檔案對自己的策略的
                                    期望不變
        -h, --help                  本說明

      檔案的所有錯誤在執行之前一起回報；有錯的檔案不執行，其他檔案照常執行。每種報告
      都會列出有錯的檔案。

      結束狀態：0 期望全部通過，1 有期望失敗，2 檔案或參數有誤。

      範例：
        fieldlab run published
        fieldlab run tests/ --policy combined --format json --output report.jsonl

      """)
  }
}
