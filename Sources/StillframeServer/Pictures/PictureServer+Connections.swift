import CStillHTTP
import Foundation
import Synchronization

extension PictureServer {
  /// A request that is being read.
  private final class Exchange {
    let context: Context
    let connection: Connection
    let address: String
    var isSeen = false
    var body = Data()
    var refusal: Refusal?

    init(_ context: Context, _ connection: Connection, _ address: String) {
      self.context = context
      self.connection = connection
      self.address = address
    }
  }

  /// A response that the service is not asked for.
  private enum Refusal {
    /// The peer has too many connections.
    case peer
    /// The body is too large.
    case body
    /// Programs in between might see the body's end elsewhere, and another request behind it (RFC 9112, section 6.3).
    case length

    func response(_ limits: Limits) -> Response {
      let (status, sentence) =
        switch self {
        case .peer:
          (
            429,
            "more than \(limits.connectionsPerPeer) connections come from this address: use fewer"
          )
        case .body: (413, "the body is larger than \(limits.bodyBytes) bytes: send less")
        case .length:
          (400, "the length of the body is ambiguous: send one Content-Length, or chunks")
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

  /// - Parameter slot: The library's place for an object of the connection.
  static func notify(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
  ) {
    guard let context = unsafe context, let connection = unsafe connection,
      let slot = unsafe slot
    else { return }
    let server = unsafe Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
    // 0: opened, 1: about to be closed.
    if code.rawValue == 0 {
      unsafe slot.pointee = unsafe Unmanaged.passRetained(server.open(connection)).toOpaque()
    } else if let pointer = unsafe slot.pointee {
      unsafe slot.pointee = nil
      server.close(unsafe Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
    }
  }

  /// The first line was read.
  static func begin(
    _ context: UnsafeMutableRawPointer?, _ address: UnsafePointer<CChar>?,
    _ connection: OpaquePointer?
  ) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context, let address = unsafe address,
      let connection = unsafe connection,
      let pointer = unsafe still_http_connection_context(connection)
    else { return nil }
    let server = unsafe Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
    let own = unsafe Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
    server.requests.wrappingAdd(1, ordering: .acquiringAndReleasing)
    let exchange = unsafe Exchange(server, own, String(cString: address))
    return unsafe Unmanaged.passRetained(exchange).toOpaque()
  }

  static func complete(_ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) {
    guard let pointer = unsafe state?.pointee else { return }
    unsafe state?.pointee = nil
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
    let limits = exchange.context.limits
    exchange.connection.allow(Double(limits.idleTime) + limits.headerTime)
    exchange.context.requests.wrappingSubtract(1, ordering: .acquiringAndReleasing)
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
    let limits = exchange.context.limits
    if !exchange.isSeen {
      exchange.isSeen = true
      exchange.connection.allow(limits.bodyTime)
      if exchange.connection.isRefused {
        exchange.refusal = .peer
        return unsafe respond(exchange, String(cString: method), connection)
      }
      if unsafe hasAmbiguousLength(connection) {
        exchange.refusal = .length
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

  private static func hasAmbiguousLength(_ connection: OpaquePointer) -> Bool {
    let lengths = unsafe still_http_header_count(connection, "Content-Length")
    guard unsafe still_http_header_count(connection, "Transfer-Encoding") > 0 else {
      return lengths > 1
    }
    return lengths > 0 || (unsafe still_http_header_count(connection, "Transfer-Encoding")) > 1
      || (unsafe header("Transfer-Encoding", connection))?.lowercased() != "chunked"
  }

  private static func respond(
    _ exchange: Exchange, _ method: String, _ connection: OpaquePointer
  ) -> MHD_Result {
    let context = exchange.context
    // The service has its own limit.
    exchange.connection.allow(86_400)
    var response: Response
    if let refusal = exchange.refusal {
      response = refusal.response(context.limits)
      context.refused(response.status)
    } else {
      let parts = exchange.address.split(
        separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      response = context.answer(
        Request(
          method: method, path: String(parts.first ?? ""),
          query: parts.count == 2 ? String(parts[1]) : "",
          body: method == "POST" ? exchange.body : nil,
          ifNoneMatch: unsafe header("If-None-Match", connection)))
      if context.isEnding.load(ordering: .relaxed) {
        response.headers.append(("Connection", "close"))
      }
    }
    exchange.connection.allow(context.limits.responseTime, isSending: true)
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
        { context, offset, bytes, count in unsafe PictureServer.read(context, offset, bytes, count)
        },
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
