import Foundation
import StillImageFile
import StillframeArguments
import StillframeScenes

/// Runs previews in processes of their own: when one crashes or does not end, it is named, and another process goes on
/// behind it.
final class PreviewSession {
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
    while next < count {
      let end = try run(
        PreviewRequest(
          library: build.library.path, hidden: build.hiddenModules, catalogues: build.catalogues,
          resources: build.resources, belongings: build.belongings,
          command: command, first: next)
      ) {
        event in
        switch event {
        case .sources(let all): count = all
        case .begins(let name):
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
      listing.failures += 1
      // Previews listed before belong to the source that failed.
      listing.previews.removeAll { $0.source == next - 1 }
      console.message("error", "the preview at \(place) \(end)")
    }
    return listing
  }

  /// Shows previews and reports their outcome.
  ///
  /// - Returns: The number of failures.
  func show(_ previews: [NamedPreview], to target: PreviewTarget) throws -> Int {
    var failures = 0
    var reports: [String] = []
    var next = 0
    isAlone = previews.count == 1
    while next < previews.count {
      let jobs = previews.indices.dropFirst(next).map { index in
        PreviewRequest.Job(
          number: index, source: previews[index].info.source, part: previews[index].info.part,
          // Absolute: a preview may change the folder that it runs in.
          file: target.file(previews[index], temporary: build.folder).map {
            URL(fileURLWithPath: $0).path
          })
      }
      var isRunning = false
      let request = PreviewRequest(
        library: build.library.path, hidden: build.hiddenModules, catalogues: build.catalogues,
        resources: build.resources, belongings: build.belongings,
        command: command, jobs: Array(jobs), wantsReports: onReport != nil)
      let end = try run(request) { event in
        switch event {
        case .jobBegins(let number):
          next = number + 1
          isRunning = true
        case .jobDone(let number, let text, let warnings, let found):
          findings += found ?? 0
          isRunning = false
          let preview = previews[number]
          for warning in warnings { console.message("warning", "\(preview.name): \(warning)") }
          if let onReport, let text { onReport(preview.name, text) }
          try deliver(preview, text, target, &reports)
        case .jobFailed(let number, let reason, let warnings):
          isRunning = false
          failures += 1
          let preview = previews[number]
          for warning in warnings { console.message("warning", "\(preview.name): \(warning)") }
          console.message("error", "\(named(preview)): \(reason)")
        default: break
        }
      }
      guard let end else { break }
      guard next > 0 else { throw PreviewError.notStarted(tool.path) }
      if isRunning {
        failures += 1
        console.message("error", "\(named(previews[next - 1])) \(end)")
      } else if next < previews.count {
        // It ended between two previews: whatever the last one left behind ended it.
        console.message("warning", "the process behind \(named(previews[next - 1])) \(end)")
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
