/// The parts of an exported Swift file that type, touch and paste.
enum XCUITestKeyboardSupport {
  /// Keyboards, their keys and candidates.
  static let keyboards = #"""

      // MARK: - The keyboard

      enum Keyboard: String {
        case pinyin, pinyin9, english, english9, hangul, kana, romaji, zhuyin
        case handwriting, emoji, system, numberpad

        /// What the menu of the globe key may call it.
        var names: [String] {
          switch self {
          case .pinyin, .pinyin9: ["简体拼音", "拼音", "Pinyin – Simplified", "Pinyin"]
          case .english, .english9: ["English (US)", "English", "英语（美国）", "英语"]
          case .hangul: ["한국어", "Korean", "韩语"]
          case .kana, .romaji: ["日本語かな", "日本語ローマ字", "日本語", "Japanese", "日语"]
          case .zhuyin: ["繁體注音", "注音", "Zhuyin – Traditional"]
          case .handwriting: ["简体手写", "手写", "Handwriting – Simplified"]
          case .emoji: ["Emoji", "表情符号"]
          case .system, .numberpad: []
          }
        }
      }

      enum Key {
        case space, delete, `return`
        case labelled(String)

        var labels: [String] {
          switch self {
          case .space: ["space", "空格", "选定", "間隔", "空白", "스페이스"]
          case .delete: ["delete", "Delete", "删除", "刪除", "削除", "삭제"]
          case .return:
            ["Return", "return", "换行", "确认", "完成", "前往", "搜索", "发送", "下一项"]
              + ["done", "Done", "go", "Go", "search", "Search", "send", "Send", "next", "Next"]
          case .labelled(let label): [label]
          }
        }
      }

      /// Brings a keyboard up; a number pad is the field's own, so it is there or not.
      func switchKeyboard(to keyboard: Keyboard) throws {
        guard !keyboard.names.isEmpty, app.keyboards.firstMatch.exists else { return }
        let globe = app.buttons.matching(
          NSPredicate(format: "label IN %@", ["Next keyboard", "下一个键盘"])
        ).firstMatch
        guard globe.exists else {
          throw XCTSkip("There is no globe key; add keyboards in Settings.")
        }
        globe.press(forDuration: 1)
        for name in keyboard.names {
          let row = app.descendants(matching: .any).matching(
            NSPredicate(format: "label BEGINSWITH %@ AND NOT identifier BEGINSWITH 'Next'", name)
          ).firstMatch
          if row.waitForExistence(timeout: 1), row.isHittable {
            row.tap()
            return
          }
        }
        throw XCTSkip("The keyboard \(keyboard.rawValue) is not in the menu of the globe key.")
      }

      func press(_ key: Key) throws {
        if let found = find(key.labels) { return found.tap() }
        if case .labelled(let label) = key, label != label.lowercased(),
          let letter = find([label.lowercased()]), let shift = find(["shift", "Shift"])
        {
          shift.tap()
          return (find([label]) ?? letter).tap()
        }
        // Digits and signs are on the other side of a keyboard of letters.
        if let more = find(["more", "numbers", "更多", "数字"]) {
          more.tap()
          if let found = find(key.labels) { return found.tap() }
        }
        throw XCTSkip("There is no key \(key.labels[0]).")
      }

      private func find(_ labels: [String]) -> XCUIElement? {
        let keyboard = app.keyboards.firstMatch
        for label in labels {
          for query in [keyboard.keys, keyboard.buttons] where query[label].exists {
            return query[label].firstMatch
          }
        }
        return nil
      }

      func pick(_ candidate: String) throws {
        let offered = app.cells.matching(NSPredicate(format: "label == %@", candidate)).firstMatch
        if offered.waitForExistence(timeout: 2) { return offered.tap() }
        guard let found = find([candidate]) else {
          throw XCTSkip("The candidate \(Self.quoted(candidate)) is not offered.")
        }
        found.tap()
      }

      func pick(place: Int) throws {
        let cells = app.keyboards.cells
        guard cells.count >= place else { throw XCTSkip("There are not \(place) candidates.") }
        cells.element(boundBy: place - 1).tap()
      }

      /// Sends one character; the keyboard need not have it.
      func insert(_ character: String) throws {
        element.typeText(character)
      }

    """#

  /// The caret, the selection and the menu over the text.
  static let touches = #"""

      // MARK: - Touches

      func focus() throws {
        try placeCaretAtEnd()
      }

      func placeCaretAtEnd() throws {
        element.coordinate(withNormalizedOffset: CGVector(dx: 0.98, dy: 0.5)).tap()
        caret = .end
      }

      /// Puts the caret behind so many UTF-16 units.
      func placeCaret(at offset: Int) throws {
        let text = text
        guard offset < text.utf16.count else { return try placeCaretAtEnd() }
        element.coordinate(withNormalizedOffset: CGVector(dx: 0.01, dy: 0.5)).tap()
        caret = .start
        try moveCaret(by: String(decoding: Array(text.utf16.prefix(offset)), as: UTF16.self).count)
      }

      /// Presses an arrow key so many times; to the left for a negative number.
      func moveCaret(by characters: Int) throws {
        guard characters != 0 else { return }
        let arrow = characters < 0 ? XCUIKeyboardKey.leftArrow : XCUIKeyboardKey.rightArrow
        element.typeText(String(repeating: arrow.rawValue, count: abs(characters)))
        caret = .inside
      }

      func select(_ range: Range<Int>) throws {
        guard range == 0..<text.utf16.count else {
          throw XCTSkip("Only the whole text can be selected.")
        }
        try openMenu()
        try chooseFromMenu(.selectAll)
      }

      func paste(_ text: String) throws {
        UIPasteboard.general.string = text
        try paste()
      }

      func paste() throws {
        if !menuItem(.paste).exists { try openMenu() }
        try chooseFromMenu(.paste)
        let allow = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons
        for name in ["Allow Paste", "允许粘贴"] where allow[name].exists { allow[name].tap() }
      }

      func clear() throws {
        for name in ["Clear text", "清除文本"] where element.buttons[name].exists {
          return element.buttons[name].tap()
        }
        throw XCTSkip("There is no clear button.")
      }

      enum MenuItem {
        case cut, copy, paste, selectAll

        var names: [String] {
          switch self {
          case .cut: ["Cut", "剪切"]
          case .copy: ["Copy", "拷贝"]
          case .paste: ["Paste", "粘贴"]
          case .selectAll: ["Select All", "全选"]
          }
        }
      }

      func chooseFromMenu(_ item: MenuItem) throws {
        guard menuItem(item).waitForExistence(timeout: 2) else {
          throw XCTSkip("The menu does not offer \(item.names[0]).")
        }
        menuItem(item).tap()
        caret = item == .selectAll ? .inside : caret
      }

      private func menuItem(_ item: MenuItem) -> XCUIElement {
        app.menuItems.matching(NSPredicate(format: "label IN %@", item.names)).firstMatch
      }

      /// A long press moves the caret to where the finger is, so it must be there already.
      private func openMenu() throws {
        let place: CGFloat
        switch caret {
        case .start: place = 0.01
        case .end: place = 0.98
        case .inside: throw XCTSkip("The menu cannot be opened without moving the caret.")
        }
        let finger = element.coordinate(withNormalizedOffset: CGVector(dx: place, dy: 0.5))
        finger.press(forDuration: 1.2)
      }
    """#
}
