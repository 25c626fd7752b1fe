import Screen
import Testing

@Suite("Names of keys")
struct KeyEventTests {
  @Test(
    "A key is named as keyboards name it",
    arguments: [
      (.character("a"), "a"), (.character(" "), "Space"), (.control("c"), "Ctrl-C"),
      (.alt("x"), "Alt-x"), (.move(.left, [.shift, .control]), "Ctrl-Shift-Left"),
      (.move(.pageUp), "PageUp"), (.function(5, .alt), "Alt-F5"),
      (.backspace(.alt), "Alt-Backspace"),
      (.deleteForward(), "Delete"), (.insert(), "Insert"), (.return, "Return"), (.tab, "Tab"),
      (.backTab, "Shift-Tab"), (.escape, "Esc"),
    ] as [(KeyEvent, String)])
  func names(key: KeyEvent, name: String) {
    #expect(key.description == name)
  }
}
