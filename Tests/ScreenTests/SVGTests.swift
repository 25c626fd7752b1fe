import Screen
import Testing

@Suite("A frame as SVG")
struct SVGTests {
  private func picture(_ change: (inout Frame) -> Void) -> String {
    var frame = Frame(size: Size(rows: 2, columns: 10))
    change(&frame)
    return frame.svg(title: "<t>")
  }

  @Test("Text is stretched to its columns, and markup in it is harmless")
  func narrow() {
    let svg = picture { $0.write("a<b & c", at: 0, 0) }
    #expect(svg.contains("textLength=\"63\""))
    #expect(svg.contains("a&lt;b\u{A0}&amp;\u{A0}c"))
    #expect(svg.contains("<title>&lt;t&gt;</title>"))
  }

  @Test("A wide symbol stands in the middle of its two columns")
  func wide() {
    let svg = picture { $0.write("a好b", at: 1, 0) }
    #expect(svg.contains("<text x=\"\(12 + 9 + 9)\" text-anchor=\"middle\""))
    #expect(svg.contains(">好</text>"))
    #expect(svg.contains("x=\"\(12 + 3 * 9)\" textLength=\"9\""))
  }

  @Test("Styles and the cursor are drawn, blank cells are not")
  func styles() {
    let svg = picture {
      $0.write("x", at: 0, 0, style: Style(.bad, [.bold, .underline]))
      $0.write("y", at: 0, 1, style: .reverse)
      $0.cursor = Position(row: 1, column: 2)
    }
    #expect(svg.contains("font-weight=\"bold\" text-decoration=\"underline\">x</text>"))
    #expect(svg.contains("<rect x=\"21\" y=\"12\" width=\"9\" height=\"18\" fill=\"#d8dce4\"/>"))
    #expect(svg.contains("<rect x=\"30\" y=\"30\" width=\"9\" height=\"18\""))
    #expect(picture { _ in }.contains("<text") == false)
  }
}
