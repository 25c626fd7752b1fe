/// The parts of an exported Swift file that are the same for all scenarios.
enum XCUITestSupport {
  /// The file's head: how it is used, and what it cannot do.
  static let header = #"""
    // Written by fieldlab export. Needs Xcode 15 and a UI test target of the app.
    //
    // The app is launched with FIELDLAB_TEXT, FIELDLAB_POLICY, FIELDLAB_FIELD and, where the scenario has
    // them, FIELDLAB_LIMIT and FIELDLAB_UNIT in its environment. It should set the text before it shows the
    // field; a test whose field holds something else at the start is skipped. An app that knows only one way
    // to limit its text is right to fail the tests of other policies: run the one that it implements.
    //
    // Before the first run: put the field's accessibility identifier and the names of your keyboards, as the
    // phone shows them, into FieldOnDevice below; turn the hardware keyboard, auto-capitalization,
    // auto-correction and predictions off; add the keyboards in Settings. Pinyin with 26 and with nine keys
    // are layouts of one keyboard, which Settings choose.
    //
    // What a device does not allow:
    // - Only the text is asserted, marked text included, and counts of it. Marked text, the caret, the
    //   delegate's answers and the app's events cannot be read; such expectations are comments.
    // - An empty field's value is its placeholder, so a text that equals the placeholder is read as empty.
    // - Steps that only the system, the app or a hand can take (undo, AutoFill, dictation, drops, corrections,
    //   a composition without keys, text or a limit set by the app) skip the rest of their test.
    // - Candidates depend on the phone's dictionary, its memory of what was typed, and its version; one that is
    //   not offered skips the rest.
    // - The caret is placed at the ends by touch and elsewhere with arrow keys, which not every system
    //   passes on. A paste needs the menu of a long press, so it works at the ends of the text only, and a
    //   selection only of the whole text.
    // - Keys are tapped as fast as the test can; a multi-tap keyboard may see them as slow.
    // - No Swift string holds half a surrogate pair: such a text is neither typed nor expected.
    //
    // After each step a line is noted; the attachment device.txt of a test is a file for
    // fieldlab compare-device.

    import UIKit
    import XCTest

    """#

  /// The field under test, as the tests use it.
  static let field =
    fieldStart + XCUITestKeyboardSupport.keyboards + XCUITestKeyboardSupport.touches
    + fieldNotes

  private static let fieldStart = #"""

    /// The app's text field, as a finger and an eye know it.
    @MainActor
    private final class FieldOnDevice {
      /// The field's accessibility identifier; nil takes the first text field on the screen.
      static let identifier: String? = nil

      private let app = XCUIApplication()
      private let scenario: String
      private let test: XCTestCase
      private var notes = ""
      private var caret = Caret.end

      private enum Caret {
        case start, end, inside
      }

      /// Launches the app and checks that its field holds the text at the start.
      init(scenario: String, text: String, settings: [String: String], test: XCTestCase) throws {
        self.scenario = scenario
        self.test = test
        app.launchEnvironment = settings
        app.launchEnvironment["FIELDLAB_TEXT"] = text
        app.launch()
        guard element.waitForExistence(timeout: 10) else {
          throw XCTSkip("There is no text field.")
        }
        guard self.text == text else {
          throw XCTSkip("The field holds \(Self.quoted(self.text)) at the start.")
        }
      }

      private var element: XCUIElement {
        let fields = app.descendants(matching: .any).matching(
          NSPredicate(
            format: "elementType == %d OR elementType == %d",
            XCUIElement.ElementType.textField.rawValue,
            XCUIElement.ElementType.secureTextField.rawValue))
        return Self.identifier.map { fields[$0] } ?? fields.firstMatch
      }

      /// What the field holds, marked text included.
      var text: String {
        let value = element.value as? String ?? ""
        return value == element.placeholderValue ? "" : value
      }

      enum Unit {
        case utf16, grapheme, scalar, utf8
      }

      func expect(text expected: String, line: Int) {
        let text = text
        XCTAssertEqual(
          Array(text.utf16), Array(expected.utf16),
          "line \(line): \(Self.quoted(text)) is not \(Self.quoted(expected))")
      }

      func expect(_ unit: Unit, count expected: Int, line: Int) {
        let text = text
        let count =
          switch unit {
          case .utf16: text.utf16.count
          case .grapheme: text.count
          case .scalar: text.unicodeScalars.count
          case .utf8: text.utf8.count
          }
        XCTAssertEqual(count, expected, "line \(line): \(Self.quoted(text))")
      }

      func expectCrash(line: Int) {
        XCTAssertTrue(app.wait(for: .notRunning, timeout: 5), "line \(line): the app still runs")
      }

      /// Ends the test where nothing on a device can go on.
      func skip(line: Int, _ reason: String) throws {
        throw XCTSkip("line \(line): \(reason)")
      }

      func wait(seconds: Double) throws {
        Thread.sleep(forTimeInterval: seconds)
      }

      func repeating(_ times: Int, _ body: (FieldOnDevice) throws -> Void) rethrows {
        for _ in 0..<times { try body(self) }
      }

    """#

  private static let fieldNotes = #"""

      // MARK: - What is noted for fieldlab compare-device

      func note(line: Int) {
        let outcome = app.state == .notRunning ? "crash" : Self.quoted(text)
        notes += "\(scenario):\(line)\t\(outcome)\n"
      }

      func keepNotes() {
        let attachment = XCTAttachment(string: notes)
        attachment.name = "device.txt"
        attachment.lifetime = .keepAlways
        test.add(attachment)
      }

      /// The text in the notation of scenarios.
      static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"", "\\": result += "\\\(scalar)"
          case " ": result += " "
          case _ where scalar.properties.isWhitespace || scalar.properties.generalCategory == .control:
            result += "\\u{\(String(scalar.value, radix: 16))}"
          default: result.unicodeScalars.append(scalar)
          }
        }
        return result + "\""
      }
    }

    """#
}
