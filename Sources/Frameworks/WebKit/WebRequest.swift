public import Foundation

/// The request of a page that asks to be loaded.
public struct WebRequest: Hashable, Sendable {
  /// The address; nil: none.
  public let url: URL?
  /// The bytes that are sent: nil.
  public var httpBody: Data? { nil }
  /// The method: that for pages.
  public var httpMethod: String? { "GET" }
  /// The fields: nil.
  public var allHTTPHeaderFields: [String: String]? { nil }
  /// The address of the page that the request belongs to: its own.
  public var mainDocumentURL: URL? { url }

  /// Returns nil: a request here has no fields.
  public func value(forHTTPHeaderField field: String) -> String? { nil }

  /// The address of a request of Foundation's network library, which this one does not link.
  init<Request>(reflecting request: Request) {
    url = Mirror(reflecting: request).children.lazy.compactMap { $0.value as? URL }.first
  }

  init(url: URL?) {
    self.url = url
  }
}

/// The answer of a server to a page's request. There is none.
public struct WebResponse: Hashable, Sendable {
  /// The address: nil.
  public let url: URL? = nil
  /// The kind of content: nil.
  public let mimeType: String? = nil
  /// The name for a file of the content: nil.
  public let suggestedFilename: String? = nil
  /// The bytes; -1: not known.
  public let expectedContentLength: Int64 = -1
}
