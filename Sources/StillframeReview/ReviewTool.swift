import Foundation
import Glibc
import StillGoldens
import StillImageFile
package import StillframeArguments
package import StillframeScenes
import StillframeServer
import Synchronization

/// Carries out `review`.
package struct ReviewTool: ReviewCommands {
  private let environment: [String: String]

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  package func review(_ options: Command.Review, console: Console) throws -> Tool.Status {
    let project = try project(options.package)
    if options.isPruned { try prune(project, console) }
    let list = ReviewList(
      of: project, in: try failures(options, of: project), suites: options.suites)
    let obsolete = Self.obsolete(project)
    if let path = options.html {
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      try ReviewFolder(url: folder).write(list, obsolete: obsolete)
      try console.print(folder.appendingPathComponent(ReviewFolder.page).path)
    }
    if let path = options.junit {
      try AtomicFile.write(JUnitReport(list: list).data, to: URL(fileURLWithPath: path))
      try console.print(path)
    }
    if options.isPruned || options.html != nil || options.junit != nil { return .done }
    try tell(obsolete, console)
    guard list.count > 0 else {
      try console.print("no snapshot has failed")
      return .done
    }
    for item in list.all {
      guard let reason = item.refusal else { continue }
      console.message(
        "warning", "\(ReviewError.refused(golden: item.failure.golden, reason: reason))")
    }
    if options.isOnTerminal {
      try Keys.reading { key in try ReviewTerminal(list, console: console, key: key).run() }
    } else {
      try serve(ReviewServer(list, obsolete: obsolete), options.port, console)
    }
    try console.print(
      "\(list.accepted) accepted, \(list.rejected) rejected, \(list.open.count) left"
        + (list.refused > 0 ? ", \(list.refused) refused" : ""))
    return list.accepted == list.count ? .done : .different
  }

  private func project(_ path: String?) throws(ReviewError) -> ProjectFolder {
    let folder = URL(fileURLWithPath: path ?? ".", isDirectory: true)
    guard let project = ProjectFolder.package(above: folder) else {
      throw .noPackage(path ?? ".")
    }
    return project
  }

  /// Returns where the tests have left what explains their failures.
  private func failures(
    _ options: Command.Review, of project: ProjectFolder
  ) throws(ReviewError) -> URL {
    let named =
      options.failures ?? environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    guard let named else { return project.failures }
    let url = URL(fileURLWithPath: named, isDirectory: true)
    guard options.failures == nil || FileManager.default.fileExists(atPath: url.path) else {
      throw .noFolder(named)
    }
    return url
  }

  private static func obsolete(_ project: ProjectFolder) -> [ObsoleteGoldens.Golden] {
    var goldens = ObsoleteGoldens(project)
    return goldens.all()
  }

  private func tell(_ obsolete: [ObsoleteGoldens.Golden], _ console: Console) throws {
    for golden in obsolete {
      try console.print("obsolete: \(golden.path.shown) (\(golden.reason.shown))")
    }
    if !obsolete.isEmpty { try console.print("To remove them: --prune.") }
  }

  /// Removes what no test uses.
  private func prune(_ project: ProjectFolder, _ console: Console) throws {
    let obsolete = Self.obsolete(project)
    for golden in obsolete {
      let url = project.root.appendingPathComponent(golden.path)
      guard project.place(outside: url) == nil else { continue }
      do {
        try FileManager.default.removeItem(at: url)
      } catch {
        throw ReviewError.unwritable(golden.path, reason: "it cannot be removed")
      }
      // A folder that has become empty goes too.
      _ = unsafe rmdir(url.deletingLastPathComponent().path)
      try console.print("removed: \(golden.path.shown) (\(golden.reason.shown))")
    }
    if obsolete.isEmpty { try console.print("every golden is used") }
  }

  /// Shows the page until a signal ends it.
  private func serve(_ review: ReviewServer, _ port: UInt16, _ console: Console) throws {
    let server: PageServer
    do {
      server = try PageServer(port: port, names: ReviewServer.names, takesChanges: true) {
        review.answer($0)
      }
    } catch {
      throw ReviewError.notStarted(error.description)
    }
    let end = NSCondition()
    let isOver = Mutex(false)
    let signals = EndingSignals {
      end.lock()
      isOver.withLock { $0 = true }
      end.signal()
      end.unlock()
    }
    try console.print(server.address)
    end.lock()
    while !isOver.withLock({ $0 }) { end.wait() }
    end.unlock()
    withExtendedLifetime((server, signals)) {}
  }
}
