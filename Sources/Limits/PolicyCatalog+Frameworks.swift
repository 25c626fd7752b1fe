import TextField

/// The policies of other frameworks, whose text widgets limit as they do.
extension PolicyCatalog {
  static let frameworks: [PolicyDescription] = [
    formatter(
      "flutter-none", "Flutter maxLengthEnforcement",
      .grapheme, FlutterFormatter(enforcement: .none)),
    formatter(
      "flutter-enforced",
      "Flutter maxLengthEnforcement", .grapheme, FlutterFormatter(enforcement: .enforced)),
    formatter(
      "flutter-after-composition",
      "Flutter maxLengthEnforcement", .grapheme, FlutterFormatter(enforcement: .afterComposition)),
    PolicyDescription(
      id: "react-native", source: "React Native maxLength, iOS, old architecture",
      defaultLimit: Limit(10)
    ) { ReactNativePaper(maximum: $0.limit ?? 10) },
    PolicyDescription(
      id: "react-native-fabric", source: "React Native maxLength, iOS, Fabric",
      defaultLimit: Limit(10)
    ) { ReactNativeFabric(maximum: $0.limit ?? 10) },
    formatter(
      "android-length-filter",
      "Android InputFilter.LengthFilter", .utf16, AndroidLengthFilter()),
    formatter(
      "compose-reject",
      "Jetpack Compose maxLength", .utf16, ComposeTransformation(mode: .reject), lowestLimit: 0),
    formatter(
      "compose-trim",
      "Jetpack Compose maxLengthTrim", .utf16, ComposeTransformation(mode: .trim),
      lowestLimit: 0),
    formatter(
      "html",
      "HTML maxlength, Blink and WebKit", .utf16, HTMLMaxLength(browser: .current)),
    formatter(
      "html-gecko",
      "HTML maxlength, Gecko", .utf16, HTMLMaxLength(browser: .gecko)),
    formatter(
      "html-webkit-legacy", "HTML maxlength, older WebKit",
      .grapheme, HTMLMaxLength(browser: .webKitLegacy)),
    PolicyDescription(
      id: "qmui-text-field", source: "QMUI_iOS QMUITextField", defaultLimit: Limit(10)
    ) { QMUILimiter(.textField, maximum: $0.limit ?? 10) },
    PolicyDescription(
      id: "qmui-text-view", source: "QMUI_iOS QMUITextView", defaultLimit: Limit(10)
    ) { QMUILimiter(.textView, maximum: $0.limit ?? 10) },
    formatter(
      "jk-input-limit",
      "JKCategories UITextField+JKInputLimit", .utf16, JKInputLimit()),
    formatter(
      "swiftui-prefix",
      "SwiftUI onChange and prefix", .grapheme, OnChangePrefix()),
    formatter(
      "vant-field", "Vant Field maxlength",
      .scalar, VantField()),
    formatter(
      "antd-exceed",
      "Ant Design count.exceedFormatter", .utf16, AntdExceed(formatter: .slice),
      units: CountingUnit.allCases),
  ]

  /// A policy that formats the field's value, 10 units by default.
  private static func formatter(
    _ id: String, _ source: String, _ unit: CountingUnit,
    _ formatter: some ValueFormatter, units: [CountingUnit]? = nil, lowestLimit: Int? = nil
  ) -> PolicyDescription {
    PolicyDescription(
      id: id, source: source, defaultLimit: Limit(10, unit),
      units: units ?? [unit], lowestLimit: lowestLimit
    ) { options in
      FormatterPolicy(
        formatter, maximum: Limit(options.limit ?? 10, options.unit ?? unit))
    }
  }
}
