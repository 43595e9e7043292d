/// Why a request gets no picture; `description` is one sentence.
public enum ServingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A path, a query, a row or an appearance that cannot be read: 400.
  case badRequest(String)
  /// An address without a valid signature, where one is needed: 403.
  case notSigned
  /// A path that names no scene, or a format that it does not have: 404.
  case notFound(String)
  /// A method other than GET, HEAD and POST, or POST where there is no row: 405.
  case methodNotAllowed(String)
  /// A body of more bytes than the limit: 413.
  case bodyTooLarge(limit: Int)
  /// An address of more bytes than the limit: 414.
  case addressTooLong(limit: Int)
  /// A full queue, or a server that ends: 503, to be tried again after some seconds.
  case busy(retryAfter: Int)
  /// A picture that took longer than the limit, in seconds: 504.
  case tooSlow(limit: Double)
  /// A picture that could not be made: 500.
  case failed(String)

  /// The status of HTTP.
  public var status: Int {
    switch self {
    case .badRequest: 400
    case .notSigned: 403
    case .notFound: 404
    case .methodNotAllowed: 405
    case .bodyTooLarge: 413
    case .addressTooLong: 414
    case .failed: 500
    case .busy: 503
    case .tooSlow: 504
    }
  }

  public var description: String {
    switch self {
    case .badRequest(let sentence), .notFound(let sentence), .failed(let sentence): sentence
    case .notSigned: "the address has no valid _signature: ask its owner for a signed one"
    case .methodNotAllowed("POST"): "POST is for scenes with rows: use GET or HEAD here"
    case .methodNotAllowed(let method): "\(method) is not answered: use GET, HEAD or POST"
    case .bodyTooLarge(let limit): "the body is larger than \(limit) bytes: send less"
    case .addressTooLong(let limit):
      "the address is longer than \(limit) bytes: send the row as a JSON body"
    case .busy(let seconds): "too many pictures are waiting: try again in \(seconds) s"
    case .tooSlow(let limit): "the picture took longer than \(limit) s: make it simpler"
    }
  }
}
