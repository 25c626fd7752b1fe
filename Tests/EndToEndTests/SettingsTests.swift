import Foundation
import Testing

extension EndToEnd {
  @Suite("Settings that are remembered")
  struct SettingsFile {
    private static let file = ".config/fieldlab/settings"

    @Test("They are written when asked, and the next run starts with them")
    func roundTrip() async throws {
      let app = try await TmuxSession.shell()
      try app.enter("fieldlab --save-settings --policy editing-changed --limit 7")
      try await app.wait(for: "the policy named") { $0.title.contains("editing-changed  limit 7") }
      try await app.chooseKeyboard("english")
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      let written = try app.contents(of: Self.file)
      #expect(written.contains("policy editing-changed\nlimit 7 utf16\n"))
      #expect(written.contains("keyboard english\n"))
      try app.enter("clear; fieldlab")
      try await app.wait(for: "what was saved") {
        $0.title.contains("editing-changed  limit 7 utf16  english")
      }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      try app.enter("clear; fieldlab --no-settings")
      try await app.wait(for: "what there is without") { $0.title.contains("combined  limit 10") }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      #expect(try app.contents(of: Self.file) == written)
    }

    @Test("A signal that ends the program keeps them too", arguments: [SIGTERM, SIGHUP])
    func ended(number: Int32) async throws {
      let (app, process) = try await TmuxSession.fieldLabInShell("--save-settings")
      try await app.chooseKeyboard("english")
      #expect(kill(process, number) == 0)
      #expect(try await app.waitForExitStatus() == 128 + Int(number))
      #expect(try app.contents(of: Self.file).contains("keyboard english\n"))
      try await app.expectRestored()
    }

    @Test("Nothing is written unasked; a key writes to XDG's folder, for the user alone")
    func folder() async throws {
      let app = try await TmuxSession.shell()
      try await app.finish("export XDG_CONFIG_HOME=$HOME/own/config")
      try app.enter("clear; fieldlab")
      try await app.wait(for: "the opening screen") { $0.isFieldLab }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      try await app.finish("test -e own || echo none > nothing")
      #expect(try app.contents(of: "nothing") == "none\n")
      try app.enter("clear; fieldlab")
      try await app.wait(for: "the opening screen") { $0.isFieldLab }
      try app.press("M-,")
      try await app.wait(for: "that they are saved") { $0.shows("own/config/fieldlab/settings") }
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      try await app.finish("ls -ld own/config/fieldlab | cut -c1-10 > modes")
      #expect(try app.contents(of: "modes") == "drwx------\n")
    }

    @Test("A faulty line is told with its place, the rest is used; run does not look")
    func faulty() async throws {
      let app = try await TmuxSession.shell()
      try await app.finish("mkdir -p .config/fieldlab")
      try await app.finish("printf 'keyboard kana\\npolicy no-such\\n' > \(Self.file)")
      try app.enter("clear; fieldlab")
      let screen = try await app.wait(for: "the keyboard") { $0.title.contains("  kana  ") }
      #expect(screen.shows("settings:2: unknown policy"))
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
      try await app.finish("fieldlab --plain < /dev/null > log; fieldlab run published > report")
      #expect(try app.contents(of: "log").contains("settings:2: unknown policy \"no-such\""))
      #expect(!(try app.contents(of: "report")).contains("settings"))
    }

    @Test(
      "A damaged file leaves what there is without one, and says so",
      arguments: [
        "printf '\\377\\376' > F", "mkdir F", "head -c 3000000 /dev/zero > F",
        "ln -s settings F",
      ])
    func damaged(damage: String) async throws {
      let app = try await TmuxSession.shell()
      try await app.finish("mkdir -p .config/fieldlab")
      try await app.finish(damage.replacing("F", with: Self.file))
      try app.enter("clear; fieldlab")
      let screen = try await app.wait(for: "the opening screen") { $0.isFieldLab }
      #expect(screen.title.contains("combined  limit 10 utf16  pinyin"))
      #expect(screen.shows("fieldlab/settings"))
      try app.press("C-q")
      #expect(try await app.waitForExitStatus() == 0)
    }
  }
}
