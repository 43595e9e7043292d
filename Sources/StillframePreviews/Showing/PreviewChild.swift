import CStillPreviews
import Foundation
import Glibc
import StillImageFile
import StillViews
import Stillframe
import StillframeArguments
package import StillframeScenes

/// The process in which the author's code runs: it may crash, never end, or print whatever it likes.
package enum PreviewChild {
  /// The word that the tool starts itself again with.
  static let word = "__previews"
  /// The word of the process below, which the author's code runs in.
  private static let guardedWord = "__guarded-previews"

  /// Runs this program again below a guard if the command line asks for previews.
  ///
  /// To be called before anything else is done: a process that has moved its standard streams cannot hand them on.
  ///
  /// - Returns: Whether this is the process for previews.
  package static func begin() -> Bool {
    let words = try? StandardStreams.words()
    if words == [word] { GuardedProcess.begin(["stillframe", guardedWord]) }
    return words == [word] || words == [guardedWord]
  }

  /// Reads a request from standard input, carries it out, and says what happens on the console's output.
  @MainActor package static func run(_ console: Console) -> Int32 {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    // Prints at once, so that the output of previews is visible even if the process ends early.
    still_print_at_once()
    // A preview that never ends must end when its parent has gone.
    still_end_with_parent()
    let report = Report(console: console)
    do {
      let data = try FileHandle.standardInput.readToEnd() ?? Data()
      let request = try PreviewRequest.decoder.decode(PreviewRequest.self, from: data)
      let waits = ProcessorWaits(limit: request.timeLimit) { report(.waits) }
      try load(request)
      let sources = PreviewSource.all(inLibraryAt: request.library, hiding: request.hidden)
      let starter = request.launches ? ProgramStarter(inLibraryAt: request.library) : nil
      if let jobs = request.jobs {
        for job in jobs {
          waits?.begin()
          show(job, of: sources, request, report, starter)
        }
      } else {
        list(sources, from: request.first, report, starter)
      }
      report(.finished)
      return 0
    } catch {
      report(.failed(sentence(error)))
      return 1
    }
  }

  private struct Report: Sendable {
    let console: Console

    func callAsFunction(_ event: PreviewEvent) {
      guard var line = try? JSONEncoder().encode(event) else { return }
      line.append(0x0A)
      // A closed output is no error: its reader has gone.
      try? console.output(line)
    }
  }

  @MainActor private static func load(_ request: PreviewRequest) throws {
    if let fonts = request.command.fonts {
      if !fonts.allowsSystem { FontRegistry.allowsSystemFonts = false }
      for file in fonts.files { try FontRegistry.register(url: URL(fileURLWithPath: file)) }
    }
    // What is registered last is searched first: a catalogue's picture comes before a file of its name.
    for path in request.resources { register(URL(fileURLWithPath: path, isDirectory: true)) }
    for path in request.catalogues {
      try ImageRegistry.register(catalogue: URL(fileURLWithPath: path, isDirectory: true))
    }
    PreviewHome.make(beside: request.library)
    // A function that is missing costs the previews that call it, and no others.
    guard unsafe dlopen(request.library, RTLD_LAZY | RTLD_GLOBAL) != nil else {
      throw PreviewError.notLoaded(unsafe dlerror().map { unsafe String(cString: $0) } ?? "")
    }
    LoadedTypes.start(inLibraryAt: request.library)
  }

  /// Makes the pictures, fonts and strings of a program known; a file that is damaged is as one that is not there.
  private static func register(_ folder: URL) {
    try? ImageRegistry.register(folder: folder)
    ProgramStrings.add(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let file = folder.appendingPathComponent(name)
      guard ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased()) else { continue }
      _ = try? FontRegistry.register(url: file)
    }
  }

  @MainActor private static func list(
    _ sources: [PreviewSource], from first: Int, _ report: Report, _ starter: ProgramStarter?
  ) {
    report(.sources(sources.count))
    for (index, source) in sources.enumerated().dropFirst(first) {
      report(.begins(place: source.place))
      starter?.start(source.program)
      do {
        for (part, made) in try source.make().enumerated() {
          report(
            .preview(
              PreviewInfo(
                source: index, part: part, place: source.place, title: made.title,
                plainName: source.plainName)))
        }
      } catch {
        report(.sourceFailed(place: source.place, reason: "\(error)"))
      }
    }
  }

  @MainActor private static func show(
    _ job: PreviewRequest.Job, of sources: [PreviewSource], _ request: PreviewRequest,
    _ report: Report, _ starter: ProgramStarter?
  ) {
    report(.jobBegins(job.number))
    let source = sources[job.source]
    if request.belongings.count > 1, let own = request.belongings[source.program] {
      ImageRegistry.prefer(own)
    }
    var shown = ShownPreview(source: source, part: job.part)
    func show() throws -> ShownPreview.Answer {
      let answer = try shown.carryOut(
        request.command, to: job.file, reporting: request.wantsReports)
      report(
        .jobDone(
          job.number, text: answer.text, warnings: answer.warnings, findings: answer.findings))
      return answer
    }
    do {
      try AwaitedWork.making(within: ShownPreview.patience) { starter?.start(source.program) }
      guard try show().lacksObjects else { return }
    } catch {
      return report(.jobFailed(job.number, reason: sentence(error), warnings: []))
    }
    // Actions alone may read the object. If the body does, the process ends, and the answer given before stays.
    report(.triesWithoutObjects(job.number))
    shown.allowsMissingObjects = true
    _ = try? show()
  }

  private static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.description
    case let error as RenderError: error.description
    case let error as ImageFileError: error.description
    case let error as FontRegistryError: error.description
    case let error as ImageRegistryError: error.description
    case let error as PreviewError: error.description
    default: "\(error)"
    }
  }
}
