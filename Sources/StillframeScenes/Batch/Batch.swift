import Foundation
import StillImageFile
import Stillframe
import Synchronization

/// Renders pictures of rows on several threads, each of which takes the next row.
final class Batch: Sendable {
  private let pattern: BatchPattern
  /// The number of rows to render.
  let total: Int
  private let skippedAtStart: Int
  private let writing: PictureOptions
  private let isResumed: Bool
  /// Allow-list for images of rows.
  private let images: ImageAccess
  /// Rows of one scene are mostly alike.
  private let recent = RecentPictures()
  private let workers: RowWorkers
  private let timeLimit: Double?
  /// The folder of relative paths: a view may change the process's.
  private let folder = FileManager.default.currentDirectoryPath
  private let make: @Sendable (Data) throws -> any StillPicture
  private let state: Mutex<State>

  /// The state that the threads share.
  private struct State: ~Copyable {
    let rows: RowFile
    /// Those that are still to be passed over, and those that are still to be made.
    var (skipped, left): (Int, Int)
    let console: Console
    let bar: ProgressBar
    var done = 0
    var failed = 0
    /// The numbers of rows that have no picture; at most ``Batch/mostFailures`` are kept.
    var failures: Set<Int> = []
    /// The error that ends the batch: the rows cannot be read any more.
    var error: ImageFileError?
    /// Of warnings, which many rows share; each is shown once.
    var warnings: Set<String> = []
  }

  /// The folders that exist. Its own lock is held while a folder is created, so that no thread writes into it before.
  private let folders = Mutex<Set<String>>([])

  /// The most warnings and folders that are remembered.
  private static let mostRemembered = 1024
  /// The most numbers of failed rows that are kept.
  private static let mostFailures = 1 << 16

  init(
    rows: sending RowFile, total: Int, shard: Shard?, pattern: BatchPattern,
    writing: PictureOptions, isResumed: Bool, access: ImageAccess = ImageAccess(),
    timeLimit: Double? = nil, console: Console,
    make: @escaping @Sendable (Data) throws -> any StillPicture
  ) {
    self.pattern = pattern
    let range = shard?.range(of: total) ?? 0..<total
    self.total = range.count
    skippedAtStart = range.lowerBound
    self.writing = writing
    self.isResumed = isResumed
    images = access
    self.timeLimit = timeLimit
    workers = RowWorkers(timeLimit: timeLimit)
    self.make = make
    rows.rewind()
    state = Mutex(
      State(
        rows: rows, skipped: range.lowerBound, left: range.count, console: console,
        bar: ProgressBar(console)))
  }

  /// - Throws: `BatchError.rowsFailed`, `.rowsTookTooLong`, `.removed`, `.noThread`, `ImageFileError.unreadable`.
  func run(jobs: Int) throws {
    let isStarted = workers.run(jobs) { thread in
      while let row = self.next() {
        self.workers.begin(row.number, on: thread)
        let outcome = self.outcome(of: row)
        guard self.workers.end(on: thread) else { return }
        self.finish(row.number, outcome)
      }
    } late: { number in
      self.finish(number, Outcome(failure: "\(BatchError.rowTookTooLong(self.timeLimit ?? 0))"))
    }
    guard isStarted else { throw BatchError.noThread }
    let (failed, done, error) = state.withLock { state in
      state.bar.clear()
      return (state.failed, state.done, state.error)
    }
    if let error { throw error }
    if workers.hasGivenUp {
      state.withLock { $0.left = 0 }
      throw BatchError.rowsTookTooLong(RowWorkers.mostAbandoned, done: done, of: total)
    }
    let removed = try removedPictures()
    if let removed, failed == 0 { throw removed }
    if let removed { state.withLock { $0.console.message("error", removed.description) } }
    if failed > 0 { throw BatchError.rowsFailed(failed, of: total) }
  }

  /// Looks for pictures that somebody removed while the batch ran.
  private func removedPictures() throws(ImageFileError) -> BatchError? {
    try state.withLock { state throws(ImageFileError) in
      guard state.failures.count < Self.mostFailures else { return nil }
      var (count, first, rest) = (0, "", total)
      state.rows.rewind()
      for _ in 0..<skippedAtStart { _ = try state.rows.next() }
      while rest > 0, let row = try state.rows.next() {
        rest -= 1
        guard !state.failures.contains(row.number), let line = row.line,
          let path = try? pattern.path(for: line), unsafe access(place(of: path), F_OK) != 0
        else { continue }
        count += 1
        if first.isEmpty { first = path }
      }
      return count > 0 ? .removed(count, of: total, first: first) : nil
    }
  }

  /// Returns the absolute path of a row's picture.
  private func place(of path: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  private func next() -> RowFile.Row? {
    state.withLock { state in
      guard state.error == nil else { return nil }
      do throws(ImageFileError) {
        while state.skipped > 0, try state.rows.next() != nil { state.skipped -= 1 }
        guard state.left > 0 else { return nil }
        state.left -= 1
        return try state.rows.next()
      } catch {
        state.error = error
        return nil
      }
    }
  }

  /// The outcome of a row: its warnings, and the reason if it failed.
  private struct Outcome {
    var warnings: [String] = []
    var failure: String?
  }

  /// Those of one picture.
  private final class Warnings: Sendable {
    private let list = Mutex<[String]>([])

    var all: [String] { list.withLock { $0 } }

    func add(_ warning: LayoutWarning) { add("\(warning)") }
    func add(_ sentence: String) { list.withLock { $0.append(sentence) } }
  }

  private func outcome(of row: RowFile.Row) -> Outcome {
    var outcome = Outcome()
    do {
      guard let line = row.line else { throw BatchError.longRow }
      let path = place(of: try pattern.path(for: line))
      if isResumed, unsafe access(path, F_OK) == 0 { return outcome }
      let warnings = Warnings()
      defer { outcome.warnings = warnings.all }
      try ImageAccess.$current.withValue(images.reporting { warnings.add($0) }) {
        let picture = try make(line)
        picture.onWarning = { warnings.add($0) }
        try makeFolder(of: path)
        try RecentPictures.$current.withValue(recent) {
          try picture.write(to: URL(fileURLWithPath: path), writing)
        }
      }
    } catch {
      outcome.failure = RowProblem.sentence(error)
    }
    return outcome
  }

  /// Makes the folder of a path, and those around it, where they are missing.
  private func makeFolder(of path: String) throws {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    folders.withLock { folders in
      if folders.contains(folder) { return }
      // A failure here is reported by the write that fails then.
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      if folders.count >= Self.mostRemembered { folders = [] }
      folders.insert(folder)
    }
  }

  private func finish(_ row: Int, _ outcome: Outcome) {
    state.withLock { state in
      state.done += 1
      var isClear = false
      func say(_ kind: String, _ text: String, _ state: inout State) {
        if !isClear { state.bar.clear() }
        isClear = true
        state.console.message(kind, "row \(row): \(text)")
      }
      for warning in outcome.warnings
      where state.warnings.count < Self.mostRemembered && state.warnings.insert(warning).inserted {
        say("warning", warning, &state)
      }
      if let failure = outcome.failure {
        state.failed += 1
        if state.failures.count < Self.mostFailures { state.failures.insert(row) }
        say("error", failure, &state)
      }
      if isClear || state.done.isMultiple(of: 16) || state.done == total {
        state.bar.show(state.done, of: total)
      }
    }
  }
}
