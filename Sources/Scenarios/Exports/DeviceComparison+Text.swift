/// The comparison for people.
extension DeviceComparison {
  /// A line for each scenario, what differs, and what would explain it.
  public func write(in language: Language, to output: inout some TextOutputStream) {
    for row in rows { row.write(in: language, to: &output) }
    output.write(summary(in: language))
    guard rows.count(where: { !$0.agrees }) > 1 else { return }
    output.write(
      explanations.isEmpty
        ? language.say(
          "No single switch explains everything that was recorded.\n", "没有单个开关能解释全部记录。\n",
          "沒有單一開關能解釋全部記錄。\n")
        : language.say(
          "Everything that was recorded agrees with:\n", "采用以下设置时全部记录一致：\n",
          "採用以下設定時全部記錄一致：\n"))
    Row.write(explanations, indent: "  ", in: language, to: &output)
  }

  private func summary(in language: Language) -> String {
    let differing = rows.count { !$0.agrees }
    let agreeing = rows.count - differing
    let compared = language.say(
      "\(rows.count) \(rows.count == 1 ? "scenario" : "scenarios") compared",
      "已比较 \(rows.count) 个脚本", "已比較 \(rows.count) 個腳本")
    let missing =
      unrecorded == 0
      ? ""
      : language.say(
        "; \(unrecorded) not recorded", "；\(unrecorded) 个没有记录", "；\(unrecorded) 個沒有記錄")
    return language.say(
      "\(compared): \(agreeing) agree, \(differing) disagree\(missing)\n",
      "\(compared)：\(agreeing) 个一致，\(differing) 个不一致\(missing)\n",
      "\(compared)：\(agreeing) 個一致，\(differing) 個不一致\(missing)\n")
  }
}

extension DeviceComparison.Row {
  fileprivate func write(in language: Language, to output: inout some TextOutputStream) {
    let width = CellWidth.standard
    let name = SafeText.shown(scenario.name)
    let system = scenario.header.profile.name.rawValue
    let sessions = language.say(
      "policy \(policy.id), system \(system)", "策略 \(policy.id)，系统 \(system)",
      "策略 \(policy.id)，系統 \(system)")
    let differs = language.say("DISAGREES", "不一致", "不一致")
    let sign = width.padded(
      agrees ? language.say("agrees", "一致", "一致") : differs, to: width.widest(of: [differs]))
    output.write("\(sign)  \(name)  (\(sessions))\n")
    guard !agrees else { return }
    let labels = [language.say("device", "设备", "裝置"), language.say("emulator", "模拟器", "模擬器")]
    let column = width.widest(of: labels) + 2
    for observation in observations where !observation.agrees {
      output.write("    \(observation.place(in: language))\n")
      for (label, outcome) in zip(labels, [observation.device, observation.emulator]) {
        output.write("      \(width.padded(label, to: column))\(outcome.notation)\n")
      }
    }
    writeExplanations(in: language, to: &output)
  }

  private func writeExplanations(
    in language: Language, to output: inout some TextOutputStream
  ) {
    let heading =
      if !explanations.isEmpty {
        language.say("It would agree with:", "采用以下设置时会一致：", "採用以下設定時會一致：")
      } else if !nearest.isEmpty {
        language.say(
          "No single switch explains all of it; nearest:", "没有单个开关能全部解释；最接近的是：",
          "沒有單一開關能全部解釋；最接近的是：")
      } else {
        language.say("No single switch explains it.", "没有单个开关能解释。", "沒有單一開關能解釋。")
      }
    output.write("    \(heading)\n")
    Self.write(
      explanations.isEmpty ? nearest : explanations, indent: "      ", in: language, to: &output)
  }

  fileprivate static func write(
    _ variants: [ProfileVariant], indent: String, in language: Language,
    to output: inout some TextOutputStream
  ) {
    let width = variants.map(\.notation.count).max() ?? 0
    for variant in variants {
      let padding = String(repeating: " ", count: width - variant.notation.count)
      let explanation = variant.explanation(in: language).map { padding + "  " + $0 } ?? ""
      output.write(indent + variant.notation + explanation + "\n")
    }
  }
}

extension DeviceComparison.Observation {
  /// The step after which it was seen.
  fileprivate func place(in language: Language) -> String {
    guard let step else { return language.say("at the end", "结束时", "結束時") }
    let (line, notation) = (step.line, step.shortNotation)
    return language.say(
      "line \(line): \(notation)", "第 \(line) 行：\(notation)", "第 \(line) 行：\(notation)")
  }
}
