import TextField

/// The policies of other frameworks, whose text widgets limit as they do.
extension PolicyCatalog {
  static let frameworks: [PolicyDescription] = [
    formatter(
      "flutter-none", "the counter alone, nothing is enforced", "Flutter maxLengthEnforcement",
      .grapheme, FlutterFormatter(enforcement: .none)),
    formatter(
      "flutter-enforced", "every change cut, composing letters count",
      "Flutter maxLengthEnforcement", .grapheme, FlutterFormatter(enforcement: .enforced)),
    formatter(
      "flutter-after-composition", "cut when a composition ends, Flutter's own on iOS",
      "Flutter maxLengthEnforcement", .grapheme, FlutterFormatter(enforcement: .afterComposition)),
    PolicyDescription(
      id: "react-native", summary: "pre-check that cuts, pinyin letters count",
      source: "React Native maxLength, iOS, old architecture", defaultLimit: Limit(10)
    ) { ReactNativePaper(maximum: $0.limit ?? 10) },
    PolicyDescription(
      id: "react-native-fabric", summary: "pre-check that cuts, refuses all without room",
      source: "React Native maxLength, iOS, Fabric", defaultLimit: Limit(10)
    ) { ReactNativeFabric(maximum: $0.limit ?? 10) },
    formatter(
      "android-length-filter", "every insertion cut, composing letters count",
      "Android InputFilter.LengthFilter", .utf16, AndroidLengthFilter()),
    formatter(
      "compose-reject", "a change that is too long is taken back whole",
      "Jetpack Compose maxLength", .utf16, ComposeTransformation(mode: .reject), lowestLimit: 0),
    formatter(
      "compose-trim", "insertions trimmed unit by unit, pairs halved",
      "Jetpack Compose maxLengthTrim", .utf16, ComposeTransformation(mode: .trim),
      lowestLimit: 0),
    formatter(
      "html", "a composition is free, its commit is cut to what fits",
      "HTML maxlength, Blink and WebKit", .utf16, HTMLMaxLength(browser: .current)),
    formatter(
      "html-gecko", "the same, a typed key without room is cancelled",
      "HTML maxlength, Gecko", .utf16, HTMLMaxLength(browser: .gecko)),
    formatter(
      "html-webkit-legacy", "the same in grapheme clusters", "HTML maxlength, older WebKit",
      .grapheme, HTMLMaxLength(browser: .webKitLegacy)),
    PolicyDescription(
      id: "qmui-text-field", summary: "pre-check that cuts, then a cut before the caret",
      source: "QMUI_iOS QMUITextField", defaultLimit: Limit(10)
    ) { QMUILimiter(.textField, maximum: $0.limit ?? 10) },
    PolicyDescription(
      id: "qmui-text-view", summary: "pre-check that cuts, then a cut at the end",
      source: "QMUI_iOS QMUITextView", defaultLimit: Limit(10)
    ) { QMUILimiter(.textView, maximum: $0.limit ?? 10) },
    formatter(
      "jk-input-limit", "post-filter that cuts the end when nothing is marked",
      "JKCategories UITextField+JKInputLimit", .utf16, JKInputLimit()),
    formatter(
      "swiftui-prefix", "the bound string cut at every change, compositions lost",
      "SwiftUI onChange and prefix", .grapheme, OnChangePrefix()),
    formatter(
      "vant-field", "a full value put back, else cut before the caret", "Vant Field maxlength",
      .scalar, VantField()),
    formatter(
      "antd-exceed", "the value sliced when nothing is composed, pairs halved",
      "Ant Design count.exceedFormatter", .utf16, AntdExceed(formatter: .slice),
      units: CountingUnit.allCases),
  ]

  /// A policy that formats the field's value, 10 units by default.
  private static func formatter(
    _ id: String, _ summary: String, _ source: String, _ unit: CountingUnit,
    _ formatter: some ValueFormatter, units: [CountingUnit]? = nil, lowestLimit: Int? = nil
  ) -> PolicyDescription {
    PolicyDescription(
      id: id, summary: summary, source: source, defaultLimit: Limit(10, unit),
      units: units ?? [unit], lowestLimit: lowestLimit
    ) { options in
      FormatterPolicy(
        formatter, maximum: Limit(options.limit ?? 10, options.unit ?? unit))
    }
  }
}
