/// A file of which nothing ran because of its errors, as reports tell it.
struct BrokenFile {
  /// The path.
  let name: String
  /// What is wrong, in order; never empty.
  let errors: [Fault]
  /// All of it as compilers show it.
  let page: String
  /// All of it in a few words.
  let summary: String

  /// One thing that is wrong.
  struct Fault {
    /// The line, counted from 1; nil where the whole file is of no use.
    var line: Int?
    /// The column in cells, counted from 1; nil where there is no line.
    var column: Int?
    /// What is wrong, in one sentence.
    var message: String
  }

  init(_ problem: ScenarioLoader.Problem, in language: Language) {
    switch problem {
    case .file(let error):
      name = error.path
      summary = FileErrorWording.words(for: error, in: language)
      errors = [Fault(message: summary)]
      page = summary + "\n"
    case .scenario(let found):
      let rendering = DiagnosticRendering(in: language)
      name = found.source.name
      summary = rendering.sum(found.diagnostics)
      errors = rendering.located(found).map {
        Fault(line: $0.line, column: $0.column, message: $0.message)
      }
      page = rendering.render(found)
    }
  }
}
