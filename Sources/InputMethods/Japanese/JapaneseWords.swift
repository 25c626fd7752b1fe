/// The words that the romaji keyboard knows: a short list of our own, made for testing fields.
///
/// Everyday words, names and places of one to six characters, among them what text fields ask for
/// (name, address, prefecture) and characters beyond U+FFFF and in two forms (𠮷, 髙, 﨑).
enum JapaneseWords {
  /// The words with this reading in hiragana, the likeliest first.
  static func words(read reading: String) -> [String] {
    words[reading] ?? []
  }

  /// The words of each reading.
  static let words: [String: [String]] = {
    var words: [String: [String]] = [:]
    for line in list.split(separator: "\n") {
      let cells = line.split(separator: " ").map(String.init)
      guard let reading = cells.first else { continue }
      words[reading, default: []] += cells.dropFirst()
    }
    return words
  }()

  /// A reading and its words on each line.
  private static let list = """
    あい 愛 藍
    あお 青
    あか 赤
    あき 秋
    あさ 朝 麻
    あし 足
    あした 明日
    あたま 頭
    あたらしい 新しい
    あめ 雨 飴
    ありがとうございます 有難うございます
    いえ 家
    いく 行く
    いぬ 犬
    いま 今
    いろ 色
    うえ 上
    うた 歌
    うみ 海
    えいご 英語
    えき 駅
    えもじ 絵文字
    おおきい 大きい
    おおさか 大阪
    おかね お金
    おと 音
    おとこ 男
    おなまえ お名前
    おんがく 音楽
    おんな 女
    かいしゃ 会社
    がくせい 学生
    かぜ 風 風邪
    かぞく 家族
    がっこう 学校
    かな 仮名
    かわ 川 河 皮
    かんじ 漢字 感じ
    き 木 気
    きょう 今日 京
    きょうと 京都
    ください 下さい
    くつ 靴
    くに 国
    くるま 車
    けいたい 携帯
    けんさく 検索
    こえ 声
    こころ 心
    ことば 言葉
    こども 子供
    こんにちは 今日は
    さかな 魚
    さくら 桜
    さけ 酒 鮭
    さっぽろ 札幌
    さとう 佐藤 砂糖
    さんぽ 散歩
    し 市 氏 四
    じ 字 時
    しごと 仕事
    しま 島
    じゅうしょ 住所
    しゃしん 写真
    しんかんせん 新幹線
    しんじゅく 新宿
    しんぶん 新聞
    すき 好き
    すし 寿司 鮨
    すずき 鈴木
    せかい 世界
    せんせい 先生
    せんだい 仙台
    そら 空
    たかはし 高橋 髙橋
    たなか 田中
    たべる 食べる
    たまご 卵 玉子
    ちいさい 小さい
    ちかてつ 地下鉄
    ちゃ 茶
    ちゅうごく 中国
    つき 月
    つくえ 机
    て 手
    てがみ 手紙
    てんき 天気
    でんしゃ 電車
    でんわ 電話
    でんわばんごう 電話番号
    と 都 戸
    とうきょう 東京
    とうきょうと 東京都
    ともだち 友達
    とり 鳥
    なごや 名古屋
    なつ 夏
    なまえ 名前
    なら 奈良
    に 二
    にく 肉
    にっぽん 日本
    にほん 日本 二本
    にほんご 日本語
    にもじ 二文字
    ねこ 猫
    のむ 飲む
    は 歯 葉
    はし 橋 箸 端
    はな 花 鼻
    はなこ 花子
    はなす 話す
    はまさき 浜崎 浜﨑
    はる 春
    ひ 日 火
    ひかり 光
    ひと 人
    ひらがな 平仮名
    ひろしま 広島
    ふくおか 福岡
    ふじさん 富士山
    ふね 船
    ふゆ 冬
    へや 部屋
    ほし 星
    ほん 本
    まち 町 街
    まど 窓
    み 実 身
    みず 水
    みち 道
    みみ 耳
    みる 見る
    むし 虫
    め 目 芽
    もじ 文字
    もじすう 文字数
    もり 森
    やま 山
    やまだ 山田
    やまもと 山本
    ゆうびん 郵便
    ゆうびんばんごう 郵便番号
    ゆき 雪
    ゆめ 夢
    よこはま 横浜
    よしだ 吉田 𠮷田
    よしのや 吉野家 𠮷野家
    よる 夜
    りんご 林檎
    れきし 歴史
    わたし 私
    わたなべ 渡辺 渡邊 渡邉
    """
}
