import Foundation
import StillframeTesting

/// A folder in the system's temporary folder with a package and a test file in it, removed at the end.
final class TemporaryPackage: Sendable {
  let root: URL

  /// - Parameters:
  ///   - manifest: whether there is a `Package.swift`.
  ///   - snapshots: whether there is a folder `snapshots` beside it.
  init(manifest: Bool = true, snapshots: Bool = true) throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-testing-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("Tests/SomeTests"), withIntermediateDirectories: true)
    if manifest { try write("// a manifest", to: "Package.swift") }
    if snapshots {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent("snapshots"), withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// The path of a test file in it; the file itself is not needed.
  var testFile: String { root.appendingPathComponent("Tests/SomeTests/CardTests.swift").path }

  func write(_ text: String, to path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The text of a file; nil when it is not there.
  func read(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every file below a folder, relative to it, sorted; empty when it is not there.
  func files(in folder: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let file = url.appendingPathComponent(path).path
      return unsafe FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// An assertion in the test file.
  func assertion(
    test: String = "shows()", named name: String? = nil, line: UInt = 10, owner: String = "one",
    isParameterized: Bool = false, record: SnapshotTestingConfiguration.Record? = nil
  ) -> SnapshotAssertion {
    SnapshotAssertion(
      file: testFile, line: line, test: test, name: name, owner: owner,
      isParameterized: isParameterized, record: record)
  }
}

extension SnapshotAssertion {
  /// Checks a text in a process environment that this test makes up; nil when it passes.
  func failure(
    _ text: String, pathExtension: String? = nil, run: SnapshotRun = SnapshotRun(),
    environment: [String: String] = [:]
  ) -> SnapshotFailure? {
    do {
      var strategy = Snapshotting<String, String>.lines
      if let pathExtension { strategy.pathExtension = pathExtension }
      try check({ text }, as: strategy, environment: SnapshotEnvironment(environment), run: run)
      return nil
    } catch {
      return error
    }
  }
}
