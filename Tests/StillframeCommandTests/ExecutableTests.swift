import Foundation
import StillframeGallery
import Testing

/// The built tool as a process: what only a process has, its streams and its exit status.
@Suite struct ExecutableTests {
  private struct Run {
    let status: Int32
    let output: Data
    let errors: String
  }

  /// Runs the tool that was built beside these tests.
  private func run(_ words: String...) throws -> Run {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let tool = URL(fileURLWithPath: runner).deletingLastPathComponent()
      .appendingPathComponent("stillframe")
    let process = Process()
    process.executableURL = tool
    process.arguments = words
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

  @Test func anErrorIsOneLineOnStandardErrorAndStatusTwo() throws {
    let run = try run("render", "no-such-scene", "-o", "-")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "stillframe: error: there is no scene 'no-such-scene': 'stillframe list' shows them all\n"
    )
  }
}
