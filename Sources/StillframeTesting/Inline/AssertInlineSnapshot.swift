public import Foundation

/// Fails the running test when a value's text differs from the one written in the test.
///
/// Without a closure, the text is written into the test file, as a closure with a literal, and the test fails once,
/// saying so; the record modes are those of `assertSnapshot`.
///
/// - Parameters:
///   - value: the value to check; evaluated once. For nil, the test must hold no text.
///   - snapshotting: the conversion to text.
///   - message: the text of a failure before the difference.
///   - recording: the record mode (default: that of the enclosing configuration, otherwise `SNAPSHOT_TESTING_RECORD`).
///   - timeout: the limit for an asynchronous snapshot, in seconds.
///   - syntaxDescriptor: the closure of the call that holds the text, for custom assertions.
///   - expected: the text.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let assertion = InlineAssertion(
    file: filePath.description, line: line, column: column, function: function.description,
    record: recording, timeout: timeout, descriptor: syntaxDescriptor)
  do {
    try assertion.check(value, as: snapshotting, message: message, expected: expected)
  } catch {
    if case .differentText = error {
      syntaxDescriptor.fail(
        error.description, fileID: fileID, file: filePath, line: line, column: column)
    } else {
      TestSite(fileID: fileID, file: filePath, line: line, column: column).fail(error.description)
    }
  }
}

/// One inline assertion, without the test framework around it.
package struct InlineAssertion {
  let file: String
  let line: UInt
  let column: UInt
  let function: String
  let record: SnapshotTestingConfiguration.Record?
  let timeout: TimeInterval
  let descriptor: InlineSnapshotSyntaxDescriptor

  package init(
    file: String, line: UInt, column: UInt, function: String,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.function = function
    self.record = record
    self.timeout = timeout
    self.descriptor = descriptor
  }

  /// Compares the value with the text, or records it. Returns when they agree.
  package func check<Value>(
    _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>,
    message: () -> String = { "" }, expected: (() -> String)?,
    environment: SnapshotEnvironment = .process, source: InlineSource? = nil
  ) throws(SnapshotFailure) {
    let configuration = (SnapshotTestingConfiguration.current ?? SnapshotTestingConfiguration())
      .inside(.ofProcess)
    let mode = try environment.recordMode(
      assertion: record, configuration: configuration.record)
    let actual: String? = try making("snapshot") {
      guard let value = try value() else { return nil }
      return try strategy.snapshot(value).value(timeout: timeout)
    }
    let text = expected?()
    func write() throws(SnapshotFailure) {
      try (source ?? .current).record(
        actual, file: file, line: line, column: column, function: function, descriptor: descriptor)
    }
    let difference: SnapshotDifference? = try making("comparison") {
      text == nil && actual == nil
        ? nil
        : text == nil || actual == nil
          ? SnapshotDifference(message: actual == nil ? "There is no value." : "There was no text.")
          : try strategy.diffing.compare(text ?? "", actual ?? "")
    }
    if mode == .all || text == nil && actual != nil && mode != .never {
      if difference != nil { try write() }
      throw .recordedText(function: function, message: text == nil ? nil : difference?.message)
    }
    if text == nil, actual != nil { throw .missingText }
    guard let difference else { return }
    let words = message()
    let whole = (words.isEmpty ? "" : words + "\n") + difference.message
    if mode == .failed {
      try write()
      throw .recordedText(function: function, message: whole)
    }
    throw .differentText(whole)
  }
}
