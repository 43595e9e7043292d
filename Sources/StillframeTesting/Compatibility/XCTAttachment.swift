public import Foundation

/// A file that a comparison adds to what it says. XCTest has none on Linux; this is what own strategies need of it.
public struct XCTAttachment: Sendable {
  /// The bytes.
  public let payload: Data
  /// The type of the file: "public.png"; nil: unknown.
  public let uniformTypeIdentifier: String?
  /// The name; nil: none.
  public var name: String?

  /// A file of bytes whose kind is not said.
  public init(data payload: Data) {
    self.init(data: payload, uniformTypeIdentifier: nil)
  }

  /// A file of bytes, with its kind by its identifier, such as "public.png".
  public init(data payload: Data, uniformTypeIdentifier identifier: String?) {
    self.payload = payload
    uniformTypeIdentifier = identifier
  }

  /// A file of bytes with a name; without bytes it is empty.
  public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?) {
    self.init(data: payload ?? Data(), uniformTypeIdentifier: identifier)
    self.name = name
  }

  /// A file of text.
  public init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }
}
