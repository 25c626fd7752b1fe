/// What a limit counts in.
///
/// Every unit counts the decoded text, in which a lone surrogate is U+FFFD: 1 in `utf16`, `grapheme`,
/// `scalar` and `weibo`, 3 in `utf8`, 4 in `gb18030` and `wechat`, 2 in `twitter`.
public enum CountingUnit: String, CaseIterable, Sendable {
  /// UTF-16 code units, `NSString.length`.
  case utf16
  /// Extended grapheme clusters, Swift `Character`; CR LF is one.
  case grapheme
  /// Unicode scalar values.
  case scalar
  /// Bytes of UTF-8.
  case utf8
  /// Bytes of GB18030.
  case gb18030
  /// WeChat's measured name units: ASCII 1, Han 2, emoji 4.
  ///
  /// These are GB18030's byte counts, for confirmed text. That a composing letter costs 2 is the
  /// policy's doing, not the unit's.
  case wechat
  /// Weibo's classic count: ASCII one half, any other scalar 1.
  ///
  /// Published counters disagree about emoji (UIKit facts §12, R90); per scalar is the reading by
  /// which a simple emoji costs as much as a Han character.
  case weibo
  /// X's weighted count, version 3 (UIKit facts §12, R92).
  ///
  /// After composition, as NFC: Latin and other scalars up to U+10FF and common spaces and quotes 1,
  /// anything else 2, an emoji sequence 2, an address with `http://` or `https://` 23. Bare domains
  /// are not recognised as addresses.
  case twitter
}
