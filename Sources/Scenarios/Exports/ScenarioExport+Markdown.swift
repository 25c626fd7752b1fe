/// Manual tests for a document: a section for each scenario, a numbered table of steps.
extension ScenarioExport {
  func writeMarkdown(to output: inout some TextOutputStream) {
    let wording = ManualWording(language)
    output.write("# \(wording.say("Manual tests", "手工测试", "手工測試"))\n\n\(Self.legend(wording))\n")
    let head = [
      wording.say("No.", "序号", "序號"), wording.say("Step", "步骤", "步驟"),
      wording.say("Expected", "预期", "預期"),
      wording.say("Result", "结果", "結果"),
    ]
    for (number, scenario) in scenarios.enumerated() {
      let test = ManualTest(scenario, named: names[number], in: language)
      output.write("\n## \(number + 1). \(Markdown.escaped(test.title))\n\n")
      output.write("ID: \(Markdown.escaped(test.id))\n\n")
      for line in test.preparation { output.write("- \(Markdown.escaped(line))\n") }
      output.write("\n| \(head.joined(separator: " | ")) |\n|---|---|---|---|\n")
      if !test.opening.isEmpty {
        Self.writeRow(
          0, wording.say("Before the first step", "开始之前", "開始之前"), test.opening, to: &output)
      }
      for (index, step) in test.steps.enumerated() {
        Self.writeRow(index + 1, step.action, step.expected, to: &output)
      }
    }
  }

  private static func writeRow(
    _ number: Int, _ action: String, _ expected: [String], to output: inout some TextOutputStream
  ) {
    let claims = expected.map(Markdown.escaped).joined(separator: "<br>")
    output.write("| \(number) | \(Markdown.escaped(action)) | \(claims) |  |\n")
  }

  private static func legend(_ wording: ManualWording) -> String {
    wording.say(
      """
      Texts stand in quotes: `\\n` is a line break, `\\"` a quote, `\\u{…}` a character by its code point.
      Record what the field holds at the end of a test as a line for `fieldlab compare-device`: the ID, a
      tab, the text in quotes.
      """,
      """
      文本写在引号中：`\\n` 表示换行，`\\"` 表示引号，`\\u{…}` 表示该码位的字符。
      每个测试结束时，把输入框的最终文本记成一行，供 `fieldlab compare-device` 使用：ID、制表符、带引号的文本。
      """,
      """
      文字寫在引號中：`\\n` 表示換行，`\\"` 表示引號，`\\u{…}` 表示該碼位的字元。
      每個測試結束時，把輸入框的最終文字記成一行，供 `fieldlab compare-device` 使用：ID、定位字元、帶引號的文字。
      """)
  }
}
