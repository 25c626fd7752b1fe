/// What a limit counts in.
public enum CountingUnit: String, CaseIterable, Sendable {
  /// UTF-16 code units, `NSString.length`.
  case utf16
  /// Extended grapheme clusters, Swift `Character`.
  case grapheme
  /// Unicode scalar values.
  case scalar
  /// Bytes of UTF-8.
  case utf8
  /// Bytes of GB18030.
  case gb18030
  /// WeChat's measured name units: ASCII 1, Han 2, emoji 4.
  case wechat
  /// Weibo's classic count: ASCII one half, anything else 1.
  case weibo
  /// X's weighted count.
  case twitter
}
