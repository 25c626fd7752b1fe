extension Character {
  /// What a finger draws almost the same way: a small list of our own, enough to pick from.
  ///
  /// A recogniser offers such characters beside the one that it takes the strokes for.
  var lookalikes: [Character] {
    var found: [Character] = []
    for group in Self.lookalikeGroups where group.contains(self) {
      for other in group where other != self && !found.contains(other) { found.append(other) }
    }
    return found
  }

  private static let lookalikeGroups = [
    "未末", "己已巳", "日曰", "土士", "人入八", "大太犬", "天夫", "干千于", "王玉主", "田由甲申",
    "刀力", "九丸", "又叉", "木本术", "午牛", "免兔", "戊戌戍戎", "拨拔", "氏氐", "母毋",
    "侯候", "冶治", "泪汨汩", "贝见", "今令", "个介", "儿几", "乌鸟", "晴睛", "晚睌",
    "辨辩辫", "折拆", "历厉", "仑仓", "祟崇", "衷哀衰", "口囗ロ", "一-—ー", "二ニ", "工エ",
    "力カ", "夕タ", "八ハ", "卜ト", "三彡", "O0o〇", "1lI|", "5S", "2Zz", "8B",
  ]
}
