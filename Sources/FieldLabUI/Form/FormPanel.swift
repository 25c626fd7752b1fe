import Emulator
import Limits
import Scenarios
import Screen
import TextField

/// The fields of the form: what each holds, and how many units it has left.
struct FormPanel {
  /// One field.
  struct Row {
    var preset: FieldPreset
    var session: Session
  }

  /// The rows of the fields alone: one for the signs below that with focus.
  private static let bareRows = Form.fields.count + 1
  /// The fewest columns of a field's text.
  private static let leastText = 16

  let rows: [Row]
  let focused: FieldPreset
  let language: Language

  /// How many rows it takes of those that there are; without its box where they are few.
  /// - Parameters:
  ///   - available: all that there are.
  ///   - others: how many are needed below it, before the form's last rows are.
  /// - Returns: the rows, two at least where there are so many.
  static func rows(of available: Int, leaving others: Int) -> Int {
    let rows = available >= 2 * bareRows + 4 ? bareRows + 2 : min(bareRows, available)
    return max(min(rows, available - others), min(available, 2))
  }

  /// Draws the form.
  /// - Returns: the boundaries in the text of the field with focus, and the other fields, as areas to tap.
  func draw(in frame: inout Frame, at rect: Rect) -> [TapArea] {
    var area = rect
    if rect.size.rows > Self.bareRows {
      frame.box(rect, style: Style(.accent), title: title)
      area = rect.inset(rows: 1, columns: 2)
    }
    let widths = frame.widths
    let names = rows.map { widths.columns(of: $0.preset.label(in: language)) }.max() ?? 0
    // The mark of the field with focus, and the blanks and lines beside the text.
    let rest = area.size.columns - names - 8
    let long = rows.map { remaining(of: $0.session, isShort: false).columns(widths) }.max() ?? 0
    let isShort = rest - long < 2 * Self.leastText
    let numbers =
      isShort
      ? rows.map { remaining(of: $0.session, isShort: true).columns(widths) }.max() ?? 0 : long
    var areas: [TapArea] = []
    let hasSigns = area.size.rows >= Self.bareRows
    for row in rows(fitting: area.size.rows) {
      let line = area.takeTop(row.preset == focused && hasSigns ? 2 : 1)
      let carets = draw(
        row, in: &frame, at: line, names: names, text: rest - numbers, isShort: isShort)
      areas += row.preset == focused ? carets : [TapArea(.field(row.preset), at: line)]
    }
    return areas
  }

  /// As many rows as have room, that with focus among them.
  private func rows(fitting count: Int) -> ArraySlice<Row> {
    let place = rows.firstIndex { $0.preset == focused } ?? 0
    return rows.dropFirst(max(0, place - count + 1)).prefix(count)
  }

  private func draw(
    _ row: Row, in frame: inout Frame, at rect: Rect, names: Int, text: Int, isShort: Bool
  ) -> [TapArea] {
    let isFocused = row.preset == focused
    if isFocused { frame.write(">", at: rect.row, rect.column, style: Style(.accent, .bold)) }
    frame.write(
      row.preset.label(in: language), at: rect.row, rect.column + 2,
      style: isFocused ? .bold : .plain)
    let place = Rect(
      row: rect.row, column: rect.column + names + 5, rows: rect.size.rows, columns: text)
    for column in [place.column - 2, place.columnRange.upperBound + 1] {
      frame.write("│", at: rect.row, column, style: Style(isFocused ? .accent : .muted))
    }
    let content = FieldLine(row.session.field, columns: text, frame.widths)
    content.draw(row.session, in: &frame, at: place)
    let remaining = remaining(of: row.session, isShort: isShort)
    frame.write(
      remaining, at: rect.row, rect.columnRange.upperBound - remaining.columns(frame.widths))
    return content.areas(at: place)
  }

  // MARK: - Words

  private var title: StyledText {
    var title = StyledText(language.say("Form", "表单", "表單"), .bold)
    guard let session = rows.first(where: { $0.preset == focused })?.session else { return title }
    title.append("  " + binding(of: session), Style(.muted))
    return title
  }

  /// Which limit is in force, and since when: the category's handler binds one when editing begins.
  private func binding(of session: Session) -> String {
    let tag = "tag \(session.field.tag)"
    guard session.policy is LimitLength else {
      return session.policy.limit.map {
        language.say(
          "\(tag): limit \($0.value), always", "\(tag)：上限 \($0.value)，始终有效",
          "\(tag)：上限 \($0.value)，始終有效")
      } ?? noLimit
    }
    guard let limit = session.policy.limit else {
      return language.say("\(tag): nothing bound", "\(tag)：未绑定上限", "\(tag)：未綁定上限")
    }
    return language.say(
      "\(tag): limit \(limit.value), bound on focus", "\(tag)：上限 \(limit.value)，聚焦时绑定",
      "\(tag)：上限 \(limit.value)，取得焦點時綁定")
  }

  private var noLimit: String { language.say("no limit", "无上限", "無上限") }

  private func remaining(of session: Session, isShort: Bool) -> StyledText {
    guard let limit = session.policy.limit, let remaining = session.remaining else {
      let words =
        session.policy is LimitLength ? language.say("unbound", "未绑定", "未綁定") : noLimit
      return StyledText(words, Style(.muted))
    }
    let style: Style =
      remaining < 0 ? Style(.bad, .bold) : remaining == 0 ? Style(.warning, .bold) : .bold
    return StyledText(
      isShort
        ? "\(remaining) / \(limit.value)"
        : Phrase.remaining(remaining, of: limit.value).words(in: language), style)
  }
}

extension FieldPreset {
  /// What the form calls the field.
  func label(in language: Language) -> String {
    switch self {
    case .plain: language.say("text", "文本", "文字")
    case .phone: language.say("phone", "手机号", "手機號碼")
    case .code: language.say("code", "验证码", "驗證碼")
    case .nickname: language.say("nickname", "昵称", "暱稱")
    case .amount: language.say("amount", "金额", "金額")
    }
  }
}
