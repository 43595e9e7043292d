import Foundation
import StillframeArguments
import StillframeScenes
import StillframeServer
import Synchronization

/// The previews of a path for a page, built again whenever a file is saved.
final class PreviewStudio: Sendable {
  private let path: String
  /// The command-line options about fonts.
  private let fonts: [String]
  private let installation: Installation
  private let timeLimit: Double
  /// Pictures are made one look at a time.
  private let rendering = NSLock()
  private let state = Mutex(State())
  /// Wakes those who wait for the next generation.
  private let news = NSCondition()

  private struct State {
    /// Counts what was compiled; 0: nothing yet.
    var generation = 0
    var build: PreviewBuild?
    var previews: [NamedPreview] = []
    /// Why there is nothing to show, or what failed beside it.
    var problem: String?
    /// By the words of a look.
    var shown: [String: ShownAppearance] = [:]
    var films: [String: ShownFilm] = [:]
    var isStopped = false
    /// The work that the page waits for, and since when.
    var work: (name: String, start: Date)?
    /// The files, by their names without folders; nil where two have one.
    var files: [String: String?] = [:]
  }

  /// The work that the page waits for; nil: none.
  struct Progress: Encodable {
    var phase: String?
    var seconds: Double?
  }

  var progress: Progress {
    let work = state.withLock(\.work)
    return Progress(phase: work?.name, seconds: work.map { -$0.start.timeIntervalSinceNow })
  }

  /// The name of the file or folder.
  var title: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Returns the address that opens a place such as "Card.swift:12" in an editor; nil where the file is not known.
  func link(to place: String) -> String? {
    let parts = place.split(separator: ":")
    guard parts.count == 2, let known = state.withLock({ $0.files[String(parts[0])] }),
      let file = known?.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return nil }
    return "vscode://file\(file):\(parts[1])"
  }

  init(options: Command.Preview, installation: Installation, timeLimit: Double) {
    path = options.path
    fonts =
      options.fonts.files.flatMap { ["--font", $0] }
      + (options.fonts.allowsSystem ? [] : ["--no-system-fonts"])
    self.installation = installation
    self.timeLimit = timeLimit
  }

  /// Compiles what is there, and again after each change, until it is stopped. Blocks.
  func follow() {
    var before: FileMarks?
    while !state.withLock({ $0.isStopped }) {
      let marks = FileMarks(path)
      if marks != before {
        before = marks
        let files = Dictionary(
          marks.files.map { (URL(fileURLWithPath: $0).lastPathComponent, Optional($0)) },
          uniquingKeysWith: { _, _ in nil })
        state.withLock {
          $0.files = files
          $0.work = ("compiling", Date())
        }
        compile()
        state.withLock { $0.work = nil }
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    tell()
  }

  /// Removes the compiled files even if others still hold this object: the process may end before they release it.
  func discard() { state.withLock { $0.build.take() }?.discard() }

  /// Wakes the waiting threads. It holds their lock, so that none misses the signal between its check and its wait.
  private func tell() {
    news.lock()
    news.broadcast()
    news.unlock()
  }

  private func compile() {
    var build: PreviewBuild?
    var previews: [NamedPreview] = []
    var problems: [String] = []
    let messages = MessageCollector()
    do {
      // While there is something to show, what is written has to compile as a whole to take its place.
      let isFirst = state.withLock { $0.build == nil }
      let made = try PreviewBuild(of: path, with: installation, leavingFilesOut: isFirst) {
        problems.append($0)
      }
      build = made
      problems += made.failures.map { "the target '\($0)' does not compile" }
      problems += made.leftOut.map { "the file '\($0)' does not compile" }
      let session = PreviewSession(
        build: made, tool: installation.tool, command: try Command(["render", "./"]),
        timeLimit: timeLimit, console: messages.console)
      previews = NamedPreview.named(try session.list().previews)
      problems += messages.lines
      if previews.isEmpty { throw PreviewError.noPreview(path) }
    } catch {
      problems.append((error as? any ToolError)?.description ?? "\(error)")
    }
    let problem = problems.isEmpty ? nil : problems.joined(separator: "\n")
    state.withLock { state in
      state.generation += 1
      // The last working previews stay visible while a file does not compile.
      if let build {
        state.build = build
        state.previews = previews
      }
      state.problem = problem
      state.shown = [:]
      state.films = [:]
    }
    tell()
  }

  /// Returns the generation after one, as soon as it is there; otherwise the same after some seconds.
  func wait(after generation: Int, atMost seconds: TimeInterval) -> Int {
    let deadline = Date(timeIntervalSinceNow: seconds)
    news.lock()
    defer { news.unlock() }
    while true {
      let now = state.withLock { $0.isStopped ? .max : $0.generation }
      if now != generation || !news.wait(until: deadline) { return now == .max ? generation : now }
    }
  }

  /// Returns all previews in a look.
  func look(_ words: [String]) -> ShownAppearance {
    let key = words.joined(separator: "\u{0}")
    return rendering.withLock {
      let (known, build, previews, generation, problem) = state.withLock {
        ($0.shown[key], $0.build, $0.previews, $0.generation, $0.problem)
      }
      if let known { return known }
      guard let build, !previews.isEmpty else {
        return ShownAppearance(generation: generation, problem: problem)
      }
      let shown = ShownAppearance(
        generation: generation, problem: problem, words: words + fonts, path: path, build: build,
        previews: previews, tool: installation.tool, timeLimit: timeLimit, link: link)
      state.withLock { state in
        // Looks that are no longer requested are removed.
        if state.shown.count >= 16 { state.shown = [:] }
        if state.generation == generation { state.shown[key] = shown }
      }
      return shown
    }
  }

  /// Returns a film of a preview in a look; nil where there is no such preview.
  func film(of name: String, _ words: [String]) -> ShownFilm? {
    let key = ([name] + words).joined(separator: "\u{0}")
    return rendering.withLock {
      let (known, build, previews, generation) = state.withLock {
        ($0.films[key], $0.build, $0.previews, $0.generation)
      }
      if let known { return known }
      guard let build, let preview = previews.first(where: { $0.name == name }) else { return nil }
      let film = ShownFilm(
        words + fonts, path: path, build: build, preview: preview, tool: installation.tool,
        timeLimit: timeLimit)
      state.withLock { state in
        if state.films.count >= 8 { state.films = [:] }
        if state.generation == generation { state.films[key] = film }
      }
      return film
    }
  }
}

/// Takes what would be said on standard error.
final class MessageCollector: Sendable {
  private let text = Mutex(Data())

  var console: Console {
    Console(output: { _ in }, errors: { data in self.text.withLock { $0 += data } })
  }

  /// Without the tool's name before them.
  var lines: [String] {
    text.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map {
      String($0.trimmingPrefix("stillframe: "))
    }
  }
}
