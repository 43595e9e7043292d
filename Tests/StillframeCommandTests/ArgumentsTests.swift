import Foundation
import Testing

@testable import StillframeArguments
@testable import StillframeCommand

/// The words of a command line.
@Suite struct ArgumentsTests {
  @Test func everyOptionOfRenderIsRead() throws {
    let words = "render flow -o out.png --size 320x200.5 --scale=2 --dark --opaque"
    let expected = Command.render(
      .init(
        scene: "flow", output: .path("out.png"), size: CGSize(width: 320, height: 200.5), scale: 2,
        isDark: true, isOpaque: true))
    #expect(try parse(words) == expected)
  }

  @Test func everyOptionOfAnimateIsRead() throws {
    let words = "animate -o - flow --size 10X20 --scale 3 --fps 24 --duration 1.5 --dark --force"
    let expected = Command.animate(
      .init(
        scene: "flow", output: .standardOutput, size: CGSize(width: 10, height: 20), scale: 3,
        fps: 24, duration: 1.5, isDark: true, isForced: true))
    #expect(try parse(words) == expected)
  }

  @Test func everyOptionOfReportDiffAndListIsRead() throws {
    #expect(
      try parse("report flow --size 1x2 --json")
        == .report(.init(scene: "flow", size: CGSize(width: 1, height: 2), json: true)))
    #expect(
      try parse("diff a.png b.png -o d.png --threshold 2.3 --json")
        == .diff(
          .init(
            first: "a.png", second: "b.png", picture: .path("d.png"), threshold: 2.3, json: true)
        ))
    #expect(try parse("list") == .list(json: false))
    #expect(try parse("list --json") == .list(json: true))
  }

  @Test func everyOptionOfExplainIsRead() throws {
    #expect(
      try parse("explain flow -o - --size 1x2 --scale 2 --dark")
        == .explain(
          .init(
            scene: "flow", picture: .standardOutput, size: CGSize(width: 1, height: 2), scale: 2,
            isDark: true)))
    #expect(try parse("explain flow --json") == .explain(.init(scene: "flow", json: true)))
    #expect(throws: UsageError.notTogether("--json", "-o")) {
      try parse("explain flow --json -o a.png")
    }
  }

  @Test(arguments: ["render a -o -", "animate a -o -", "report a", "explain a"])
  func fontsAreReadByEveryCommandThatShowsAScene(_ words: String) throws {
    func fonts(_ options: String) throws -> Command.Fonts {
      switch try parse("\(words) \(options)") {
      case .render(let render): render.fonts
      case .animate(let animate): animate.fonts
      case .report(let report): report.fonts
      case .explain(let explain): explain.fonts
      default: throw UsageError.noCommand
      }
    }
    #expect(try fonts("") == Command.Fonts(files: [], allowsSystem: true))
    #expect(
      try fonts("--font a.ttf --no-system-fonts --font=b-c.otf")
        == Command.Fonts(files: ["a.ttf", "b-c.otf"], allowsSystem: false))
    #expect(throws: UsageError.missingValue(option: "--font")) { try fonts("--font") }
  }

  @Test(arguments: ["help", "--help", "-h", "render --help", "diff a -h"])
  func helpIsAnswered(_ words: String) throws {
    #expect(try parse(words) == .help)
  }

  @Test func afterTwoDashesEveryWordIsAnOperand() throws {
    #expect(
      try parse("report -- --help") == .report(.init(scene: "--help", size: nil, json: false)))
  }

  @Test func ofAnOptionGivenTwiceTheLastCounts() throws {
    #expect(
      try parse("render a -o x.png -o y.png --scale 2 --scale 3")
        == .render(.init(scene: "a", output: .path("y.png"), size: nil, scale: 3)))
  }

  @Test(arguments: [
    ("", UsageError.noCommand),
    ("paint", .unknownCommand("paint")),
    ("list now", .unexpectedArgument("now", command: "list")),
    ("render", .missingArgument("the name of a scene", command: "render")),
    ("render flow", .missingOutput(command: "render")),
    ("animate flow", .missingOutput(command: "animate")),
    ("render flow other -o x", .unexpectedArgument("other", command: "render")),
    ("render flow -o", .missingValue(option: "-o")),
    ("render flow -o=", .missingValue(option: "-o")),
    ("render flow --fps 3 -o x", .unknownOption("--fps", command: "render")),
    ("render flow --dark=yes -o x", .unexpectedValue(option: "--dark")),
    ("render flow --scale two -o x", .notANumber("two", option: "--scale")),
    ("render flow --size 10 -o x", .notASize("10")),
    ("render flow --size 10x20x30 -o x", .notASize("10x20x30")),
    ("render flow --size x20 -o x", .notASize("x20")),
    ("diff a.png", .missingArgument("a second PNG file", command: "diff")),
    ("diff", .missingArgument("two PNG files", command: "diff")),
  ])
  func whatCannotBeMeantIsAnError(_ words: String, _ error: UsageError) {
    #expect(throws: error) { try parse(words) }
  }

  @Test(arguments: ["nan", "inf", "-1", "0"])
  func numbersOutOfRangeAreLeftToWhoeverUsesThem(_ number: String) throws {
    guard case .render(let options) = try parse("render a -o x --scale \(number)") else {
      Issue.record("not parsed as render")
      return
    }
    let scale = try #require(options.scale)
    #expect(scale.isNaN ? number == "nan" : scale == Double(number))
  }

  @Test func usageNamesEveryOptionThatIsParsed() {
    for option in [
      "--json", "-o", "--size", "--scale", "--dark", "--opaque", "--fps", "--duration", "--force",
      "--threshold", "--font", "--no-system-fonts",
    ] {
      #expect(Command.usage.contains(option))
    }
  }

  private func parse(_ words: String) throws(UsageError) -> Command {
    try Command(words.split(separator: " ").map(String.init))
  }
}
