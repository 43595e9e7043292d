import Foundation
import Glibc
import Synchronization
import Testing

@testable import StillframeServer

/// What goes through a socket: limits of bytes, seconds and connections.
@Suite struct PictureServerTests {
  private func server(
    _ change: (inout PictureServer.Limits) -> Void = { _ in }
  ) throws -> (server: PictureServer, port: Int, listener: PictureListener) {
    var limits = PictureServer.Limits()
    limits.headerTime = 0.5
    limits.bodyTime = 0.5
    limits.bodyBytes = 100
    change(&limits)
    let listener = try PictureListener("127.0.0.1:0")
    let server = try PictureServer(listener, limits: limits) { request in
      if request.path == "/slow" { Thread.sleep(forTimeInterval: 0.5) }
      let body = "\(request.method) \(request.path)|\(request.query)|\(request.body?.count ?? -1)"
      return PictureServer.Response(status: 200, headers: [("X-A", "b")], body: Data(body.utf8))
    }
    return (server, listener.port, listener)
  }

  private let end = "Host: a\r\nConnection: close\r\n\r\n"

  @Test func addressesArriveAsTheyWereSent() throws {
    let (server, port, _) = try server()
    defer { server.stop() }
    let answer = try LocalPort.send("GET /a%2Fb/../%00?x=%ff&x=2 HTTP/1.1\r\n\(end)", to: port)
    #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix("GET /a%2Fb/../%00|x=%ff&x=2|-1"))
    #expect(answer.contains("X-A: b"))
    let post = try LocalPort.send("POST / HTTP/1.1\r\nContent-Length: 3\r\n\(end)abc", to: port)
    #expect(post.hasSuffix("POST /||3"))
  }

  @Test(arguments: [
    "GARBAGE\r\n\r\n", "\u{0}\u{1}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\r\n\r\n\r\n", "GET\r\n",
    "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
  ])
  func whatIsNoRequestDoesNotEndTheServer(text: String) throws {
    let (server, port, _) = try server()
    defer { server.stop() }
    #expect(try !LocalPort.send(text, to: port).hasPrefix("HTTP/1.1 2"))
    #expect(try LocalPort.send("GET /a HTTP/1.1\r\n\(end)", to: port).hasPrefix("HTTP/1.1 200"))
  }

  @Test(arguments: [
    "Content-Length: 3\r\nContent-Length: 5", "Content-Length: 3\r\nTransfer-Encoding: chunked",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", "Transfer-Encoding: knotted",
  ])
  func aBodyOfAmbiguousLengthIsRefused(headers: String) throws {
    let (server, port, _) = try server()
    defer { server.stop() }
    // What one program takes for the rest of the body is the next request for another.
    let rest = "0\r\n\r\nGET /hidden HTTP/1.1\r\nHost: a\r\n\r\n"
    let answer = try LocalPort.send(
      "POST / HTTP/1.1\r\nHost: a\r\n\(headers)\r\n\r\n\(rest)", to: port)
    #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("Connection: close"), "\(answer)")
    #expect(answer.contains("ambiguous") && !answer.contains("/hidden"))
  }

  /// The library ends a path at a NUL, takes lines with one, and takes a line that begins with one for the empty line.
  @Test(arguments: [
    "GET /a\u{0}b HTTP/1.1\r\n", "GET /a HTTP/1.1\r\nX: \u{0}\r\n\u{0}: a\r\n",
    "GET /a HTTP/1.1\r\n folded: a\r\n",
  ])
  func aNULOrAFoldedLineDoesNotEndTheServer(text: String) throws {
    let (server, port, _) = try server()
    defer { server.stop() }
    let answer = try LocalPort.send(text + end, to: port)
    #expect(answer.hasPrefix("HTTP/1.1 4") || answer.contains("GET /a||-1"), "\(answer)")
    #expect(try LocalPort.send("GET /a HTTP/1.1\r\n\(end)", to: port).hasPrefix("HTTP/1.1 200"))
  }

  @Test func bytesThatAreNoTextDoNotEndTheServer() throws {
    let (server, port, _) = try server()
    defer { server.stop() }
    let all = (0...255).map { UInt8($0) }.filter { $0 != 10 && $0 != 13 }
    for bytes in [
      all + Array("\r\n\r\n".utf8),
      Array("GET /".utf8) + [0xFF, 0xC0, 0xAF] + Array(" HTTP/1.1\r\n\(end)".utf8),
      Array("GET / HTTP/1.1\r\nIf-None-Match: ".utf8) + [0xF5, 0x80] + Array("\r\n\(end)".utf8),
    ] {
      _ = LocalPort.answer(on: try LocalPort.open(bytes, to: port))
      #expect(try LocalPort.send("GET /a HTTP/1.1\r\n\(end)", to: port).hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test(arguments: [
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: ",
  ])
  func whoSendsAByteNowAndThenIsClosedInTime(beginning: String) throws {
    let (server, port, _) = try server()
    defer { server.stop() }
    let socket = try LocalPort.open(beginning, to: port)
    let start = Date()
    var isOpen = true
    while isOpen && -start.timeIntervalSinceNow < 4 {
      isOpen = unsafe send(socket, "b", 1, Int32(MSG_NOSIGNAL)) == 1
      Thread.sleep(forTimeInterval: 0.04)
    }
    #expect(!isOpen && -start.timeIntervalSinceNow < 3)
    #expect(!LocalPort.answer(on: socket).hasPrefix("HTTP/1.1 200"))
  }

  @Test func largeHeadersAndBodiesAreRefused() throws {
    let (server, port, _) = try server()
    defer { server.stop() }
    let long = String(repeating: "a", count: 1 << 20)
    let header = try LocalPort.send("GET / HTTP/1.1\r\nX: \(long)\r\n\(end)", to: port)
    #expect(header.isEmpty || header.hasPrefix("HTTP/1.1 431") || header.hasPrefix("HTTP/1.1 413"))
    let known = try LocalPort.send("POST / HTTP/1.1\r\nContent-Length: 101\r\n\(end)", to: port)
    #expect(known.hasPrefix("HTTP/1.1 413") && known.contains(#"{"error":"the body"#))
    let piece = String(repeating: "b", count: 101)
    let chunked = try LocalPort.send(
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\(end)65\r\n\(piece)\r\n0\r\n\r\n", to: port
    )
    #expect(chunked.hasPrefix("HTTP/1.1 413"))
  }

  @Test(arguments: [
    "", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab",
  ])
  func halfRequestsAreClosedInTime(text: String) throws {
    let (server, port, _) = try server()
    defer { server.stop() }
    let start = Date()
    #expect(try !LocalPort.send(text, to: port).hasPrefix("HTTP/1.1 200"))
    #expect(-start.timeIntervalSinceNow < 5)
  }

  @Test func oneAddressCannotHoldAllConnections() throws {
    let (server, port, _) = try server {
      $0.connectionsPerPeer = 4
      $0.headerTime = 1
    }
    defer { server.stop() }
    let held = try (0..<4).map { _ in try LocalPort.open("GET / HT", to: port) }
    Thread.sleep(forTimeInterval: 0.2)
    #expect(try LocalPort.send("GET / HTTP/1.1\r\n\(end)", to: port).hasPrefix("HTTP/1.1 429"))
    for descriptor in held { _ = LocalPort.answer(on: descriptor) }
    Thread.sleep(forTimeInterval: 0.2)
    #expect(try LocalPort.send("GET / HTTP/1.1\r\n\(end)", to: port).hasPrefix("HTTP/1.1 200"))
  }

  @Test func whoFollowsGetsTheConnectionsThatWait() throws {
    let (first, port, listener) = try server()
    let slow = try LocalPort.open("GET /slow HTTP/1.1\r\n\(end)", to: port)
    Thread.sleep(forTimeInterval: 0.1)
    first.quiesce()
    let waiting = try LocalPort.open("GET /next HTTP/1.1\r\n\(end)", to: port)
    while first.underWay > 0 { Thread.sleep(forTimeInterval: 0.01) }
    first.stop()
    #expect(LocalPort.answer(on: slow).hasSuffix("GET /slow||-1"))
    let second = try PictureServer(listener) { _ in
      PictureServer.Response(status: 200, headers: [], body: Data("second".utf8))
    }
    defer { second.stop() }
    #expect(LocalPort.answer(on: waiting).hasSuffix("second"))
  }

  @Test func theListenerKeepsItsSocket() throws {
    let (server, _, listener) = try server()
    server.stop()
    #expect(fcntl(listener.descriptor, F_GETFD) >= 0)
    // Another server can use it.
    let second = try PictureServer(listener) { _ in
      PictureServer.Response(status: 200, headers: [], body: Data("second".utf8))
    }
    defer { second.stop() }
    let answer = try LocalPort.send("GET /a HTTP/1.1\r\n\(end)", to: listener.port)
    #expect(answer.hasSuffix("second"))
  }

  @Test func whoDoesNotReadIsNotWaitedFor() throws {
    var limits = PictureServer.Limits()
    limits.sendingTime = 0.3
    limits.endingTime = 0.1
    let listener = try PictureListener("127.0.0.1:0")
    let server = try PictureServer(listener, limits: limits) { _ in
      PictureServer.Response(status: 200, headers: [], body: Data(count: 64 << 20))
    }
    let socket = try LocalPort.open("GET /large HTTP/1.1\r\n\(end)", to: listener.port)
    defer { close(socket) }
    Thread.sleep(forTimeInterval: 0.3)
    server.quiesce()
    let start = Date()
    server.drain { -start.timeIntervalSinceNow > 8 }
    #expect(-start.timeIntervalSinceNow < 5 && server.underWay == 0)
    server.stop()
  }

  @Test func drainingEnds() throws {
    let (server, port, _) = try server {
      $0.drainTime = 0.2
      $0.endingTime = 0.1
    }
    let slow = try LocalPort.open("GET /slow HTTP/1.1\r\n\(end)", to: port)
    Thread.sleep(forTimeInterval: 0.1)
    server.quiesce()
    server.drain { false }
    #expect(server.underWay == 1)
    #expect(LocalPort.answer(on: slow).hasPrefix("HTTP/1.1 200"))
    server.stop()
  }

  @Test func aPausedResponseIsNotIdle() throws {
    var limits = PictureServer.Limits()
    limits.idleTime = 1
    limits.pauseTime = 4
    let listener = try PictureListener("127.0.0.1:0")
    let server = try PictureServer(listener, limits: limits) { _ in
      PictureServer.Response(
        status: 200, headers: [], body: Data(),
        stream: PictureServer.Stream(count: nil) { offset, _ in
          if offset == 1 { Thread.sleep(forTimeInterval: 2.5) }
          return offset < 2 ? Data("x".utf8) : Data()
        })
    }
    defer { server.stop() }
    let answer = try LocalPort.send("GET /film HTTP/1.1\r\n\(end)", to: listener.port)
    #expect(answer.hasSuffix("1\r\nx\r\n1\r\nx\r\n0\r\n\r\n"), "\(answer)")
  }

  @Test(arguments: [
    "", "8080", "127.0.0.1", "127.0.0.1:99999", "example.org:80", "300.0.0.1:80", "[::1:80",
  ])
  func addressesThatAreNoneAreNamed(text: String) {
    #expect(throws: ServerError.self) { try PictureListener(text) }
  }
}
