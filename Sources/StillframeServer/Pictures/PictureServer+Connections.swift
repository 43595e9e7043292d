import CStillHTTP
import Foundation
import Synchronization

extension PictureServer {
  /// The state that the threads of connections share.
  final class Context: Sendable {
    struct Connection {
      var peer: String
      /// The time at which the current step has to be over.
      var deadline: Date
      /// The time at which it was opened, or its last response was sent.
      var idleSince: Date
      var isRefused: Bool
    }

    struct State {
      /// By socket.
      var connections: [Int32: Connection] = [:]
      /// The number of connections by peer.
      var peers: [String: Int] = [:]
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

    func open(_ connection: OpaquePointer) {
      let socket = unsafe still_http_socket(connection)
      var text = [CChar](repeating: 0, count: 64)
      unsafe still_http_peer(connection, &text, text.count)
      let peer = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let now = Date()
      state.withLock { state in
        state.peers[peer, default: 0] += 1
        state.connections[socket] = Connection(
          peer: peer, deadline: now + limits.headerTime, idleSince: now,
          isRefused: state.peers[peer, default: 0] > limits.connectionsPerPeer)
      }
    }

    func close(_ connection: OpaquePointer) {
      let socket = unsafe still_http_socket(connection)
      state.withLock { state in
        guard let peer = state.connections.removeValue(forKey: socket)?.peer else { return }
        let count = state.peers[peer, default: 1] - 1
        state.peers[peer] = count > 0 ? count : nil
      }
    }

    func isRefused(_ connection: OpaquePointer) -> Bool {
      let socket = unsafe still_http_socket(connection)
      return state.withLock { $0.connections[socket]?.isRefused ?? false }
    }

    /// Gives a connection some seconds from now for its next step.
    func allow(_ seconds: Double, _ connection: OpaquePointer) {
      let socket = unsafe still_http_socket(connection)
      let now = Date()
      state.withLock { state in
        state.connections[socket]?.deadline = now + seconds
        state.connections[socket]?.idleSince = now
      }
    }

    /// Shuts down the connections that are past their deadlines. Their own threads close them.
    func closeLate() {
      let now = Date()
      state.withLock { state in
        for (socket, connection) in state.connections where connection.deadline < now {
          shutdown(socket, Int32(SHUT_RDWR))
          state.connections[socket]?.deadline = now + 60
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
    var refusal: Refusal?

    init(_ context: Context, _ address: String) {
      self.context = context
      self.address = address
    }
  }

  /// A response that the service is not asked for.
  private enum Refusal {
    /// The peer has too many connections.
    case peer
    /// The body is too large.
    case body

    func response(_ limits: Limits) -> Response {
      let (status, sentence) =
        switch self {
        case .peer:
          (429, "more than \(limits.connectionsPerPeer) connections come from this address: use fewer")
        case .body: (413, "the body is larger than \(limits.bodyBytes) bytes: send less")
        }
      var headers = [
        ("Content-Type", "application/json"), ("X-Content-Type-Options", "nosniff"),
        ("Cache-Control", "no-store"), ("Connection", "close"),
      ]
      if case .peer = self { headers.append(("Retry-After", "1")) }
      return Response(
        status: status, headers: headers, body: Data("{\"error\":\"\(sentence)\"}".utf8))
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
      unsafe server.open(connection)
    } else {
      unsafe server.close(connection)
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
      if unsafe context.isRefused(connection) {
        exchange.refusal = .peer
        return unsafe respond(exchange, String(cString: method), connection)
      }
      // A length that is too large is refused before its body is sent.
      if let text = unsafe header("Content-Length", connection), let length = UInt64(text),
        length > UInt64(limits.bodyBytes)
      {
        exchange.refusal = .body
        return unsafe respond(exchange, String(cString: method), connection)
      }
      return .YES
    }
    if let count = unsafe count, unsafe count.pointee > 0 {
      if exchange.body.count + (unsafe count.pointee) > limits.bodyBytes {
        exchange.refusal = .body
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
    // The service has its own limit.
    unsafe context.allow(86_400, connection)
    var response: Response
    if let refusal = exchange.refusal {
      response = refusal.response(context.limits)
    } else {
      let parts = exchange.address.split(
        separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      response = context.answer(
        Request(
          method: method, path: String(parts.first ?? ""),
          query: parts.count == 2 ? String(parts[1]) : "",
          body: method == "POST" ? exchange.body : nil,
          ifNoneMatch: unsafe header("If-None-Match", connection)))
      if context.state.withLock({ $0.isEnding }) {
        response.headers.append(("Connection", "close"))
      }
    }
    unsafe context.allow(context.limits.responseTime, connection)
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
    if let stream = response.stream {
      return unsafe still_http_respond_stream(
        connection, UInt32(response.status), stream.count.map { Int64($0) } ?? -1,
        { context, offset, bytes, count in unsafe PictureServer.read(context, offset, bytes, count) },
        Unmanaged.passRetained(Reader(stream)).toOpaque(),
        { context in
          guard let context = unsafe context else { return }
          unsafe Unmanaged<Reader>.fromOpaque(context).release()
        }, headers, headers.count)
    }
    return unsafe response.body.withUnsafeBytes { bytes in
      unsafe still_http_respond(
        connection, UInt32(response.status), bytes.baseAddress, bytes.count, headers,
        unsafe headers.count)
    }
  }

  private final class Reader: Sendable {
    let stream: Stream
    init(_ stream: Stream) { self.stream = stream }
  }

  /// Hands the next bytes of a stream to the library: -1 is its end, -2 a failure.
  private static func read(
    _ context: UnsafeMutableRawPointer?, _ offset: UInt64, _ bytes: UnsafeMutablePointer<CChar>?,
    _ count: Int
  ) -> Int {
    guard let context = unsafe context, let bytes = unsafe bytes else { return -2 }
    let reader = unsafe Unmanaged<Reader>.fromOpaque(context).takeUnretainedValue()
    guard let data = reader.stream.read(Int(offset), count), data.count <= count else { return -2 }
    unsafe data.copyBytes(
      to: UnsafeMutableRawBufferPointer(start: bytes, count: count), count: data.count)
    return data.isEmpty ? -1 : data.count
  }

  private static func header(_ name: String, _ connection: OpaquePointer) -> String? {
    unsafe still_http_header(connection, name).map { unsafe String(cString: $0) }
  }
}
