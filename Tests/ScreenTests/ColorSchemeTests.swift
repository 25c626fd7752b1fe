import Foundation
import Screen
import Testing

@Suite("Colours of the roles")
struct ColorSchemeTests {
  /// Backgrounds as terminals have them, the extremes among them.
  static let backgrounds: [Backdrop: [UInt32]] = [
    .dark: [0x000000, 0x1C1F26, 0x282C34], .light: [0xFFFFFF, 0xFDF6E3, 0xEEEEEE],
    .unknown: [0x000000, 0xFFFFFF],
  ]

  @Test(
    "Every text can be read on its background",
    arguments: [ColorDepth.palette, .direct], Backdrop.allCases)
  func contrast(depth: ColorDepth, backdrop: Backdrop) throws {
    let scheme = ColorScheme(depth: depth, backdrop: backdrop)
    let least = backdrop == .unknown ? 3.8 : 4.5
    for role in Style.Role.allCases where role != .plain {
      let colors = scheme.colors(of: role)
      let text = try #require(colors.foreground?.rgb, "\(role)")
      let behind = colors.background?.rgb.map { [$0] }
      for background in behind ?? Self.backgrounds[backdrop, default: []].map(RGBColor.init) {
        let ratio = text.contrast(with: background)
        #expect(ratio >= least, "\(role) on \(background.css): \(ratio)")
      }
    }
  }

  @Test("No scheme has colours that its terminal lacks", arguments: ColorDepth.allCases)
  func depth(_ depth: ColorDepth) {
    for backdrop in Backdrop.allCases {
      let scheme = ColorScheme(depth: depth, backdrop: backdrop)
      for role in Style.Role.allCases {
        let colors = scheme.colors(of: role)
        for color in [colors.foreground, colors.background].compactMap(\.self) {
          switch color {
          case .indexed(let index): #expect(Int(index) < depth.rawValue && depth != .direct)
          case .rgb: #expect(depth == .direct)
          }
        }
      }
    }
  }

  @Test("A role without colours is set off by attributes, but where a sign stands for it")
  func substitutes() {
    for depth in ColorDepth.allCases {
      for backdrop in Backdrop.allCases {
        let scheme = ColorScheme(depth: depth, backdrop: backdrop)
        for role in Style.Role.allCases where ![.plain, .good, .warning].contains(role) {
          let isSetOff = scheme.attributes(of: Style(role)) != []
          #expect(isSetOff || scheme.colors(of: role) != .own, "\(role) with \(depth)")
        }
      }
    }
  }

  @Test("Without colours, roles that stand side by side are told apart")
  func sideBySide() {
    let neighbours: [[Style.Role]] = [
      [.plain, .marked, .selection], [.plain, .muted, .accent], [.plain, .muted, .key],
      [.plain, .highlight], [.plain, .muted, .bad],
    ]
    for roles in neighbours {
      #expect(Set(roles.map(\.substitute.rawValue)).count == roles.count, "\(roles)")
    }
  }

  @Test(
    "A choice never gets more than the terminal has, and NO_COLOR only decides where nothing is said",
    arguments: [
      (ColorChoice.auto, 256, "", ColorDepth.palette), (.auto, 256, "1", .none),
      (.auto, 8, "", .eight), (.auto, 0x100_0000, "", .direct), (.auto, -1, "", .none),
      (.never, 256, "", .none), (.eight, 256, "", .eight), (.sixteen, 256, "1", .sixteen),
      (.palette, 16, "", .sixteen), (.palette, 88, "", .sixteen),
      (.palette, 0x100_0000, "", .palette), (.direct, 256, "", .palette),
      (.direct, 0x100_0000, "1", .direct),
    ])
  func choice(_ choice: ColorChoice, colors: Int, noColor: String, depth: ColorDepth) {
    #expect(choice.depth(colors: colors, noColor: noColor) == depth)
  }

  @Test(
    "The environment tells the background, an option goes before it",
    arguments: [
      (BackdropChoice.auto, "15;0", Backdrop.dark), (.auto, "0;15", .light),
      (.auto, "0;default;7", .light), (.auto, "7;8", .dark), (.auto, "15;default", .unknown),
      (.auto, "", .unknown), (.auto, ";;", .unknown), (.auto, "0;99", .unknown),
      (.light, "15;0", .light), (.dark, "0;15", .dark),
    ])
  func background(_ choice: BackdropChoice, environment: String, backdrop: Backdrop) {
    #expect(choice.backdrop(environment: environment) == backdrop)
  }

  @Test(
    "The palette's fixed colours are xterm's, the first sixteen the user's",
    arguments: [(16, 0x000000), (231, 0xFFFFFF), (75, 0x5FAFFF), (232, 0x080808), (255, 0xEEEEEE)])
  func palette(index: UInt8, hex: UInt32) {
    #expect(TerminalColor.indexed(index).rgb == RGBColor(hex))
    #expect(TerminalColor.indexed(15).rgb == nil)
  }
}

extension RGBColor {
  /// How bright the colour is: WCAG's relative luminance.
  fileprivate var luminance: Double {
    func light(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }

  /// WCAG's contrast ratio.
  fileprivate func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
