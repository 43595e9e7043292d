import Foundation
import StillframeArguments
import StillframeScenes

/// All previews in one look: pictures, and what layout decided.
struct ShownAppearance: Sendable {
  let generation: Int
  private(set) var problem: String?
  private(set) var previews: [Shown] = []

  /// A preview on the page.
  struct Shown: Sendable {
    let name: String
    let place: String
    /// The address that opens the place in an editor; nil: it is not known.
    let link: String?
    /// PNG; nil where it failed.
    var picture: Data?
    /// The layout's report in JSON.
    var report: String?
    /// Warnings, and why it failed.
    var messages: [String] = []
  }

  /// Nothing to be seen, and why.
  init(generation: Int, problem: String?) {
    self.generation = generation
    self.problem = problem
  }

  init(
    generation: Int, problem: String?, words: [String], path: String, build: PreviewBuild,
    previews named: [NamedPreview], tool: URL, timeLimit: Double, link: (String) -> String?
  ) {
    self.generation = generation
    self.problem = problem
    previews = named.map {
      Shown(name: $0.name, place: $0.info.place, link: link($0.info.place))
    }
    do {
      let folder = build.folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let isAccessibility = words.contains(PreviewStudio.accessibilityWord)
      let command = try Command(
        [isAccessibility ? "accessibility" : "render", "./" + path] + words
          + (isAccessibility ? ["-o", folder.path] : []))
      let messages = MessageCollector()
      let session = PreviewSession(
        build: build, tool: tool, command: command, timeLimit: timeLimit,
        console: messages.console)
      var reports: [String: String] = [:]
      session.onReport = { reports[$0] = $1 }
      _ = try session.show(named, to: .folder(folder.path, pathExtension: "png"))
      let lines = messages.lines
      for index in previews.indices {
        let name = previews[index].name
        previews[index].picture = try? Data(
          contentsOf: folder.appendingPathComponent("\(name).png"))
        previews[index].report = reports[name]
        previews[index].messages = lines.filter {
          $0.hasPrefix("warning: \(name): ") || $0.hasPrefix("error: the preview '\(name)' (")
        }
      }
    } catch let error as UsageError {
      self.problem = error.description
    } catch {
      self.problem = (error as? any ToolError)?.description ?? "\(error)"
    }
  }

  /// For the page.
  func json(_ query: String) throws -> Data {
    struct Page: Encodable {
      let generation: Int
      let problem: String?
      let previews: [Entry]
    }
    struct Entry: Encodable {
      let name: String
      let place: String
      let link: String?
      let picture: String?
      let report: String?
      let messages: [String]
    }
    return try JSONEncoder().encode(
      Page(
        generation: generation, problem: problem,
        previews: previews.enumerated().map { index, shown in
          Entry(
            name: shown.name, place: shown.place, link: shown.link,
            picture: shown.picture == nil
              ? nil : "picture/\(index)?generation=\(generation)&\(query)",
            report: shown.report, messages: shown.messages)
        }))
  }
}

/// A film of a preview, frame by frame.
struct ShownFilm: Sendable {
  /// PNG.
  private(set) var frames: [Data] = []
  private(set) var problem: String?
  static let fps = 15.0
  static let duration = 2.0

  init(
    _ words: [String], path: String, build: PreviewBuild, preview: NamedPreview, tool: URL,
    timeLimit: Double
  ) {
    do {
      let folder = build.folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let command = try Command(
        ["animate", "./" + path, "--fps", "\(Self.fps)", "--duration", "\(Self.duration)"]
          + words.filter { $0 != PreviewStudio.accessibilityWord })
      let messages = MessageCollector()
      let session = PreviewSession(
        build: build, tool: tool, command: command, timeLimit: timeLimit,
        console: messages.console)
      _ = try session.show([preview], to: .file(folder.path + "/"))
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      frames = names.sorted().compactMap {
        try? Data(contentsOf: folder.appendingPathComponent($0))
      }
      if frames.isEmpty { problem = messages.lines.joined(separator: "\n") }
    } catch {
      problem = (error as? any ToolError)?.description ?? "\(error)"
    }
  }
}
