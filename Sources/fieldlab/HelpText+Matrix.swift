import Scenarios

extension HelpText {
  /// What `--help` says of `matrix`.
  static func matrix(in language: Language) -> String {
    language.say(
      """
      fieldlab matrix runs every scenario under every policy and shows how each ends.

      Usage:
        fieldlab matrix [PATH…] [--policy ID,…|*] [--format FORMAT] [--output FILE]

      PATH is as for run; without one, the published cases.

      Options:
            --policy ID,…           only these policies, in this order
            --format text           a small table of signs, then the ends of each
                                    scenario, alike ones together (default)
            --format markdown       the same as tables for a document
            --format html           one page without network or script; each cell
                                    opens to its trace
            --format json           JSON lines, one for each cell, with its trace
            --output FILE           write to FILE; an old one is replaced only when
                                    the new one is complete
        -h, --help                  this help

      A policy that cannot count in a scenario's unit has an empty cell there.

      Exit status: 0 the matrix is written, 2 a file or an argument is wrong. What
      the cells hold does not matter; that is for run.

      """,
      """
      fieldlab matrix 在每个策略下运行每个脚本，并显示各自的结果。

      用法：
        fieldlab matrix [PATH…] [--policy ID,…|*] [--format FORMAT] [--output FILE]

      PATH 与 run 相同；不写则为内置用例。

      选项：
            --policy ID,…           只用这些策略，按此顺序
            --format text           一张小符号表，再列出每个脚本的结果，相同的合并（
                                    默认）
            --format markdown       同样内容，写成文档中的表格
            --format html           单个网页，无需网络和脚本；每格可展开看轨迹
            --format json           JSON 行，每格一行，附轨迹
            --output FILE           写入 FILE；新文件写完之后才替换旧的
        -h, --help                  本帮助

      策略若不能以脚本的单位计数，该格为空。

      退出状态：0 矩阵已写出，2 文件或参数有误。各格内容不影响状态；那是 run 的事。

      """,
      """
      fieldlab matrix 在每個策略下執行每個腳本，並顯示各自的結果。

      用法：
        fieldlab matrix [PATH…] [--policy ID,…|*] [--format FORMAT] [--output FILE]

      PATH 與 run 相同；不寫則為內建案例。

      選項：
            --policy ID,…           只用這些策略，依此順序
            --format text           一張小符號表，再列出每個腳本的結果，相同的合併（
                                    預設）
            --format markdown       同樣內容，寫成文件中的表格
            --format html           單個網頁，無需網路和指令碼；每格可展開看軌跡
            --format json           JSON 行，每格一行，附軌跡
            --output FILE           寫入 FILE；新檔案寫完之後才取代舊的
        -h, --help                  本說明

      策略若不能以腳本的單位計數，該格為空。

      結束狀態：0 矩陣已寫出，2 檔案或參數有誤。各格內容不影響狀態；那是 run 的事。

      """)
  }
}
