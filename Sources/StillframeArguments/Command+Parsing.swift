import Foundation

/// One function a command: its grammar, and what its words mean.
extension Command {
  private static let scene = "the name of a scene"
  private static let fontFile = "--font"
  private static let noSystemFonts = "--no-system-fonts"

  static func list(_ words: ArraySlice<String>) throws(UsageError) -> Command {
    let arguments = try Arguments(words, grammar: .init(command: "list", flags: ["--json"]))
    return .list(json: arguments.has("--json"))
  }

  static func render(_ words: ArraySlice<String>) throws(UsageError) -> Command {
    let arguments = try Arguments(
      words,
      grammar: .init(
        command: "render", flags: ["--dark", "--opaque", noSystemFonts],
        options: ["-o", "--size", "--scale", fontFile],
        operands: [scene]))
    return .render(
      Render(
        scene: arguments.operands[0], output: try output(arguments),
        size: try arguments.size("--size"), scale: try arguments.number("--scale"),
        isDark: arguments.has("--dark"), isOpaque: arguments.has("--opaque"),
        fonts: fonts(arguments)))
  }

  static func animate(_ words: ArraySlice<String>) throws(UsageError) -> Command {
    let arguments = try Arguments(
      words,
      grammar: .init(
        command: "animate", flags: ["--dark", "--force", noSystemFonts],
        options: ["-o", "--size", "--scale", "--fps", "--duration", "--frames-limit", fontFile],
        operands: [scene]))
    return .animate(
      Animate(
        scene: arguments.operands[0], output: try output(arguments),
        size: try arguments.size("--size"), scale: try arguments.number("--scale"),
        fps: try arguments.number("--fps"), duration: try arguments.number("--duration"),
        framesLimit: try arguments.number("--frames-limit"),
        isDark: arguments.has("--dark"), isForced: arguments.has("--force"),
        fonts: fonts(arguments)))
  }

  static func report(_ words: ArraySlice<String>) throws(UsageError) -> Command {
    let arguments = try Arguments(
      words,
      grammar: .init(
        command: "report", flags: ["--json", noSystemFonts], options: ["--size", fontFile],
        operands: [scene]))
    return .report(
      Report(
        scene: arguments.operands[0], size: try arguments.size("--size"),
        json: arguments.has("--json"), fonts: fonts(arguments)))
  }

  static func explain(_ words: ArraySlice<String>) throws(UsageError) -> Command {
    let arguments = try Arguments(
      words,
      grammar: .init(
        command: "explain", flags: ["--dark", "--json", noSystemFonts],
        options: ["-o", "--size", "--scale", fontFile],
        operands: [scene]))
    let picture = arguments.value("-o").map { Output($0) }
    if picture != nil, arguments.has("--json") { throw .notTogether("--json", "-o") }
    return .explain(
      Explain(
        scene: arguments.operands[0], picture: picture, size: try arguments.size("--size"),
        scale: try arguments.number("--scale"), isDark: arguments.has("--dark"),
        json: arguments.has("--json"), fonts: fonts(arguments)))
  }

  static func diff(_ words: ArraySlice<String>) throws(UsageError) -> Command {
    let arguments = try Arguments(
      words,
      grammar: .init(
        command: "diff", flags: ["--json"], options: ["-o", "--threshold"],
        operands: ["two PNG files", "a second PNG file"]))
    return .diff(
      Diff(
        first: arguments.operands[0], second: arguments.operands[1],
        picture: arguments.value("-o").map { Output($0) },
        threshold: try arguments.number("--threshold"), json: arguments.has("--json")))
  }

  private static func fonts(_ arguments: Arguments) -> Fonts {
    Fonts(
      files: arguments.allValues(fontFile), allowsSystem: !arguments.has(noSystemFonts))
  }

  private static func output(_ arguments: Arguments) throws(UsageError) -> Output {
    guard let text = arguments.value("-o") else {
      throw .missingOutput(command: arguments.command)
    }
    return Output(text)
  }
}
