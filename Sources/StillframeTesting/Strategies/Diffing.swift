public import Foundation

/// How a format is kept in a golden, and how two of its values are compared.
public struct Diffing<Format> {
  /// The golden's bytes.
  public var toData: (Format) throws -> Data
  /// The value in a golden's bytes.
  public var fromData: (Data) throws -> Format
  /// What differs between the golden's value (first) and the test's (second); nil when they agree.
  public var diff: (Format, Format) throws -> SnapshotDifference?

  public init(
    toData: @escaping (Format) throws -> Data,
    fromData: @escaping (Data) throws -> Format,
    diff: @escaping (_ reference: Format, _ actual: Format) throws -> SnapshotDifference?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// What differs between a golden and the value of a test.
public struct SnapshotDifference: Sendable {
  /// One or more lines for the test report.
  public var message: String
  /// A file that shows the difference, in the format of the goldens; nil when the message says it all.
  public var picture: Data?

  public init(message: String, picture: Data? = nil) {
    self.message = message
    self.picture = picture
  }
}
