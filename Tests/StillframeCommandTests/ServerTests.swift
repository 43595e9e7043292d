import Foundation
import Synchronization
import Testing

@testable import StillframeServer

/// What is answered on the loopback interface, and what is refused.
@Suite struct ServerTests {
  private let token = "0123456789abcdef"

  private func server() throws -> PageServer {
    try PageServer(token: token, names: ["x", "y"]) { request in
      .text(
        "\(request.path)|\(request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })"
      )
    }
  }

  private func get(
    _ path: String, _ server: PageServer, method: String = "GET", host: String? = nil,
    headers: String = ""
  ) throws -> String {
    let host = host ?? "127.0.0.1:\(server.port)"
    return try LocalPort.send(
      "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\(headers)Connection: close\r\n\r\n",
      to: server.port)
  }

  @Test func whoeverKnowsTheAddressIsAnswered() throws {
    let server = try server()
    let answer = try get("/\(token)/a/b?x=1&y=%2F&z=2", server)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix(#"\#r\#n\#r\#na/b|["x=1", "y=/"]"#))
    #expect(answer.contains("Content-Security-Policy: default-src 'none';"))
    #expect(try get("/\(token)/", server, host: "localhost:\(server.port)").hasSuffix("|[]"))
    let origin = "Origin: http://127.0.0.1:\(server.port)\r\n"
    #expect(try get("/\(token)/", server, headers: origin).hasPrefix("HTTP/1.1 200"))
  }

  @Test(arguments: [
    ("/", ""), ("/0123456789abcdeg/", ""), ("/0123456789abcde/", ""), ("/0123456789abcdef", ""),
    ("/0123456789abcdef0/", ""), ("//0123456789abcdef/", ""), ("/../etc/passwd", ""),
    ("/0123456789abcdef/", "Origin: http://evil.example\r\n"),
    ("/0123456789abcdef/", "Origin: null\r\n"),
  ])
  func otherPathsAndOtherPagesAreRefused(_ path: String, _ headers: String) throws {
    #expect(try get(path, server(), headers: headers).hasPrefix("HTTP/1.1 403"))
  }

  @Test(arguments: ["evil.example", "127.0.0.1.evil.example", "10.0.0.1", "[::1]", ""])
  func otherHostNamesAreRefused(_ host: String) throws {
    let answer = try get("/\(token)/", server(), host: host)
    #expect(answer.hasPrefix("HTTP/1.1 403") || answer.hasPrefix("HTTP/1.1 400"))
  }

  @Test func theHostIsTheAddressThatIsListenedOnAndNothingMore() throws {
    let server = try server()
    let port = server.port
    for host in [
      "127.0.0.1", "localhost", "127.0.0.1:\(port + 1)", "localhost:1", "user@127.0.0.1:\(port)",
      "127.0.0.1:\(port)@evil.example", "127.0.0.1:\(port):80", "127.0.0.1:0\(port)",
      "localhost.:\(port)", "127.0.0.1:",
    ] {
      let answer = try get("/\(token)/", server, host: host)
      #expect(answer.hasPrefix("HTTP/1.1 403") || answer.hasPrefix("HTTP/1.1 400"), "\(host)")
    }
    let twice = try get("/\(token)/", server, headers: "Host: 127.0.0.1:\(port)\r\n")
    #expect(twice.hasPrefix("HTTP/1.1 403") || twice.hasPrefix("HTTP/1.1 400"))
    let other = try get("/\(token)/", server, headers: "hOST: evil.example\r\n")
    #expect(other.hasPrefix("HTTP/1.1 403") || other.hasPrefix("HTTP/1.1 400"))
  }

  /// Connections that send a byte now and then, of which none ever is a request.
  @Test(.timeLimit(.minutes(10))) func connectionsThatDripBytesKeepNobodyAway() throws {
    let server = try PageServer(token: token, names: [], secondsForRequest: 2) { _ in .text("page")
    }
    let drips = try (0..<120).map { _ in try DrippingConnection(server.port) }
    for _ in 0..<3 {
      #expect(try get("/\(token)/", server).hasSuffix("page"))
      for drip in drips { drip.drip() }
      Thread.sleep(forTimeInterval: 0.2)
    }
    // The oldest made room for the others.
    #expect(drips.count { $0.isOpen } <= 48)
    let end = ContinuousClock.now + .seconds(20)
    while drips.contains(where: \.isOpen), ContinuousClock.now < end {
      for drip in drips { drip.drip() }
      Thread.sleep(forTimeInterval: 0.3)
    }
    #expect(!drips.contains { $0.isOpen })
    #expect(try get("/\(token)/", server).hasSuffix("page"))
  }

  /// What is being answered may take longer than a request may.
  @Test func answersTakeTheirTime() throws {
    let server = try PageServer(token: token, names: [], secondsForRequest: 0.3) { _ in
      Thread.sleep(forTimeInterval: 1.5)
      return .text("late")
    }
    #expect(try get("/\(token)/", server).hasSuffix("late"))
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
  func onlyReadingIsAnswered(_ method: String) throws {
    #expect(try get("/\(token)/", server(), method: method).hasPrefix("HTTP/1.1 405"))
  }

  @Test func onlyThePagesOwnScriptMayChangeSomething() throws {
    let server = try PageServer(token: token, names: [], takesChanges: true) {
      .text($0.isChange ? "changed" : "read")
    }
    let own = "Origin: http://127.0.0.1:\(server.port)\r\n"
    let body = "Content-Length: 3\r\n"
    func post(_ headers: String, _ path: String? = nil) throws -> String {
      try get(path ?? "/\(token)/x", server, method: "POST", headers: headers)
    }
    #expect(try post(own).hasSuffix("changed"))
    #expect(try get("/\(token)/x", server).hasSuffix("read"))
    #expect(try post("").hasPrefix("HTTP/1.1 403"))
    #expect(try post("Origin: null\r\n").hasPrefix("HTTP/1.1 403"))
    #expect(try post("Origin: http://evil.example\r\n").hasPrefix("HTTP/1.1 403"))
    #expect(try post(own, "/0123456789abcdee/x").hasPrefix("HTTP/1.1 403"))
    #expect(
      try get("/\(token)/x", server, method: "POST", host: "evil.example", headers: own)
        .hasPrefix("HTTP/1.1 403"))
    #expect(
      try LocalPort.send(
        "POST /\(token)/x HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(own)\(body)Connection: close\r\n\r\nabc",
        to: server.port
      ).hasSuffix("changed"))
    #expect(try get("/\(token)/x", server, method: "PUT", headers: own).hasPrefix("HTTP/1.1 405"))
  }

  @Test func everyTokenIsAnother() {
    let tokens = Set((0..<100).map { _ in PageServer.newToken() })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
  }

  @Test func whatIsNoRequestHarmsNobody() throws {
    let server = try server()
    for text in ["\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
      _ = try LocalPort.send(text + "\r\n\r\n", to: server.port, isAll: true)
    }
    _ = try get("/\(token)/" + String(repeating: "x", count: 100_000), server)
    #expect(try get("/\(token)/ok", server).hasSuffix("ok|[]"))
  }

  @Test func thousandsOfRequestsAreAnswered() throws {
    let server = try server()
    let failures = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 2_000) { index in
      let answer = try? get("/\(token)/\(index)", server)
      if answer?.hasSuffix("\(index)|[]") != true { failures.withLock { $0 += 1 } }
    }
    #expect(failures.withLock { $0 } == 0)
  }

  @Test func aPortThatIsTakenIsNamed() throws {
    let server = try server()
    let error = #expect(throws: ServerError.self) {
      try PageServer(port: UInt16(server.port), token: token, names: []) { _ in .text("") }
    }
    #expect(error?.description.contains("port \(server.port) of the loopback") == true)
  }
}
