import Foundation
import Testing

@testable import StillframeArguments

/// The words of a command line.
@Suite struct ArgumentsTests {
  @Test func everyOptionOfRenderIsRead() throws {
    let words =
      "render flow -o out.jpg --size 320x200.5 --scale=2 --dark --opaque --quality 80 --comment hi"
    var writing = Command.Writing()
    writing.quality = 80
    writing.comment = "hi"
    let expected = Command.render(
      .init(
        scene: "flow", output: .path("out.jpg"), size: CGSize(width: 320, height: 200.5), scale: 2,
        isOpaque: true, writing: writing, looks: .init(isDark: true)))
    #expect(try parse(words) == expected)
  }

  @Test(arguments: [
    ("--quality 80", "-o a.png"), ("--quality 80", "-o -"), ("--quality 80", "-o a.pdf"),
    ("--embed-fonts", "-o a.png"), ("--embed-fonts", "-o a.webp"), ("--embed-fonts", "-o a.jpeg"),
    ("--comment hi", "-o a.webp"), ("--comment hi", "-o a.pdf"), ("--comment hi", "-o a.svg"),
  ])
  func whatAFormatDoesNotHaveIsRefused(option: String, output: String) throws {
    for command in ["render flow", "batch flow --rows a"] {
      if output == "-o -", command.hasPrefix("batch") { continue }
      let error = #expect(throws: UsageError.self) { try parse("\(command) \(output) \(option)") }
      let word = option.split(separator: " ")[0]
      #expect("\(try #require(error))".hasPrefix("'\(word)' is for pictures in "))
    }
  }

  @Test(arguments: [
    "render flow -o a.webp --quality 80", "render flow -o a.pdf --embed-fonts",
    "render flow -o a.SVG --embed-fonts",
    "batch flow --rows a -o {id}.jpg --quality 80 --comment hi",
    "render flow -o a.png --comment hi",
    // Which formats there are is said where the picture is written.
    "render flow -o a.gif --quality 80",
  ])
  func whatAFormatHasIsTaken(_ words: String) throws {
    _ = try parse(words)
  }

  @Test func picturesInAFolderAreOfTheUsualFormat() {
    #expect(
      throws: UsageError.notOfFormat(
        option: "--quality", format: "PNG", of: ["JPEG", "WebP"])
    ) { try parse("render ./Views -o out --quality 80") }
  }

  @Test func aLongWordIsShownWithoutItsMiddle() {
    let word = String(repeating: "a", count: 100_000) + "\u{1b}z"
    let message = "\(UsageError.notUTF8(word))"
    #expect(
      message.count < 260 && message.contains(#"…"#) && message.contains(#"aa\u{1b}z' is not"#))
    #expect("\(UsageError.notASize("1x"))".contains("not '1x'"))
  }

  @Test func everyOptionOfAnimateIsRead() throws {
    let words = "animate -o - flow --size 10X20 --scale 3 --fps 24 --duration 1.5 --dark --force"
    let expected = Command.animate(
      .init(
        scene: "flow", output: .standardOutput, size: CGSize(width: 10, height: 20), scale: 3,
        fps: 24, duration: 1.5, isForced: true, looks: .init(isDark: true)))
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
            looks: .init(isDark: true))))
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
      default: throw UsageError.noCommand([])
      }
    }
    #expect(try fonts("") == Command.Fonts(files: [], allowsSystem: true))
    #expect(
      try fonts("--font a.ttf --no-system-fonts --font=b-c.otf")
        == Command.Fonts(files: ["a.ttf", "b-c.otf"], allowsSystem: false))
    #expect(throws: UsageError.missingValue(option: "--font")) { try fonts("--font") }
  }

  @Test(arguments: [
    ("help", nil), ("--help", nil), ("-h", nil), ("gone --help", nil), ("help gone", nil),
    ("render --help", "render"), ("diff a -h", "diff"), ("help batch", "batch"),
  ])
  func helpIsOfTheToolOrOfACommand(_ words: String, _ command: String?) throws {
    #expect(try parse(words) == .help(command: command))
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
    ("", UsageError.noCommand(Manual().entries.map(\.name))),
    ("paint", .unknownCommand("paint", of: Manual().entries.map(\.name))),
    ("list now", .unexpectedArgument("now", command: "list")),
    ("render", .missingArgument("the name of a scene", command: "render")),
    ("render flow", .missingOutput(command: "render")),
    ("animate flow", .missingOutput(command: "animate")),
    ("render flow other -o x", .unexpectedArgument("other", command: "render")),
    ("render flow -o", .missingValue(option: "-o")),
    ("render flow -o=", .missingValue(option: "-o")),
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

  @Test(arguments: [
    ("render flow --fsp 3 -o x", "'render' has no option '--fsp'"),
    ("render flow --scael 3 -o x", "'render' has no option '--scael': did you mean '--scale'?"),
    ("report flow --scale 2", "'report' has no option '--scale'"),
    (
      "render a -o x --locale ../../etc",
      "'--locale' is a locale such as de_CH or zh-Hant, not '../../etc'"
    ),
    ("render a -o x --locale \u{1F600}", "'--locale' is a locale such as de_CH or zh-Hant"),
    ("animate ./a --tap b@nan", "'--tap' needs a view and a time in seconds"),
    ("animate ./a --tap b@inf", "'--tap' needs a view and a time in seconds"),
    ("animate ./a --tap b@-1", "'--tap' needs a view and a time in seconds"),
    (
      "animate a -o x --frames-limit 1.5",
      "'--frames-limit' is a whole number of frames from 1 on, not '1.5'"
    ),
    ("rendr flow", "there is no command 'rendr': did you mean 'render'? say list,"),
    ("render a -o x --dynamic-type huge", "'--dynamic-type' is one of xSmall, small,"),
    ("render a -o x --list", "'--list' is for the previews of a path"),
    ("animate a -o x --tap b@1", "'--tap' is for the previews of a path"),
    ("animate ./a --tap b", "'--tap' needs a view and a time in seconds"),
    ("animate ./a --tap @1", "'--tap' needs a view and a time in seconds"),
    ("render ./a --device x --size 1x1", "'--device' and '--size' do not go together"),
    ("render ./a --time-limit 0", "'--time-limit' is a number of seconds above 0"),
    ("completions tcsh", "there are completions for bash, zsh, fish, not for 'tcsh'"),
    ("batch a -o {id}.png", "'batch' needs '--rows'"),
    ("batch a --rows -", "'batch' needs '-o'"),
    ("batch a --rows - -o {id}.png --jobs 0", "'--jobs' is a whole number from 1 to 1024"),
  ])
  func messagesSayWhatToDo(_ words: String, _ beginning: String) {
    let error = #expect(throws: UsageError.self) { try parse(words) }
    #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "")")
  }

  @Test func aSuggestionIsAsNearAsAWordOfItsLettersAlone() {
    let error = #expect(throws: UsageError.self) { try parse("report flow --scale 2") }
    #expect(error?.description.contains("did you mean") == false)
  }

  @Test func aCommentThatAFileHasNoRoomForIsRefused() throws {
    let words = ["render", "a", "-o", "x.jpg", "--comment", String(repeating: "x", count: 65_534)]
    let error = #expect(throws: UsageError.self) { try Command(words) }
    #expect(error == .commentTooLong(65_534, limit: 65_533))
  }

  @Test func everyOptionOfBatchIsRead() throws {
    var expected = Command.Batch(scene: "card", rows: "a.jsonl", pattern: "out/{id}.png")
    expected.jobs = 2
    expected.isResumed = true
    expected.size = CGSize(width: 3, height: 4)
    expected.scale = 2
    expected.isOpaque = true
    expected.looks.isDark = true
    expected.fonts.allowsSystem = false
    let words =
      "batch card --rows a.jsonl -o out/{id}.png --jobs 2 --resume --size 3x4 --scale 2 --opaque --dark"
      + " --no-system-fonts"
    #expect(try parse(words) == .batch(expected))
  }

  @Test func looksAreReadByEveryCommandThatShowsAView() throws {
    let options = "--dark --dynamic-type XXLARGE --rtl --locale de_CH --device iPad --strict"
    var expected = Command.Looks(isDark: true)
    expected.dynamicType = "xxLarge"
    expected.isRightToLeft = true
    expected.locale = "de_CH"
    expected.device = "iPad"
    expected.isStrict = true
    for words in ["render a -o -", "animate a -o -", "report a", "explain a"] {
      switch try parse("\(words) \(options)") {
      case .render(let render): #expect(render.looks == expected)
      case .animate(let animate): #expect(animate.looks == expected)
      case .report(let report): #expect(report.looks == expected)
      case .explain(let explain): #expect(explain.looks == expected)
      default: Issue.record("\(words) is another command")
      }
    }
  }

  @Test func aPathNeedsNoOutputAndKnowsItsPreviews() throws {
    guard case .render(let render) = try parse("render Card.swift --only a --only b --time-limit 2")
    else {
      Issue.record("not parsed as render")
      return
    }
    #expect(render.output == nil && render.previews.only == ["a", "b"])
    #expect(render.previews.timeLimit == 2)
    guard case .animate(let film) = try parse("animate ./Views --tap a@b@0.5 --list") else {
      Issue.record("not parsed as animate")
      return
    }
    #expect(film.taps == [.init(target: "a@b", time: 0.5)] && film.previews.isListed)
    #expect(throws: UsageError.missingOutput(command: "render")) {
      try Command(["render", "Card.swift"], of: Manual(program: "pictures", kind: .catalogue))
    }
  }

  @Test(arguments: [
    ("Card.swift", true), (".", true), ("..", true), ("./Card", true), ("a/b", true),
    ("card", false), ("swift", false), ("a.swiftx", false),
  ])
  func aPathHasASlashOrEndsLikeAFile(_ word: String, _ isPath: Bool) {
    #expect(Command.isPath(word) == isPath)
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

  @Test(arguments: [Manual(), Manual(program: "pictures", kind: .catalogue)])
  func helpOfACommandNamesItsOptionsAndNoOthers(_ manual: Manual) {
    let all = Set(manual.entries.flatMap(\.options).map(\.name))
    for entry in manual.entries {
      let help = manual.usage(of: entry)
      for name in all {
        let isShown = help.contains("\n  \(name) ") || help.contains("\n  \(name)\n")
        #expect(isShown == entry.options.contains { $0.name == name }, "\(name) of \(entry.name)")
      }
      #expect(help.hasPrefix("\(manual.program) \(entry.name) \(entry.about.prefix(30))"))
      #expect(manual.usage.contains("\n  \(entry.name) "))
    }
  }

  @Test(arguments: Manual().entries.flatMap(\.options))
  func everyOptionIsNeededOrSaysItsDefault(_ option: Manual.Option) {
    #expect(option.isNeeded || option.about.contains("(default: "), "\(option.name)")
  }

  @Test(arguments: [
    (["render", "Views"], "./Views"), (["render", "--dark", "Views"], "./Views"),
    (["preview", "Views"], "./Views"), (["render", "card", "-o", "Views"], "card"),
    (["render", "./Views"], "./Views"),
  ])
  func namesOfFoldersArePaths(words: [String], path: String) throws {
    let command = try Command(words) { $0 == "Views" }
    switch command {
    case .render(let options): #expect(options.scene == path)
    case .preview(let options): #expect(options.path == path)
    default: Issue.record("another command")
    }
  }

  @Test func otherCommandsKeepTheirWords() throws {
    let words = ["diff", "Views", "Others"]
    #expect(try Command(words) { _ in true } == Command(words))
  }

  private func parse(_ words: String) throws(UsageError) -> Command {
    try Command(words.split(separator: " ").map(String.init))
  }
}
