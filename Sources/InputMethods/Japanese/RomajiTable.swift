/// How kana are spelled in Latin letters: Hepburn, Kunrei, and what Japanese keyboards add to them.
///
/// Doubled consonants and a single n are not here, because they depend on the letter that follows: see
/// `RomajiSpelling`.
enum RomajiTable {
  /// The kana of each complete spelling, in lower case.
  static let kana: [String: String] = {
    var kana = ["nn": "ん", "n'": "ん", "xn": "ん", "-": "ー", "ー": "ー"]
    for row in rows.split(separator: "\n") {
      let cells = row.split(separator: " ")
      let consonants = cells.first.map { $0 == "*" ? "" : $0 } ?? ""
      for (vowel, cell) in zip("aiueo", cells.dropFirst()) where cell != "." {
        kana[consonants + String(vowel)] = String(cell)
      }
    }
    return kana
  }()

  /// What a spelling may begin with.
  static let beginnings: Set<String> = Set(
    kana.keys.flatMap { spelling in
      (1..<max(1, spelling.count)).map { String(spelling.prefix($0)) }
    })

  /// The consonants, then the kana with each of a i u e o; `*` is no consonant, `.` no kana.
  static let rows = """
    *  あ い う え お
    k  か き く け こ
    s  さ し す せ そ
    t  た ち つ て と
    n  な に ぬ ね の
    h  は ひ ふ へ ほ
    m  ま み む め も
    y  や . ゆ いぇ よ
    r  ら り る れ ろ
    w  わ うぃ う うぇ を
    g  が ぎ ぐ げ ご
    z  ざ じ ず ぜ ぞ
    d  だ ぢ づ で ど
    b  ば び ぶ べ ぼ
    p  ぱ ぴ ぷ ぺ ぽ
    f  ふぁ ふぃ ふ ふぇ ふぉ
    j  じゃ じ じゅ じぇ じょ
    v  ゔぁ ゔぃ ゔ ゔぇ ゔぉ
    ky きゃ きぃ きゅ きぇ きょ
    sy しゃ しぃ しゅ しぇ しょ
    sh しゃ し しゅ しぇ しょ
    ty ちゃ ちぃ ちゅ ちぇ ちょ
    cy ちゃ ちぃ ちゅ ちぇ ちょ
    ch ちゃ ち ちゅ ちぇ ちょ
    ny にゃ にぃ にゅ にぇ にょ
    hy ひゃ ひぃ ひゅ ひぇ ひょ
    my みゃ みぃ みゅ みぇ みょ
    ry りゃ りぃ りゅ りぇ りょ
    gy ぎゃ ぎぃ ぎゅ ぎぇ ぎょ
    zy じゃ じぃ じゅ じぇ じょ
    jy じゃ じぃ じゅ じぇ じょ
    dy ぢゃ ぢぃ ぢゅ ぢぇ ぢょ
    by びゃ びぃ びゅ びぇ びょ
    py ぴゃ ぴぃ ぴゅ ぴぇ ぴょ
    fy ふゃ ふぃ ふゅ ふぇ ふょ
    ts つぁ つぃ つ つぇ つぉ
    th てゃ てぃ てゅ てぇ てょ
    dh でゃ でぃ でゅ でぇ でょ
    tw とぁ とぃ とぅ とぇ とぉ
    dw どぁ どぃ どぅ どぇ どぉ
    kw くぁ くぃ くぅ くぇ くぉ
    gw ぐぁ ぐぃ ぐぅ ぐぇ ぐぉ
    wy . ゐ . ゑ .
    x  ぁ ぃ ぅ ぇ ぉ
    l  ぁ ぃ ぅ ぇ ぉ
    xy ゃ ぃ ゅ ぇ ょ
    ly ゃ ぃ ゅ ぇ ょ
    xk ゕ . . ゖ .
    lk ゕ . . ゖ .
    xt . . っ . .
    lt . . っ . .
    xts . . っ . .
    lts . . っ . .
    xw ゎ . . . .
    lw ゎ . . . .
    """
}
