import CStillHTTP
import Foundation
import Synchronization

extension PictureServer {
  /// What the threads of connections share.
  final class Context: Sendable {
    struct State {
      /// By socket: when what the connection is doing has to be over.
      var deadlines: [Int32: Date] = [:]
      var requests = 0
      var isEnding = false
    }

    let limits: Limits
    let answer: @Sendable (Request) -> Response
    let state = Mutex(State())

    init(_ limits: Limits, _ answer: @escaping @Sendable (Request) -> Response) {
      self.limits = limits
      self.answer = answer
    }

    /// Gives a connection some seconds from now on for what it does next.
    func allow(_ seconds: Double, _ connection: OpaquePointer) {
      let socket = unsafe still_http_socket(connection)
      state.withLock { $0.deadlines[socket] = Date() + seconds }
    }

    /// Shuts the connections down that take too long. Their own threads close them.
    func closeLate() {
      let now = Date()
      state.withLock { state in
        for (socket, deadline) in state.deadlines where deadline < now {
          shutdown(socket, Int32(SHUT_RDWR))
          state.deadlines[socket] = now + 60
        }
      }
    }
  }

  /// A request that is being read.
  private final class Exchange {
    let context: Context
    let address: String
    var isSeen = false
    var body = Data()
    var isTooLarge = false

    init(_ context: Context, _ address: String) {
      self.context = context
      self.address = address
    }
  }

  static func notify(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ code: MHD_ConnectionNotificationCode
  ) {
    guard let context = unsafe context, let connection = unsafe connection else { return }
    let server = unsafe Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
    // 0: opened, 1: about to be closed.
    if code.rawValue == 0 {
      unsafe server.allow(server.limits.headerTime, connection)
    } else {
      let socket = unsafe still_http_socket(connection)
      server.state.withLock { $0.deadlines[socket] = nil }
    }
  }

  /// The first line was read.
  static func begin(
    _ context: UnsafeMutableRawPointer?, _ address: UnsafePointer<CChar>?,
    _ connection: OpaquePointer?
  ) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context, let address = unsafe address else { return nil }
    let server = unsafe Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
    server.state.withLock { $0.requests += 1 }
    return unsafe Unmanaged.passRetained(Exchange(server, String(cString: address))).toOpaque()
  }

  static func complete(
    _ connection: OpaquePointer?, _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) {
    guard let pointer = unsafe state?.pointee else { return }
    unsafe state?.pointee = nil
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
    exchange.context.state.withLock { $0.requests -= 1 }
    guard let connection = unsafe connection else { return }
    let limits = exchange.context.limits
    unsafe exchange.context.allow(Double(limits.idleTime) + limits.headerTime, connection)
  }

  /// Called when the headers of a request are there, for each piece of its body, and when it is complete.
  static func handle(
    _ connection: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ bytes: UnsafePointer<CChar>?,
    _ count: UnsafeMutablePointer<Int>?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let connection = unsafe connection, let method = unsafe method,
      let pointer = unsafe state?.pointee
    else { return .NO }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    let (context, limits) = (exchange.context, exchange.context.limits)
    if !exchange.isSeen {
      exchange.isSeen = true
      unsafe context.allow(limits.bodyTime, connection)
      // A length that is too large is refused before its body is sent.
      if let text = unsafe header("Content-Length", connection), let length = UInt64(text),
        length > UInt64(limits.bodyBytes)
      {
        exchange.isTooLarge = true
        return unsafe respond(exchange, String(cString: method), connection)
      }
      return .YES
    }
    if let count = unsafe count, unsafe count.pointee > 0 {
      if exchange.body.count + (unsafe count.pointee) > limits.bodyBytes {
        exchange.isTooLarge = true
      } else if let bytes = unsafe bytes {
        unsafe exchange.body.append(
          UnsafeBufferPointer(
            start: UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self),
            count: count.pointee))
      }
      unsafe count.pointee = 0
      return .YES
    }
    return unsafe respond(exchange, String(cString: method), connection)
  }

  private static func respond(
    _ exchange: Exchange, _ method: String, _ connection: OpaquePointer
  ) -> MHD_Result {
    let context = exchange.context
    // The answer has limits of its own.
    unsafe context.allow(86_400, connection)
    var response: Response
    if exchange.isTooLarge {
      response = Response(
        status: 413,
        headers: [("Content-Type", "application/json"), ("X-Content-Type-Options", "nosniff")],
        body: Data(
          #"{"error": "the body is larger than \#(context.limits.bodyBytes) bytes: send less"}"#
            .utf8))
    } else {
      let parts = exchange.address.split(
        separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      response = context.answer(
        Request(
          method: method, path: String(parts.first ?? ""),
          query: parts.count == 2 ? String(parts[1]) : "",
          body: method == "POST" ? exchange.body : nil,
          ifNoneMatch: unsafe header("If-None-Match", connection)))
    }
    unsafe context.allow(context.limits.responseTime, connection)
    if context.state.withLock({ $0.isEnding }) { response.headers.append(("Connection", "close")) }
    return unsafe send(response, connection)
  }

  private static func send(_ response: Response, _ connection: OpaquePointer) -> MHD_Result {
    var copies: [UnsafeMutablePointer<CChar>?] = unsafe []
    defer { while let copy = unsafe copies.popLast() { unsafe free(copy) } }
    let headers = unsafe response.headers.map { header in
      let (name, value) = unsafe (strdup(header.name), strdup(header.value))
      unsafe copies += [name, value]
      return unsafe still_http_field(name: UnsafePointer(name), value: UnsafePointer(value))
    }
    return unsafe response.body.withUnsafeBytes { bytes in
      unsafe still_http_respond(
        connection, UInt32(response.status), bytes.baseAddress, bytes.count, headers,
        unsafe headers.count)
    }
  }

  private static func header(_ name: String, _ connection: OpaquePointer) -> String? {
    unsafe still_http_header(connection, name).map { unsafe String(cString: $0) }
  }
}
