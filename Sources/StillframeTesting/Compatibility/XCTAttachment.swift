public import Foundation

/// A file that a comparison adds to what it says. XCTest has none on Linux; this is what own strategies need of it.
public struct XCTAttachment: Sendable {
  /// The bytes.
  public let payload: Data
  /// What kind of file it is: "public.png"; nil: not said.
  public let uniformTypeIdentifier: String?
  /// What it is called; nil: nothing.
  public var name: String?

  public init(data payload: Data) {
    self.init(data: payload, uniformTypeIdentifier: nil)
  }

  public init(data payload: Data, uniformTypeIdentifier identifier: String?) {
    self.payload = payload
    uniformTypeIdentifier = identifier
  }

  public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?) {
    self.init(data: payload ?? Data(), uniformTypeIdentifier: identifier)
    self.name = name
  }

  public init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }
}
