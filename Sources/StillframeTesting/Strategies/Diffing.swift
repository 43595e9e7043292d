public import Foundation

/// The storage format of a golden, and the comparison of two of its values.
public struct Diffing<Value> {
  /// The golden's bytes.
  public var toData: (Value) -> Data
  /// The value in a golden's bytes. The assertion reads goldens so that bytes that hold none fail it, saying why;
  /// called directly, such bytes give an empty value, where there is one, or end the process.
  public var fromData: (Data) -> Value {
    get {
      { [read, placeholder] data in
        do {
          return try read(data)
        } catch {
          UnreadableBytes.current?.note(error)
          guard let placeholder else {
            preconditionFailure("The bytes of a golden cannot be read: \(describe(error))")
          }
          return placeholder
        }
      }
    }
    set { read = newValue }
  }
  /// Returns the differences between the golden's value (first) and the test's (second), in words and files; nil if
  /// they agree.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? {
    get {
      { [compare] reference, actual in
        do {
          guard let difference = try compare(reference, actual) else { return nil }
          return (
            difference.message,
            difference.picture.map {
              [XCTAttachment(data: $0, uniformTypeIdentifier: "public.png")]
            }
              ?? []
          )
        } catch {
          return (describe(error), [])
        }
      }
    }
    set { compare = Self.comparing(newValue) }
  }

  /// The value in a golden's bytes, or why there is none.
  package var read: (Data) throws -> Value
  /// The value for code that cannot handle a missing one; nil: there is none.
  private let placeholder: Value?
  /// The comparison with all that it finds.
  package var compare: (Value, Value) throws -> SnapshotDifference?
  /// Whether a golden is known to hold exactly the value, without being read; false where that cannot be told.
  package var isKnownEqual: ((Data, Value) -> Bool)?
  /// Whether goldens are text, which may end with a line feed that the value has not.
  package var isText = false
  /// The ignored parts of pictures.
  package var ignored = IgnoredParts()

  /// A format that says in words what differs, with files that show it.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    read = fromData
    placeholder = nil
    compare = Self.comparing(diff)
  }

  /// A format whose goldens may be unreadable, and whose differences have a picture.
  @_disfavoredOverload
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ actual: Value) throws -> SnapshotDifference?
  ) {
    self.init(toData: toData, reading: fromData, placeholder: nil, comparing: diff)
  }

  /// - Parameter placeholder: the value for code that cannot handle a missing one.
  package init(
    toData: @escaping (Value) -> Data,
    reading read: @escaping (Data) throws -> Value,
    placeholder: Value?,
    comparing compare: @escaping (Value, Value) throws -> SnapshotDifference?
  ) {
    self.toData = toData
    self.read = read
    self.placeholder = placeholder
    self.compare = compare
  }

  private static func comparing(
    _ diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) -> (Value, Value) throws -> SnapshotDifference? {
    { reference, actual in
      diff(reference, actual).map { message, attachments in
        SnapshotDifference(
          message: message,
          picture: attachments.last { $0.uniformTypeIdentifier == "public.png" }?.payload)
      }
    }
  }
}

/// The differences between a golden and the value of a test.
public struct SnapshotDifference: Sendable {
  /// One or more lines for the test report.
  public var message: String
  /// A file that shows the difference, in the format of the goldens; nil when the message says it all.
  public var picture: Data?
  /// The first frame of a film that differs.
  package var frame: Int?

  /// Creates a difference from words and, optionally, a picture, which is written beside the golden's copy.
  public init(message: String, picture: Data? = nil) {
    self.message = message
    self.picture = picture
  }

  package init(message: String, picture: Data?, frame: Int) {
    self.message = message
    self.picture = picture
    self.frame = frame
  }
}

/// The reason why bytes could not be read, passed out of closures that cannot throw.
final class UnreadableBytes {
  @TaskLocal private static var box: Box?

  /// Unchecked because it is filled and read by the one thread that reads a golden.
  private final class Box: @unchecked Sendable {
    var error: (any Error)?
  }

  private let box: Box

  private init(_ box: Box) {
    self.box = box
  }

  /// The place for an error of the golden that is being read; nil: none is being read.
  static var current: UnreadableBytes? { box.map { UnreadableBytes($0) } }

  func note(_ error: any Error) {
    if box.error == nil { box.error = error }
  }

  /// Runs `body`, and throws what was noted meanwhile.
  static func throwing<Result>(_ body: () throws -> Result) throws -> Result {
    let fresh = Box()
    let result = try $box.withValue(fresh, operation: body)
    if let error = fresh.error { throw error }
    return result
  }
}
