/// What `--help` prints.
enum HelpText {
  case program, run, matrix, export, compareDevice, count, policies

  /// The text, its last line ended.
  var text: String {
    switch self {
    case .program: Self.programText
    case .run: Self.runText
    case .matrix: Self.matrixText
    case .export: Self.exportText
    case .compareDevice: Self.compareDeviceText
    case .count: Self.countText
    case .policies: Self.policiesText
    }
  }

  private static let programText = """
    fieldlab emulates an iOS text field in the terminal, for testing length limits.

    Usage:
      fieldlab                    the screen
      fieldlab FILE               the screen, playing a scenario step by step
      fieldlab run PATH…          scenarios without a screen
      fieldlab matrix [PATH…]     how scenarios end under each policy
      fieldlab export PATH…       scenarios as manual tests or XCUITests
      fieldlab compare-device FILE RESULT
                                  what a device did beside the emulator
      fieldlab count TEXT…|-      what a text costs in each unit
      fieldlab policies           the limit policies and their defaults

    Options:
          --record FILE           with the screen: record what is done, and what was
                                  seen, in a new file, which is a scenario at any time
          --policy ID             the policy at first
          --limit N[:UNIT]        the limit at first, such as 10:grapheme
          --keyboard NAME         the keyboard at first
          --system NAME           the system profile at first: ios9, ios10 or ios26
          --plain                 no screen: a line for each thing that happens, for
                                  screen readers and logs; keys may come from a file
          --color CHOICE          auto (default), never, 8, 16, 256 or true, as far as
                                  the terminal goes; beats NO_COLOR
          --background CHOICE     auto (default), dark or light
          --save-settings         start with the settings of this session next time
          --no-settings           start without what was saved
      -h, --help                  this help; after a command, help on that command
          --version               the version

    Exit status: 0 all expectations held, 1 an expectation failed, 2 a file or an
    argument is wrong.

    """

  private static let runText = """
    fieldlab run plays scenarios without a screen and checks what they expect.

    Usage:
      fieldlab run PATH… [--policy ID,…|*] [--format FORMAT] [--output FILE]
                         [--jobs N] [--svg FOLDER]
      fieldlab run PATH… --update

    PATH is a scenario, a folder (every *.scenario below it, in order of name), or
    the word published, which stands for the cases that are part of the program;
    a folder of that name is written ./published.

    Options:
          --policy ID,…           run these policies instead of those of the files;
                                  * is all. Expectations about others are skipped
          --format text           a line for each scenario, and what failed, with the
                                  trace of the step (default)
          --format tap            the Test Anything Protocol: a point for each scenario
          --format junit          JUnit XML: a suite for each scenario, a case for each
                                  expectation and policy
          --format json           JSON lines: one for each event and policy, and a
                                  last one that sums up
          --output FILE           write the report to FILE; an old one is replaced
                                  only when the new one is complete
          --jobs N                run N scenarios at a time; the report is the same
          --svg FOLDER            draw the screen after each step into the folder, as
                                  NAME-000.svg, NAME-001.svg, …; old ones are replaced
          --update                write the lines of expectations that failed anew, to
                                  what happened, and print the difference; refused
                                  where CI is set
      -h, --help                  this help

    All errors of a file are shown before anything runs, and nothing of that file
    runs; the other files do.

    Exit status: 0 all expectations held, 1 an expectation failed, 2 a file or an
    argument is wrong.

    Examples:
      fieldlab run published
      fieldlab run tests/ --policy combined --format json --output report.jsonl

    """

  private static let matrixText = """
    fieldlab matrix runs every scenario under every policy and shows how each ends.

    Usage:
      fieldlab matrix [PATH…] [--policy ID,…|*] [--format FORMAT] [--output FILE]

    PATH is as for run; without one, the published cases.

    Options:
          --policy ID,…           only these policies, in this order
          --format text           a small table of signs, then the ends of each
                                  scenario, alike ones together (default)
          --format markdown       the same as tables for a document
          --format html           one page without network or script; each cell opens
                                  to its trace
          --format json           JSON lines, one for each cell, with its trace
          --output FILE           write to FILE; an old one is replaced only when the
                                  new one is complete
      -h, --help                  this help

    A policy that cannot count in a scenario's unit has an empty cell there.

    Exit status: 0 the matrix is written, 2 a file or an argument is wrong. What
    the cells hold does not matter; that is for run.

    """

  private static let exportText = """
    fieldlab export writes scenarios so that they can be performed on a device.

    Usage:
      fieldlab export PATH… --to FORMAT [--lang en|zh] [--policy ID,…|*]
                            [--output FILE]

    PATH is as for run.

    Options:
          --to markdown           a manual test: a table of steps for each scenario
          --to csv                the same as rows for test management tools: id, title,
                                  step number, step, expected; row 0 is preparation
          --to xcuitest           a Swift file of XCUITests; what cannot be done or
                                  seen on a device is said in it
          --lang en|zh            the language of a manual test (default: en)
          --policy ID,…           these policies instead of those of the files
          --output FILE           write to FILE; an old one is replaced only when the
                                  new one is complete
      -h, --help                  this help

    Exit status: 0 it is written, 2 a file or an argument is wrong.

    """

  private static let compareDeviceText = """
    fieldlab compare-device holds what was seen on a device against the emulator.

    Usage:
      fieldlab compare-device FILE RESULT [--policy ID]

    FILE is a scenario, a folder of them or the word published. RESULT is a text
    file with a line for each text that was seen:

      SCENARIO <tab> "TEXT"       what the field holds at the end, in quotes, with the
                                  escapes of scenarios; or the word crash
      SCENARIO:LINE <tab> "TEXT"  the same after the step in that line

    SCENARIO is a path, a file's name, or that without .scenario. A # at the start
    of a line makes it a comment. The XCUITests of export write such lines.

    Where a text differs the scenario is run again under every system and with
    every other value of every switch, and those that would explain it are named.

    Options:
          --policy ID             the policy that the app on the device implements;
                                  without it, the first of each scenario
      -h, --help                  this help

    Exit status: 0 they agree, 1 they do not, 2 a file or an argument is wrong.

    """

  private static let countText = """
    fieldlab count says what texts cost.

    Usage:
      fieldlab count [--unit UNIT] TEXT…|-

    TEXT is counted as it stands; - reads standard input, whose last line end does
    not count. Text that starts with a dash comes after --.

    Options:
          --unit UNIT             one number a line, in this unit: utf16, grapheme,
                                  scalar, utf8, gb18030, wechat, weibo or twitter;
                                  without it, a table of all units
      -h, --help                  this help

    """

  private static let policiesText = """
    fieldlab policies lists the limit policies.

    Usage:
      fieldlab policies [--format text|json]

    Options:
          --format text           a line for each policy: id, limit, what runs, source
                                  (default)
          --format json           JSON lines, one for each policy
      -h, --help                  this help

    """
}
