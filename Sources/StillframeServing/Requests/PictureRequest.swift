public import Foundation

/// A request for a picture, without a socket.
public struct PictureRequest: Sendable {
  /// The method: GET, HEAD or POST.
  public var method: String
  /// The path as sent, with its percent escapes.
  public var path: String
  /// The query as sent, without the question mark; empty: none.
  public var query: String
  /// The body; a row in JSON.
  public var body: Data?
  /// The value of `If-None-Match`.
  public var ifNoneMatch: String?

  /// A request, GET unless it has a body.
  ///
  /// - Parameters:
  ///   - path: The path as sent; what follows a question mark is the query, unless that is given.
  ///   - query: The query as sent, without the question mark.
  ///   - body: A row in JSON.
  public init(
    _ path: String, query: String? = nil, body: Data? = nil, method: String? = nil,
    ifNoneMatch: String? = nil
  ) {
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.path = String(parts.first ?? "")
    self.query = query ?? (parts.count == 2 ? String(parts[1]) : "")
    self.body = body
    self.method = method ?? (body == nil ? "GET" : "POST")
    self.ifNoneMatch = ifNoneMatch
  }
}
