// Prints what FieldLab's speed and memory are, beside what they should be. `make bench` builds and runs it.

let arguments = CommandLine.arguments.dropFirst()
var table = Table()
let programs = BuiltPrograms(beside: CommandLine.arguments[0])
for section in Section.allCases where arguments.isEmpty || arguments.contains(section.rawValue) {
  table.begin(section.title)
  do {
    for row in try section.rows(programs) { table.print(row) }
  } catch {
    table.print(Row("could not be measured", "\(error)"))
  }
}
