import CStillHTTP
package import Foundation
import Synchronization

/// A server for browsers on this machine only.
///
/// It listens only on the loopback interface. A request must name it as the host, may come from no other page's
/// script, and must begin with the token of the address. Everything else is refused.
@safe
package final class PageServer: Sendable {
  /// The request of a browser.
  package struct Request: Sendable {
    /// Behind the token, without a slash before it: "" is the page.
    package var path: String
    /// Of each name that is known, where there is a value.
    package var query: [String: String]
    /// Whether something is to be changed, by the page's own script.
    package var isChange = false

    package init(path: String, query: [String: String] = [:], isChange: Bool = false) {
      self.path = path
      self.query = query
      self.isChange = isChange
    }
  }

  /// The response to a request.
  package struct Response: Sendable {
    package var status = 200
    package var type: String
    package var body: Data

    package init(status: Int = 200, type: String = "text/plain; charset=utf-8", body: Data) {
      self.status = status
      self.type = type
      self.body = body
    }

    package static func text(_ text: String, status: Int = 200) -> Response {
      Response(status: status, body: Data(text.utf8))
    }
  }

  /// The data for answering a connection, on a thread of its own.
  final class Context: Sendable {
    let token: String
    /// Port that is listened on; 0 until it is known.
    let port = Atomic(0)
    let names: [String]
    let takesChanges: Bool
    let answer: @Sendable (Request) -> Response

    init(
      _ token: String, _ names: [String], _ takesChanges: Bool,
      _ answer: @escaping @Sendable (Request) -> Response
    ) {
      self.token = token
      self.names = names
      self.takesChanges = takesChanges
      self.answer = answer
    }
  }

  private let context: Context
  // Never changes, and the library's functions may be called on any thread.
  private nonisolated(unsafe) let daemon: OpaquePointer
  package let port: Int
  private let isStopped = Atomic(false)

  /// The time that a connection may take for a request. Those without one may be anybody's on this machine; a browser opens six.
  static let limits = StillPageLimits(request: 10_000, idle: 60_000, waiting: 48)

  /// - Parameters:
  ///   - port: 0 is any that is free.
  ///   - token: the beginning of paths.
  ///   - names: of the values behind the question mark that a request may have.
  ///   - takesChanges: whether the page's script may send what changes something.
  ///   - secondsForRequest: that a connection may take from its beginning to the end of its first request.
  /// - Throws: ``ServerError``
  package init(
    port: UInt16 = 0, token: String = PageServer.newToken(), names: [String],
    takesChanges: Bool = false, secondsForRequest: Double = 10,
    answer: @escaping @Sendable (Request) -> Response
  ) throws(ServerError) {
    guard still_http_is_there() else { throw .missingLibrary }
    context = Context(token, names, takesChanges, answer)
    var limits = Self.limits
    limits.request = Int64(min(max(secondsForRequest, 0), 3_600) * 1_000)
    let pointer = unsafe Unmanaged.passUnretained(context).toOpaque()
    guard
      let daemon = unsafe still_http_start(
        port,
        { context, connection, url, method, _, _, sent, state in
          unsafe PageServer.handle(context, connection, url, method, sent, state)
        }, pointer, &limits)
    else { throw .notStarted(port: Int(port), reason: ServerError.systemReason()) }
    unsafe self.daemon = daemon
    self.port = unsafe Int(still_http_port(daemon))
    context.port.store(self.port, ordering: .relaxed)
  }

  deinit { stop() }

  /// Stops the server; returns when the responses that were begun are complete. A second call does nothing.
  package func stop() {
    if !isStopped.exchange(true, ordering: .sequentiallyConsistent) {
      unsafe still_http_stop(daemon)
    }
  }

  /// 128 random bits.
  package static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let word = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - word.count) + word
    }.joined()
  }

  /// The address to be opened.
  package var address: String { "http://127.0.0.1:\(port)/\(context.token)/" }
}

/// The reason why there is no server; `description` is one sentence.
package enum ServerError: Error, CustomStringConvertible {
  case notStarted(port: Int, reason: String)
  case notListening(address: String, reason: String)
  case notAnAddress(String)
  case missingLibrary

  /// The system's words for the last call to the C library that failed.
  static func systemReason() -> String {
    unsafe strerror(errno).map { unsafe String(cString: $0).lowercased() } ?? "error \(errno)"
  }

  package var description: String {
    switch self {
    case .missingLibrary:
      "pages are served by libmicrohttpd, which is missing: apt-get install libmicrohttpd12"
    case .notListening(let address, let reason):
      "nothing can listen on \(address) (\(reason)): choose another address with --listen"
    case .notAnAddress(let text):
      "'--listen' is an address in numbers and a port, such as 127.0.0.1:8080 or [::1]:8080, not '\(text)'"
    case .notStarted(let port, let reason):
      port == 0
        ? "no port of the loopback interface can be listened on (\(reason))"
        : "port \(port) of the loopback interface cannot be listened on (\(reason)): choose another with --port"
    }
  }
}
