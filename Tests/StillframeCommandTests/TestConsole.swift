import Foundation
import Stillframe
import StillframeArguments
import StillframeEmoji
import StillframeWorldFonts
import Synchronization

@testable import StillframeScenes

/// Keeps what a run of the tool writes.
final class Recorder: Sendable {
  private let streams = Mutex((output: Data(), errors: Data()))

  var outputData: Data { streams.withLock { $0.output } }
  var output: String { String(decoding: outputData, as: UTF8.self) }
  var errors: String { streams.withLock { String(decoding: $0.errors, as: UTF8.self) } }

  func console(outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false) -> Console {
    Console(
      output: { data in self.streams.withLock { $0.output += data } },
      errors: { data in self.streams.withLock { $0.errors += data } },
      outputIsTerminal: outputIsTerminal, errorsAreTerminal: errorsAreTerminal)
  }
}

/// One run of the tool in this process.
struct ToolRun {
  let status: Tool.Status
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  init(status: Tool.Status, output: Data, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  init(
    _ words: [String], scenes: [any SceneList] = [], outputIsTerminal: Bool = false,
    manual: Manual = Manual()
  ) {
    let recorder = Recorder()
    let console = recorder.console(outputIsTerminal: outputIsTerminal)
    status = Tool(manual, scenes: scenes.flatMap(\.entries), console: console).run(words)
    output = recorder.outputData
    errors = recorder.errors
  }
}

/// A folder in the system's temporary folder, removed at the end.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-command-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of an entry; "" is the folder itself.
  func path(_ name: String) -> String {
    name.isEmpty ? url.path : url.path + "/" + name
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  /// Sorted.
  var entries: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
