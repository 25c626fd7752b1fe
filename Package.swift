// swift-tools-version: 6.0
import PackageDescription

// Arrows point down only; see Docs/Architecture.md. `Terminal` alone may import CNcursesw,
// `InputMethods` alone CPinyinData and CEmojiData, `fieldlab` alone CGetopt. No package from outside is needed.
let package = Package(
  name: "FieldLab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fieldlab", targets: ["fieldlab"]),
    // For checking a policy of your own: Docs/OwnPolicy.
    .library(name: "Limits", targets: ["Limits", "TextField", "Scenarios"]),
  ],
  targets: [
    .systemLibrary(
      name: "CNcursesw",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]
    ),
    .systemLibrary(name: "CGetopt"),
    .target(name: "CPinyinData", exclude: ["generator"]),
    .target(name: "CEmojiData", exclude: ["generator"]),
    .target(
      name: "TextField",
      // Elsewhere than on Apple's systems iconv is part of the C library.
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]
    ),
    .target(name: "Limits", dependencies: ["TextField"]),
    .target(
      name: "InputMethods", dependencies: ["TextField", "CPinyinData", "CEmojiData"]),
    .target(name: "Emulator", dependencies: ["TextField", "Limits", "InputMethods"]),
    .target(name: "Scenarios", dependencies: ["Emulator"]),
    .target(name: "Screen", exclude: ["generator"]),
    .target(name: "FieldLabUI", dependencies: ["Scenarios", "Screen"]),
    .target(
      name: "Terminal",
      dependencies: ["Screen", "CNcursesw"],
      // Apple's ncurses is the wide one under the plain name.
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    .executableTarget(
      name: "fieldlab", dependencies: ["FieldLabUI", "Terminal", "Scenarios", "CGetopt"]),

    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .testTarget(name: "TextFieldTests", dependencies: ["TextField", "SeededRandom"]),
    .testTarget(name: "LimitsTests", dependencies: ["Limits", "SeededRandom"]),
    .testTarget(
      name: "InputMethodsTests", dependencies: ["InputMethods", "SeededRandom"],
      exclude: ["Pinyin/Fixtures"]),
    .testTarget(
      name: "EmulatorTests", dependencies: ["Emulator", "SeededRandom"], exclude: ["Vectors"]),
    .testTarget(name: "ExactTests", dependencies: ["Scenarios", "SeededRandom"]),
    .testTarget(
      name: "ScenariosTests", dependencies: ["Scenarios", "SeededRandom"], exclude: ["Schemas"]),
    .testTarget(name: "ScreenTests", dependencies: ["Screen", "SeededRandom"]),
    .testTarget(name: "FieldLabUITests", dependencies: ["FieldLabUI"], exclude: ["Golden"]),
    .testTarget(name: "EndToEndTests", dependencies: ["fieldlab"]),
    // `make bench`: the figures, and the bare curses program to compare with.
    .systemLibrary(name: "CPseudoTerminal", path: "Tests/Benchmarks/CPseudoTerminal"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Scenarios", "CPseudoTerminal"],
      path: "Tests/Benchmarks/Benchmarks"),
    .executableTarget(
      name: "CursesFloor", path: "Tests/Benchmarks/Floor",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    // What `make fuzz` gives bytes to, and the bytes that are kept, as tests.
    .target(name: "FuzzTargets", dependencies: ["FieldLabUI"], path: "Tests/Fuzzing/Targets"),
    .testTarget(
      name: "FuzzingTests", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing/Tests"),
    .testTarget(
      name: "OwnPolicyTests", dependencies: ["Limits", "Scenarios", "TextField"],
      path: "Docs/OwnPolicy", exclude: ["README.md", "user-name.scenario"]),
  ],
  swiftLanguageModes: [.v6]
)
