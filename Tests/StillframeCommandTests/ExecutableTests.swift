import Foundation
import StillframeGallery
import StillframeScenes
import Testing

/// The built tool as a process: what only a process has, its streams and its exit status.
@Suite struct ExecutableTests {
  private struct Run {
    let status: Int32
    let output: Data
    let errors: String
  }

  /// Runs the tool that was built beside these tests.
  private func run(_ words: String..., environment: [String: String] = [:]) throws -> Run {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let tool = URL(fileURLWithPath: runner).deletingLastPathComponent()
      .appendingPathComponent("stillframe")
    let process = Process()
    process.executableURL = tool
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: data, errors: String(decoding: text, as: UTF8.self)
    )
  }

  @Test func listEndsWithStatusZeroAndSaysNothingElse() throws {
    let run = try run("list", "--json")
    #expect(run.status == 0 && run.errors == "")
    let scenes = try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]]
    #expect(scenes?.compactMap { $0["name"] as? String } == Gallery.scenes.map(\.name))
  }

  /// The dynamic linker says which libraries a program has at its start, instead of starting it.
  @Test func whatFewRunsNeedIsNotLoadedAtTheStart() throws {
    let libraries = String(
      decoding: try run(environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).output, as: UTF8.self)
    #expect(libraries.contains("libcairo.so"))
    for library in [
      "libheif", "libx265", "librsvg", "libpoppler", "libgio", "libmicrohttpd", "libgnutls",
      "libcmark-gfm",
    ] {
      #expect(!libraries.contains(library), "\(libraries)")
    }
  }

  @Test func anErrorIsOneLineOnStandardErrorAndStatusTwo() throws {
    let run = try run("render", "no-such-scene", "-o", "-")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "stillframe: error: there is no scene 'no-such-scene': 'list' shows them all\n"
    )
  }

  /// The scene has Chinese, Japanese and Korean, which the tool does not carry; the file is one that it does.
  @Test func withoutTheSystemsFontsWhatIsMissingIsNamed() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let font = root.appendingPathComponent("assets/fonts/noto-world/NotoSansThai-Bold.ttf").path
    let bare = try run("render", "world", "-o", "-", "--no-system-fonts")
    #expect(bare.status == 0 && !bare.output.isEmpty)
    #expect(bare.errors.contains("the system's fonts are forbidden"))
    let more = try run("render", "world", "-o", "-", "--no-system-fonts", "--font", font)
    #expect(more.status == 0 && more.output == bare.output && more.errors == bare.errors)
  }

  @Test func aFileThatIsNoFontIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("this is no font", to: "font.ttf")
    let run = try run("report", "flow", "--font", folder.path("font.ttf"))
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("stillframe: error: \(folder.path("font.ttf")) cannot be"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
