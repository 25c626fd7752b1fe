import Foundation
import Testing

/// The pictures of the README and of Docs in a real browser, without a window.
@Suite(
  "The pictures in a browser",
  .enabled(if: Browser.installed != nil, "Chromium is not installed here"))
struct PicturePageTests {
  /// What a browser makes of a picture.
  private struct Found: Decodable {
    var name: String
    /// Whether it can be shown as an image, and is XML.
    var opens: Bool
    /// How many Han characters there are.
    var han: Int
    /// The texts that stand in no column, run into the next one, or leave the picture.
    var misplaced: [String]
  }

  /// Measures every text of every picture, once they are loaded, and writes it into the title.
  private static let probe = """
    <script>
    const columnWidth = 9, margin = 12, rounding = 0.6;
    function extent(text) {
      const last = text.getNumberOfChars() - 1;
      return [text.getStartPositionOfChar(0).x, text.getEndPositionOfChar(last).x];
    }
    function misplaced(texts, picture) {
      const right = picture.viewBox.baseVal.width - margin;
      return texts.filter((text, index) => {
        const [start, end] = extent(text), x = Number(text.getAttribute("x"));
        const next = texts[index + 1];
        const isLast = !next || next.getAttribute("y") !== text.getAttribute("y");
        const limit = isLast ? right : extent(next)[0];
        const isCentred = text.getAttribute("text-anchor") === "middle";
        const length = Number(text.getAttribute("textLength"));
        const isPlaced = isCentred
          ? Math.abs((start + end) / 2 - x) < rounding
          : Math.abs(start - x) < rounding && Math.abs(end - start - length) < rounding;
        // The middle of a wide character lies where its two columns meet.
        return !isPlaced || (x - margin) % columnWidth !== 0 || end > limit + rounding;
      }).map(text => text.textContent);
    }
    onload = () => {
      const found = [...document.images].map(image => {
        const source = document.getElementById(image.alt).textContent;
        const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
        const isXML = !parsed.querySelector("parsererror");
        const picture = document.body.appendChild(parsed.documentElement);
        const texts = [...picture.querySelectorAll("text")];
        const han = texts.filter(text => /^\\p{Script=Han}$/u.test(text.textContent)).length;
        return {
          name: image.alt, opens: isXML && image.complete && image.naturalWidth > 0, han,
          misplaced: misplaced(texts, picture),
        };
      });
      document.title = JSON.stringify(found);
    };
    </script>
    """

  private let browser: Browser

  init() throws { browser = try Browser() }

  @Test("Each opens, and every text stands in its columns, Han in two each")
  func columns() throws {
    let folder = BuiltProgram.package.appending(path: "Docs/Pictures")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let parts = try names.map { name in
      let file = folder.appending(path: name)
      let source = try String(contentsOf: file, encoding: .utf8)
      return "<img alt=\"\(name)\" src=\"\(file.absoluteString)\">"
        + "<script type=\"text/plain\" id=\"\(name)\">\(source)</script>"
    }
    let page = browser.folder.appending(path: "pictures.html")
    let text =
      "<!doctype html><meta charset=\"utf-8\"><title></title><body>" + parts.joined() + Self.probe
    try Data(text.utf8).write(to: page)
    let found: [Found] = try browser.title(of: page)
    #expect(found.map(\.name) == names && names.count > 10)
    for picture in found {
      #expect(picture.opens, "\(picture.name)")
      #expect(picture.misplaced == [], "\(picture.name)")
      if picture.name.hasSuffix("-zh.svg") { #expect(picture.han > 20, "\(picture.name)") }
    }
  }
}
