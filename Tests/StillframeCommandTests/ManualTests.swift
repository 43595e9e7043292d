import Foundation
import Testing

@testable import StillframeArguments
@testable import StillframeScenes

/// What is made from the table of commands beside the parser.
@Suite struct ManualTests {
  /// What a program says that is given something to read; nil where it is not installed.
  private func run(_ program: String, _ words: [String], reading text: String) throws -> String? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  @Test func bashCompletesCommandsOptionsAndChoices() throws {
    let script = try #require(Manual().completions(for: "bash"))
    func answers(_ words: [String]) throws -> [Substring] {
      let line = words.map { "'\($0)'" }.joined(separator: " ")
      let text =
        script + "\nCOMP_WORDS=(stillframe \(line)); COMP_CWORD=\(words.count); _stillframe; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\""
      return try #require(try run("/bin/bash", [], reading: text)).split(separator: "\n")
    }
    #expect(try answers(["re"]) == ["render", "report", "review"])
    #expect(try answers(["diff", "--t"]) == ["--threshold"])
    #expect(try answers(["render", "a", "--dynamic-type", "xL"]) == ["xLarge"])
    #expect(try answers(["completions", "f"]) == ["fish"])
  }

  @Test(arguments: Manual.shells)
  func everyOptionIsCompleted(_ shell: String) throws {
    let script = try #require(Manual().completions(for: shell))
    for entry in Manual().entries {
      #expect(script.contains(entry.name))
      for option in entry.options {
        let word =
          shell == "fish" && option.name.hasPrefix("--")
          ? "-l \(option.name.dropFirst(2))" : option.name
        #expect(script.contains(word), "\(word) of \(entry.name)")
      }
    }
  }

  @Test(arguments: [("zsh", "/usr/bin/zsh", ["-n"]), ("fish", "/usr/bin/fish", ["-n"])])
  func shellsReadTheirCompletions(_ shell: String, _ program: String, _ words: [String]) throws {
    let script = try #require(Manual().completions(for: shell))
    if let said = try run(program, words, reading: script) { #expect(said == "") }
  }

  @Test func theManualPageHasEveryOptionAndNothingThatFormattersRefuse() throws {
    let page = Manual().page
    for option in Manual().entries.flatMap(\.options) {
      #expect(page.contains(".BR " + option.name.replacing("-", with: "\\-")), "\(option.name)")
    }
    if let said = try run("/usr/bin/groff", ["-man", "-Tutf8", "-ww", "-z"], reading: page) {
      #expect(said == "")
    }
  }

  @Test func helpFitsATerminal() {
    let manual = Manual()
    for text in [manual.usage] + manual.entries.map(manual.usage(of:)) {
      for line in text.split(separator: "\n") { #expect(line.count <= 112, "\(line)") }
    }
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false), ([:], false),
  ])
  func coloursAreForTerminalsThatHaveThem(_ environment: [String: String], _ allows: Bool) {
    #expect(Console.allowsColors(environment) == allows)
  }

  @Test func onlyTheKindOfAMessageIsColoured() {
    let recorder = Recorder()
    var console = recorder.console()
    console.isColored = true
    console.message("error", "no")
    console.message("warning", "well")
    #expect(
      recorder.errors == "stillframe: \u{1B}[1;31merror\u{1B}[0m: no\n"
        + "stillframe: \u{1B}[1;33mwarning\u{1B}[0m: well\n")
  }
}
