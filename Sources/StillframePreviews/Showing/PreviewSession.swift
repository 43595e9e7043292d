import Foundation
import StillImageFile
import StillframeArguments
import StillframeScenes

/// Runs previews in processes of their own: when one crashes or does not end, it is named, and another process goes on
/// behind it.
///
/// Unchecked because the calling thread alone changes values; the threads that wait for processes read them.
final class PreviewSession: @unchecked Sendable {
  private let build: PreviewBuild
  private let tool: URL
  private let command: Command
  private let timeLimit: Double
  private let console: Console

  /// Takes the layout's report of each preview, by its name, beside the pictures.
  var onReport: ((String, String) -> Void)?
  /// How many problems audits found so far.
  private(set) var findings = 0
  /// Whether only one preview is shown.
  private var isAlone = false

  init(
    build: PreviewBuild, tool: URL, command: Command, timeLimit: Double, console: Console
  ) {
    self.build = build
    self.tool = tool
    self.command = command
    self.timeLimit = timeLimit
    self.console = console
  }

  /// The previews there are, and how many sources of previews failed, which were reported.
  struct Listing {
    var previews: [PreviewInfo] = []
    var failures = 0
  }

  func list() throws -> Listing {
    var listing = Listing()
    // The next source that was not visited, and its location.
    var next = 0
    var place = ""
    var count = Int.max
    var trials = LaunchTrials()
    while next < count {
      let end = try run(
        PreviewRequest(
          library: build.library.path, hidden: build.hiddenModules, catalogues: build.catalogues,
          resources: build.resources, belongings: build.belongings,
          command: command, first: next, launches: trials.launches, timeLimit: timeLimit)
      ) {
        event in
        switch event {
        case .sources(let all): count = all
        case .begins(let name):
          trials.succeeded(next - 1)
          place = name
          next += 1
        case .preview(let info): listing.previews.append(info)
        case .sourceFailed(let name, let reason):
          listing.failures += 1
          console.message("error", "the preview at \(name) throws: \(reason)")
        default: break
        }
      }
      guard let end else { return listing }
      guard next > 0 else { throw PreviewError.notStarted(tool.path) }
      // Previews listed before belong to the source that failed.
      listing.previews.removeAll { $0.source == next - 1 }
      guard let end = trials.failed(next - 1, end) else {
        next -= 1
        continue
      }
      listing.failures += 1
      console.message("error", "the preview at \(place) \(end)")
    }
    return listing
  }

  /// Shows previews and reports their outcome, in their order. Several processes share many previews.
  ///
  /// - Returns: The number of failures.
  func show(_ previews: [NamedPreview], to target: PreviewTarget) throws -> Int {
    isAlone = previews.count == 1
    var failures = 0
    var reports: [String] = []
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let count = max(1, min(cores, Self.mostProcesses, previews.count / Self.fewest))
    let make: @Sendable ([Int], (Int, OrderedOutcomes.Outcome) throws -> Void) throws -> Void = {
      share, take in try self.show(previews, share, target, take)
    }
    try OrderedOutcomes.gather(previews.count, by: count, from: make) { number, outcome in
      let preview = previews[number]
      for warning in outcome.warnings {
        console.message("warning", "\(preview.name): \(warning)")
      }
      switch outcome.result {
      case .done(let text, let found):
        findings += found
        if let onReport, let text { onReport(preview.name, text) }
        try deliver(preview, text, target, &reports)
      case .failed(let reason):
        failures += 1
        console.message("error", "\(named(preview))\(reason)")
      }
      if let end = outcome.endBehind {
        console.message("warning", "the process behind \(named(preview)) \(end)")
      }
    }
    if command.isJSON, isAlone, command.isAccessibility, let report = reports.first {
      try console.print(report)
    } else if command.isJSON {
      try console.print(
        reports.isEmpty ? "[]" : "[\n" + reports.joined(separator: ",\n") + "\n]")
    }
    return failures
  }

  /// Previews that one process shows, at least.
  private static let fewest = 16
  /// Processes that show previews at the same time.
  private static let mostProcesses = 4

  /// Shows some of the previews, in one process after the other.
  private func show(
    _ previews: [NamedPreview], _ share: [Int], _ target: PreviewTarget,
    _ take: (Int, OrderedOutcomes.Outcome) throws -> Void
  ) throws {
    var next = 0
    var trials = LaunchTrials()
    while next < share.count {
      let jobs = share.dropFirst(next).map { index in
        PreviewRequest.Job(
          number: index, source: previews[index].info.source, part: previews[index].info.part,
          // Absolute: a preview may change the folder that it runs in.
          file: target.file(previews[index], temporary: build.folder).map {
            URL(fileURLWithPath: $0).path
          })
      }
      var running: Int?
      // Whether the process tries a preview without the objects that it lacks.
      var isTrying = false
      // The last one is passed on when it is known how the process behind it ends.
      var last: (number: Int, outcome: OrderedOutcomes.Outcome)?
      func pass() throws {
        if let last { try take(last.number, last.outcome) }
        last = nil
      }
      let request = PreviewRequest(
        library: build.library.path, hidden: build.hiddenModules, catalogues: build.catalogues,
        resources: build.resources, belongings: build.belongings,
        command: command, jobs: Array(jobs), wantsReports: onReport != nil,
        launches: trials.launches, timeLimit: timeLimit)
      let end = try run(request) { event in
        switch event {
        case .jobBegins(let number):
          try pass()
          next = (share.firstIndex(of: number) ?? next) + 1
          running = number
        case .triesWithoutObjects: isTrying = true
        case .jobDone(let number, let text, let warnings, let found):
          (running, isTrying) = (nil, false)
          trials.succeeded(number)
          last = (number, .init(.done(text, findings: found ?? 0), warnings))
        case .jobFailed(let number, let reason, let warnings):
          running = nil
          last = (number, .init(.failed(": " + reason), warnings))
        default: break
        }
      }
      if end != nil, running == nil, !isTrying, next < share.count { last?.outcome.endBehind = end }
      try pass()
      guard let end else { break }
      guard next > 0 else { throw PreviewError.notStarted(tool.path) }
      guard let running else { continue }
      if let end = trials.failed(running, end) {
        try take(running, .init(.failed(" " + end), []))
      } else {
        next = share.firstIndex(of: running) ?? next
      }
    }
  }

  private func named(_ preview: NamedPreview) -> String {
    "the preview '\(preview.name)' (\(preview.info.place))"
  }

  /// Passes on what a preview became.
  private func deliver(
    _ preview: NamedPreview, _ text: String?, _ target: PreviewTarget, _ reports: inout [String]
  ) throws {
    switch target {
    case .text where command.isJSON && isAlone && command.isAccessibility:
      // One preview is asked for: its report is the whole answer.
      reports.append(text ?? "null")
    case .text where command.isJSON:
      let place = try JSONEncoder().encode(preview.info.place)
      let name = try JSONEncoder().encode(preview.name)
      reports.append(
        "{\"name\":\(String(decoding: name, as: UTF8.self)),\"place\":"
          + "\(String(decoding: place, as: UTF8.self)),\"report\":\(text ?? "null")}")
    case .text:
      try console.print("\(preview.name) (\(preview.info.place))\n\(text ?? "")\n")
    case .standardOutput:
      if let file = target.file(preview, temporary: build.folder) {
        try console.output(AtomicFile.read(URL(fileURLWithPath: file)))
      }
    case .file, .folder:
      try console.print(target.file(preview, temporary: build.folder) ?? "")
    }
  }

  /// Sends a request to a process of its own.
  ///
  /// - Returns: Nil when it did everything; otherwise how it ended.
  private func run(
    _ request: PreviewRequest, _ take: (PreviewEvent) throws -> Void
  ) throws -> String? {
    let process = try EventProcess(
      tool, [PreviewChild.word], input: PreviewRequest.encoder.encode(request))
    var isFinished = false
    while true {
      switch process.nextLine(within: timeLimit) {
      case .line(let line):
        guard let event = try? JSONDecoder().decode(PreviewEvent.self, from: line) else { continue }
        if case .failed(let reason) = event { throw PreviewFailure(description: reason) }
        if case .finished = event { isFinished = true }
        try take(event)
      case .timeOut:
        process.kill()
        return isFinished
          ? nil
          : "took longer than \(PreviewError.shown(timeLimit)) s (--time-limit says how long it may)"
      case .end:
        let end = process.end()
        return isFinished ? nil : end
      }
      if isFinished {
        process.kill()
        return nil
      }
    }
  }
}

/// An error reported by the process with the previews.
struct PreviewFailure: ToolError {
  let description: String
}
