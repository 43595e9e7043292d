package import Foundation
package import StillGoldens
import StillImageFile
import Synchronization

/// The failures of a package, and what was decided about each.
package final class ReviewList: Sendable {
  let project: ProjectFolder
  private let items: Mutex<[ReviewItem]>

  /// - Parameters:
  ///   - folder: where the tests have left what explains their failures.
  ///   - suites: names of test files; empty: all.
  package init(of project: ProjectFolder, in folder: URL, suites: [String] = []) {
    self.project = project
    let entries = FailureFolder(folder).entries().filter {
      suites.isEmpty || suites.contains($0.failure.suite)
    }
    items = Mutex(
      entries.enumerated().map { number, entry in
        var item = ReviewItem(number: number, entry: entry)
        item.refusal = Self.refusal(of: entry, in: project)
        if item.refusal != nil { item.state = .refused }
        return item
      })
  }

  var all: [ReviewItem] { items.withLock { $0 } }

  package var count: Int { items.withLock { $0.count } }

  /// Of those that nothing was decided about, the numbers.
  package var open: [Int] {
    items.withLock { $0.filter { $0.state == .open }.map(\.number) }
  }

  package var rejected: Int { items.withLock { $0.count { $0.state == .rejected } } }

  package var accepted: Int { items.withLock { $0.count { $0.state == .accepted } } }

  /// Number of items whose records name a file that is not their golden.
  package var refused: Int { items.withLock { $0.count { $0.state == .refused } } }

  /// Returns the reason why a record is refused; nil if it may be accepted.
  private static func refusal(
    of entry: FailureFolder.Entry, in project: ProjectFolder
  ) -> String? {
    if let reason = GoldenPlace.refusal(of: entry.failure, in: project) { return reason }
    for name in entry.failure.artifacts where !GoldenPlace.isRegularFile(entry.artifact(name)) {
      return "'\(name.prefix(200))' beside its record is no regular file"
    }
    return nil
  }

  func item(_ number: Int) -> ReviewItem? {
    items.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }

  /// Makes what a test has made its golden, whole or not at all, and forgets the failure. One that was accepted stays so.
  ///
  /// - Throws: `ReviewError`; nothing is changed then.
  package func accept(_ number: Int) throws {
    try items.withLock { items in
      guard items.indices.contains(number), items[number].state != .accepted else { return }
      try write(items[number])
      FailureFolder.remove(items[number].entry)
      items[number].state = .accepted
    }
  }

  /// Leaves the golden as it is; the failure stays where it is until its test passes.
  package func reject(_ number: Int) {
    items.withLock { items in
      guard items.indices.contains(number), [.open, .rejected].contains(items[number].state) else {
        return
      }
      items[number].state = .rejected
    }
  }

  private func write(_ item: ReviewItem) throws(ReviewError) {
    let path = item.failure.golden
    let golden =
      path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : project.root.appendingPathComponent(path)
    if let place = project.place(outside: golden) {
      throw .outside(golden: path, place: place)
    }
    guard project.path(of: golden) != nil else {
      throw .outside(golden: path, place: golden.standardizedFileURL.path)
    }
    // Checked again: the file may have changed since.
    if let reason = Self.refusal(of: item.entry, in: project) {
      throw .refused(golden: path, reason: reason)
    }
    let actual = try read(item.entry.artifact(item.failure.actual))
    let reference = try item.failure.reference.map { name throws(ReviewError) in
      try read(item.entry.artifact(name))
    }
    let isThere = FileManager.default.fileExists(atPath: golden.path)
    let present = isThere ? try read(golden) : nil
    if present == actual { return }
    guard present == reference else { throw .changed(golden: path) }
    do {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, reason: "its folder cannot be made")
    }
    do {
      try AtomicFile.write(actual, to: golden)
    } catch {
      throw .unwritable(path, reason: "\(error)")
    }
  }

  private func read(_ url: URL) throws(ReviewError) -> Data {
    do {
      return try AtomicFile.readRegular(url)
    } catch {
      throw .unreadable(url.path, reason: "\(error)")
    }
  }
}
