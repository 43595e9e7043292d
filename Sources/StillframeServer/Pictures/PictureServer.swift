import CStillHTTP
package import Foundation
import Synchronization

/// Answers HTTP requests on a socket, within limits of number and time.
@safe
package final class PictureServer: Sendable {
  /// A complete request.
  package struct Request: Sendable {
    package var method: String
    /// As it was sent.
    package var path: String
    /// As it was sent, without the question mark.
    package var query: String
    package var body: Data?
    package var ifNoneMatch: String?
  }

  /// A response.
  package struct Response: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: Data
    /// A body that is read on the connection's thread; nil: `body` is all.
    package var stream: Stream?

    package init(
      status: Int, headers: [(name: String, value: String)], body: Data, stream: Stream? = nil
    ) {
      self.status = status
      self.headers = headers
      self.body = body
      self.stream = stream
    }
  }

  /// A body that may still grow.
  package struct Stream: Sendable {
    /// The number of bytes; nil: unknown.
    package var count: Int?
    /// Waits for bytes at an offset and returns some, at most as many as given: none at the end, nil after a failure.
    package var read: @Sendable (_ offset: Int, _ count: Int) -> Data?

    package init(count: Int?, read: @escaping @Sendable (Int, Int) -> Data?) {
      self.count = count
      self.read = read
    }
  }

  /// Limits of connections; times in seconds.
  package struct Limits: Sendable {
    package var connections = 1_024
    /// Of one address; requests on further ones get status 429.
    package var connectionsPerPeer = 256
    package var headerTime = 10.0
    package var bodyTime = 20.0
    package var responseTime = 60.0
    package var idleTime = 30
    /// The longest pause within a response, in which a film is made.
    package var pauseTime = 10.0
    /// The time that idle connections get to send a request when the server ends.
    package var endingTime = 0.5
    /// The time that a client gets to read the rest of its response when the server ends.
    package var sendingTime = 10.0
    /// The most time from the decision to end to the end.
    package var drainTime = 30.0
    package var headerBytes = 32 << 10
    package var bodyBytes = 1 << 20

    package init() {}
  }

  let context: Context
  // Never changes, and the library's functions may be called on any thread.
  private nonisolated(unsafe) let daemon: OpaquePointer
  // Is open as long as the server is.
  private let listener: PictureListener
  private let isStopped = Atomic(false)

  /// - Parameters:
  ///   - listener: A socket that listens, which stays open at least as long as the server.
  ///   - refused: Called with the status of a request that is refused before it is read.
  /// - Throws: ``ServerError``
  package init(
    _ listener: PictureListener, limits: Limits = Limits(),
    refused: @escaping @Sendable (_ status: Int) -> Void = { _ in },
    answer: @escaping @Sendable (Request) -> Response
  ) throws(ServerError) {
    guard still_http_is_there() else { throw .missingLibrary }
    context = Context(limits, refused, answer)
    self.listener = listener
    let pointer = unsafe Unmanaged.passUnretained(context).toOpaque()
    let bounds = still_http_limits(
      connections: UInt32(limits.connections),
      connections_per_address: UInt32(limits.connectionsPerPeer + Self.refusedPerPeer),
      idle_seconds: UInt32(min(max(Double(limits.idleTime), limits.pauseTime), 1e6)) + 1,
      header_bytes: limits.headerBytes)
    guard
      let daemon = unsafe still_http_serve(
        listener.descriptor,
        { _, connection, _, method, _, bytes, count, state in
          unsafe PictureServer.handle(connection, method, bytes, count, state)
        },
        { context, address, connection in
          unsafe PictureServer.begin(context, address, connection)
        },
        { _, _, state, _ in unsafe PictureServer.complete(state) },
        { context, connection, slot, code in
          unsafe PictureServer.notify(context, connection, slot, code)
        }, pointer, bounds)
    else { throw .notStarted(port: listener.port, reason: ServerError.systemReason()) }
    unsafe self.daemon = daemon
    let watched = context
    Thread { [weak watched] in
      repeat { Thread.sleep(forTimeInterval: 0.1) } while watched?.closeLate() != nil
    }.start()
  }

  deinit { stop() }

  /// The number of connections of one address that are refused with a response. Further ones are closed.
  private static let refusedPerPeer = 32

  /// Accepts no more connections. New ones wait in the socket, for the next process that listens there.
  package func quiesce() {
    context.isEnding.store(true, ordering: .sequentiallyConsistent)
    unsafe still_http_quiesce(daemon)
  }

  /// The number of requests under way.
  package var underWay: Int { context.requests.load(ordering: .acquiring) }

  /// Waits, after ``quiesce()``, for the requests under way, and for those that idle connections send within
  /// `Limits.endingTime`. All get responses that close their connections. Clients that read slowly get `Limits.sendingTime`, and
  /// the whole wait takes at most `Limits.drainTime`.
  ///
  /// - Parameter isUrgent: Whether to return at once.
  package func drain(until isUrgent: () -> Bool) {
    let (limits, start) = (context.limits, Self.now)
    let end = start + Self.nanoseconds(limits.headerTime)
    let last = start + Self.nanoseconds(limits.drainTime)
    let (idle, sending) = (
      Self.nanoseconds(limits.endingTime), Self.nanoseconds(limits.sendingTime)
    )
    while !isUrgent() {
      let now = Self.now
      if now >= last || context.isQuiet(now, idle: now >= end ? 0 : idle) { return }
      context.forEachConnection { $0.hurry(now, sending) }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Closes all connections.
  package func stop() {
    if !isStopped.exchange(true, ordering: .sequentiallyConsistent) {
      // The library would close the socket, which is the listener's.
      unsafe still_http_quiesce(daemon)
      unsafe still_http_end(daemon)
    }
  }
}

/// A socket that listens.
package final class PictureListener: Sendable {
  package let descriptor: Int32
  package let port: Int

  /// - Parameter address: A host in numbers and a port: "127.0.0.1:8080", "[::1]:8080"; port 0 is any that is free.
  /// - Throws: ``ServerError``
  package init(_ address: String) throws(ServerError) {
    guard let colon = address.lastIndex(of: ":"),
      let port = UInt16(address[address.index(after: colon)...])
    else { throw .notAnAddress(address) }
    var host = String(address[..<colon])
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    if host == "localhost" { host = "127.0.0.1" }
    descriptor = unsafe still_http_listen(host, port)
    guard descriptor >= 0 else {
      if errno == EINVAL { throw .notAnAddress(address) }
      throw .notListening(address: address, reason: ServerError.systemReason())
    }
    self.port = Int(still_http_socket_port(descriptor))
  }

  /// A socket that listens already; nil: it does not.
  package init?(inherited descriptor: Int32) {
    port = Int(still_http_socket_port(descriptor))
    guard port > 0 else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Lets a program that takes this one's place have the socket, or not (default: it does).
  package func bequeath(_ isBequeathed: Bool = true) {
    _ = fcntl(descriptor, F_SETFD, isBequeathed ? 0 : FD_CLOEXEC)
  }
}
