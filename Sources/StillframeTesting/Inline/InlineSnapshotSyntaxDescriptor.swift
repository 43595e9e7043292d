import Foundation

/// The closure of a call that holds the expected text: for custom assertions that call
/// ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// "matches".
  public static let defaultTrailingClosureLabel = "matches"

  /// Former labels, which recording replaces.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The number of the closure among those that end the call, from 0.
  public var trailingClosureOffset: Int

  /// The labels that the closure had before, the one that it has, and how many closures of the call come before it.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the closure, where the call has it, otherwise at the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let place = InlineSource.lineOfClosure(
      file: filePath.description, line: line, column: column, descriptor: self)
    TestSite(fileID: fileID, file: filePath, line: place ?? line, column: column).fail(message())
  }

  func contains(_ label: String) -> Bool {
    label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
  }
}
