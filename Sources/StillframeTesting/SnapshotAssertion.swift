package import Foundation
import StillGoldens

/// One snapshot assertion, without the test framework around it: where the golden is, what the mode
/// is, and what happens to the value.
package struct SnapshotAssertion: Sendable {
  /// Path of the test's source file.
  package let file: String
  package let line: UInt
  /// Name of the test function.
  package let test: String
  /// The snapshot's own name; nil: a running number.
  package let name: String?
  /// Tells tests of one name in one file apart.
  package let owner: String
  /// Whether the test has arguments, so that its cases run in any order.
  package let isParameterized: Bool
  /// The mode that the assertion itself asks for.
  package let record: SnapshotTestingConfiguration.Record?
  /// Path of the folder that holds the golden; nil: by the place of the test file.
  package let directory: String?
  /// Seconds that the snapshot may take.
  package let timeout: TimeInterval

  package init(
    file: String, line: UInt, test: String, name: String?, owner: String, isParameterized: Bool,
    record: SnapshotTestingConfiguration.Record?, directory: String? = nil,
    timeout: TimeInterval = 5
  ) {
    self.file = file
    self.line = line
    self.test = test
    self.name = name
    self.owner = owner
    self.isParameterized = isParameterized
    self.record = record
    self.directory = directory
    self.timeout = timeout
  }

  /// Compares the value with its golden, or records it. Returns when they agree.
  ///
  /// - Throws: every way in which the assertion fails; recording a golden is one of them.
  package func check<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    environment: SnapshotEnvironment = .process, run: SnapshotRun = .current
  ) throws(SnapshotFailure) {
    let configuration = (SnapshotTestingConfiguration.current ?? SnapshotTestingConfiguration())
      .inside(.ofProcess)
    let mode = try environment.recordMode(
      assertion: record, configuration: configuration.record)
    let store = try GoldenStore(
      testFile: file, directory: directory, artifacts: environment.artifacts)
    let stem = try stem(in: store, run: run)
    let pathExtension: String?
    if let wanted = strategy.pathExtension, !wanted.isEmpty {
      pathExtension = try named { () throws(UnusableGoldenName) in
        try GoldenName.ofExtension(wanted)
      }
    } else {
      pathExtension = nil
    }
    let golden = try store.golden(stem, pathExtension: pathExtension)
    try run.claim(
      golden, for: SnapshotSite(file: file, line: line),
      name: store.isShared ? name.map { "\(owner)/\($0)" } : nil)
    run.uses.note(golden, of: test, in: store)

    let delivery = try making("snapshot") {
      try strategy.snapshot(value()).waited(timeout: timeout)
    }
    let actual = try making("snapshot") { try delivery.value.get() }
    let comparison = GoldenComparison(
      store: store, test: test, site: SnapshotSite(file: file, line: line), stem: stem,
      golden: golden, pathExtension: pathExtension, diffing: strategy.diffing,
      story: delivery.story, diffTool: configuration.diffTool)
    try comparison.run(actual, mode: mode)
  }

  /// Returns the golden's name without extension: test and name, or test and number.
  private func stem(in store: GoldenStore, run: SnapshotRun) throws(SnapshotFailure) -> String {
    let naming = store.naming
    let test = try named { () throws(UnusableGoldenName) in try naming.ofTest(self.test) }
    if let name {
      return try named { () throws(UnusableGoldenName) in
        try "\(test).\(naming.sanitized(name))"
      }
    }
    guard !isParameterized else { throw .numberInParameterizedTest(test: test) }
    return try "\(test).\(run.nextNumber(forTest: test, in: store.goldens, owner: owner))"
  }
}

/// Runs `body` and turns whatever it throws into a failure that says what was being made.
func making<Result>(
  _ what: String, _ body: () throws -> Result
) throws(SnapshotFailure) -> Result {
  do {
    return try body()
  } catch {
    if let failure = error as? SnapshotFailure { throw failure }
    throw .notMade(what: what, reason: describe(error))
  }
}

/// Runs `body` and turns a name that no file can have into a failure that says so.
func named<Result>(
  _ body: () throws(UnusableGoldenName) -> Result
) throws(SnapshotFailure) -> Result {
  do {
    return try body()
  } catch {
    throw .unusableName(error.name)
  }
}

/// Returns an error's own sentence.
func describe(_ error: any Error) -> String {
  (error as? any LocalizedError)?.errorDescription ?? "\(error)"
}
