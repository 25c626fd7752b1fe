import Scenarios

extension HelpText {
  /// What `--help` says of `policies`.
  static func policies(in language: Language) -> String {
    language.say(
      """
      fieldlab policies lists the limit policies.

      Usage:
        fieldlab policies [--format text|json]

      Options:
            --format text           a line for each policy: id, limit, what runs,
                                    source (default)
            --format json           JSON lines, one for each policy
        -h, --help                  this help

      """,
      """
      fieldlab policies 列出限长策略。

      用法：
        fieldlab policies [--format text|json]

      选项：
            --format text           每个策略一行：名称、上限、内容、出处（默认）
            --format json           JSON 行，每个策略一行
        -h, --help                  本帮助

      """,
      """
      fieldlab policies 列出限長策略。

      用法：
        fieldlab policies [--format text|json]

      選項：
            --format text           每個策略一行：名稱、上限、內容、出處（預設）
            --format json           JSON 行，每個策略一行
        -h, --help                  本說明

      """)
  }
}
