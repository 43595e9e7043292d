package import Foundation
package import StillGoldens
import StillImageFile

/// The files of one test file's snapshots: its goldens, and what failing comparisons leave.
///
/// Goldens are in `snapshots/<TestFile>/` when a folder `snapshots` stands beside the nearest
/// `Package.swift` above the test file, otherwise in `__Snapshots__/<TestFile>/` beside the test file.
package struct GoldenStore: Sendable, Equatable {
  package let goldens: URL
  package let artifacts: URL
  package let naming: GoldenNaming
  /// The name that the test file gives to folders.
  package let suite: String
  /// The folder outside of which nothing is read or written.
  private let project: ProjectFolder
  /// The package of the test file, where its goldens lie in it.
  package let package: ProjectFolder?

  /// - Parameters:
  ///   - testFile: path of the source file.
  ///   - directory: path of the goldens' folder; nil: by the place of the test file.
  ///   - artifacts: the folder in the environment variable; nil: `.build/snapshot-failures` of the package, or
  ///     of the test file's folder when no package is above it.
  package init(
    testFile: String, directory: String? = nil, artifacts: URL?
  ) throws(SnapshotFailure) {
    let name = try named { () throws(UnusableGoldenName) in
      try GoldenName.ofTestFile(testFile)
    }
    suite = name
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    let package = ProjectFolder.package(above: folder)
    let snapshots = package?.root.appendingPathComponent("snapshots", isDirectory: true)
    if let directory {
      goldens = URL(fileURLWithPath: directory, isDirectory: true)
      project = ProjectFolder(goldens)
      naming = .shared
      self.package = nil
    } else if let snapshots, let package, Self.isFolder(snapshots) {
      goldens = snapshots.appendingPathComponent(name, isDirectory: true)
      project = package
      naming = .own
      self.package = package
    } else {
      goldens =
        folder.appendingPathComponent("__Snapshots__", isDirectory: true)
        .appendingPathComponent(
          try named { () throws(UnusableGoldenName) in
            try GoldenNaming.shared.sanitized(name)
          }, isDirectory: true)
      project = package ?? ProjectFolder(folder)
      naming = .shared
      self.package = package
    }
    let failures = artifacts ?? (package ?? ProjectFolder(folder)).failures
    self.artifacts = failures.appendingPathComponent(name, isDirectory: true)
  }

  /// Whether the goldens are where swift-snapshot-testing has them, so that both may use them.
  package var isShared: Bool { naming == .shared }

  /// Returns the golden of a snapshot.
  ///
  /// - Parameters:
  ///   - stem: sanitised test and snapshot name, joined by a full stop.
  ///   - pathExtension: without the full stop, made safe as names are; nil for none.
  /// - Throws: ``SnapshotFailure/nameTooLong(_:limit:)``.
  package func golden(_ stem: String, pathExtension: String?) throws(SnapshotFailure) -> URL {
    let file = Self.file(stem, pathExtension)
    guard file.utf8.count <= Self.longestName else {
      throw .nameTooLong(file, limit: Self.longestName)
    }
    return goldens.appendingPathComponent(file)
  }

  /// The most bytes of a golden's name: what file systems have room for, less what is put behind it for a while or in the
  /// names of artifacts.
  package static let longestName = 230

  /// Returns the bytes of a golden; nil when there is none.
  package func read(_ golden: URL) throws(SnapshotFailure) -> Data? {
    guard FileManager.default.fileExists(atPath: golden.path) else { return nil }
    try checkLinks(of: golden)
    do {
      return try AtomicFile.readRegular(golden)
    } catch {
      throw .unreadableGolden(golden, reason: "\(error)")
    }
  }

  /// Writes a golden, whole or not at all. A golden that has these bytes already is left alone.
  package func record(_ data: Data, to golden: URL) throws(SnapshotFailure) {
    try checkLinks(of: golden)
    // One that cannot be read is replaced like one with other bytes.
    if let present = try? read(golden), present == data { return }
    try write(data, to: golden)
  }

  /// Writes one of the files that explain a failure.
  package func keep(
    _ data: Data, as kind: SnapshotArtifact.Kind, of stem: String, pathExtension: String?
  ) throws(SnapshotFailure) -> SnapshotArtifact {
    let url = artifacts.appendingPathComponent(
      Self.file("\(stem).\(kind.rawValue)", pathExtension))
    try write(data, to: url)
    return SnapshotArtifact(kind: kind, url: url)
  }

  /// Notes a failure beside the files that explain it, for `stillframe review`.
  package func keep(
    _ message: String, of test: String, at site: SnapshotSite, golden: URL,
    artifacts kept: [SnapshotArtifact]
  ) throws(SnapshotFailure) {
    func name(_ kind: SnapshotArtifact.Kind) -> String? {
      kept.first { $0.kind == kind }?.url.lastPathComponent
    }
    guard let actual = name(.actual) else { return }
    let source = URL(fileURLWithPath: site.file)
    let failure = FailedSnapshot(
      suite: suite, test: test, file: project.path(of: source) ?? source.path,
      line: Int(site.line), golden: project.path(of: golden) ?? golden.path, message: message,
      reference: name(.reference), actual: actual, difference: name(.difference))
    do {
      try write(failure.data, to: record(of: golden))
    } catch let failure as SnapshotFailure {
      throw failure
    } catch {
      throw .unwritable(record(of: golden), reason: "\(error)")
    }
  }

  /// Removes what an earlier failure of a golden has left, as it is not true any more.
  package func forgetFailure(of golden: URL) {
    let record = record(of: golden)
    guard FileManager.default.fileExists(atPath: record.path) else { return }
    for entry in FailureFolder(artifacts).entries() where entry.record.path == record.path {
      FailureFolder.remove(entry)
    }
  }

  private func record(of golden: URL) -> URL {
    artifacts.appendingPathComponent(golden.lastPathComponent + FailedSnapshot.suffix)
      .standardizedFileURL
  }

  /// Refuses a golden that links lead out of the project.
  private func checkLinks(of golden: URL) throws(SnapshotFailure) {
    if let place = project.place(outside: golden) { throw .leavesProject(golden, to: place) }
  }

  private func write(_ data: Data, to url: URL) throws(SnapshotFailure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(url, reason: "its folder cannot be made: \(error.localizedDescription)")
    }
    do {
      try AtomicFile.write(data, to: url)
    } catch {
      throw .unwritable(url, reason: "\(error)")
    }
  }

  private static func file(_ stem: String, _ pathExtension: String?) -> String {
    pathExtension.map { "\(stem).\($0)" } ?? stem
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
