public import Foundation

/// The response to a request: bytes, type and status.
public struct PictureResponse: Sendable {
  /// The status of HTTP.
  public var status: Int
  /// The media type of the body.
  public var type: String
  /// Headers beside the type and the length.
  public var headers: [(name: String, value: String)]
  /// The body; empty for status 304. A response to HEAD has the body of GET, which the server leaves out.
  public var body: Data
  /// The scene of the request; nil: none.
  package var scene: String?
  /// The body of a film that may not be complete yet; `body` is then empty.
  package var stream: PictureStream?

  package init(
    status: Int = 200, type: String, headers: [(name: String, value: String)] = [],
    body: Data = Data()
  ) {
    self.status = status
    self.type = type
    self.headers = [("X-Content-Type-Options", "nosniff")] + headers
    self.body = body
  }

  /// The value of a header; nil: there is none.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The response with its whole body, or an error if the film failed.
  package var completed: PictureResponse {
    guard let stream else { return self }
    guard let data = stream.data else {
      return PictureResponse(.failed("the film could not be finished: ask for a shorter one"))
    }
    var response = self
    response.body = data
    response.stream = nil
    return response
  }

  init(_ error: ServingError) {
    let text = (try? JSONEncoder().encode(["error": error.description])) ?? Data("{}".utf8)
    self.init(
      status: error.status, type: "application/json", headers: [("Cache-Control", "no-store")],
      body: text)
    switch error {
    case .busy(let seconds): headers.append(("Retry-After", String(seconds)))
    case .methodNotAllowed("POST"): headers.append(("Allow", "GET, HEAD"))
    case .methodNotAllowed: headers.append(("Allow", "GET, HEAD, POST"))
    default: break
    }
  }
}
