import Foundation
import Glibc
import StillframeServing
import Testing

@testable import StillframeScenes

/// `serve` as a process: each status through a socket, its end, and its replacement.
@Suite(.serialized) struct ServeCommandTests {
  @Test func eachStatusComesThroughTheSocket() throws {
    let secret = try TemporaryFolder()
    let program = try ServedProgram(
      "--max-body", "100", "--max-age", "60", "--jobs", "1", "--queue", "0", "--time-limit", "0.7")
    let picture = try program.send("GET", "/badge.svg?name=Ada")
    #expect(picture.hasPrefix("HTTP/1.1 200 OK\r\n"))
    for header in [
      "Content-Type: image/svg+xml", "X-Content-Type-Options: nosniff",
      "Cache-Control: public, max-age=60", "Content-Security-Policy: default-src 'none'",
    ] {
      #expect(picture.contains(header), "\(header)")
    }
    let head = try program.send("HEAD", "/badge.svg?name=Ada")
    #expect(head.hasPrefix("HTTP/1.1 200") && head.hasSuffix("\r\n\r\n") && !head.contains("<svg"))
    let tag = try #require(picture.firstMatch(of: /ETag: ("[^"]+")/)?.1)
    #expect(
      try program.status("GET", "/badge.svg?name=Ada", headers: "If-None-Match: \(tag)\r\n") == 304)
    #expect(try program.status("POST", "/badge.png", body: #"{"name": "Ada"}"#) == 200)
    #expect(try program.status("GET", "/badge.png?name=Ada&isGuest=perhaps") == 400)
    #expect(try program.status("POST", "/badge.png", body: "[[[[") == 400)
    #expect(try program.status("GET", "/badge.bmp?name=Ada") == 404)
    #expect(try program.status("DELETE", "/badge.png?name=Ada") == 405)
    #expect(
      try program.status("POST", "/badge.png", body: String(repeating: "a", count: 101)) == 413)
    #expect(
      try program.status("GET", "/badge.png?name=" + String(repeating: "a", count: 9_000)) == 414)
    let slow = try LocalPort.open(
      "GET /slow.png?seconds=0.5 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", to: program.port
    )
    Thread.sleep(forTimeInterval: 0.2)
    let busy = try program.send("GET", "/badge.png?name=Bo")
    #expect(busy.hasPrefix("HTTP/1.1 503") && busy.contains("Retry-After: 1\r\n"))
    #expect(LocalPort.answer(on: slow).hasPrefix("HTTP/1.1 200"))
    #expect(try program.status("GET", "/slow.png?seconds=1.2") == 504)
    try secret.write("key\n", to: "key")
    let signed = try ServedProgram("--secret-file", secret.path("key"), "--log", "json")
    #expect(try signed.status("GET", "/badge.png?name=Ada") == 403)
    let address = try AddressSigner(secret: Data("key".utf8)).signed("/badge.png?name=Ada")
    #expect(try signed.status("GET", address) == 200)
    // The log has neither the row nor the signature.
    #expect(signed.waits(for: #""method":"GET","path":"/badge.png","scene":"badge""#))
    #expect(signed.errors.contains(#""status":403}"#) && !signed.errors.contains("Ada"))
  }

  @Test func aSecondConnectionBeyondThePeersBoundGets429() throws {
    let program = try ServedProgram("--connections-per-peer", "2", "--header-time", "2")
    let held = try (0..<2).map { _ in try LocalPort.open("GET / HT", to: program.port) }
    Thread.sleep(forTimeInterval: 0.2)
    let answer = try program.send("GET", "/healthz")
    #expect(answer.hasPrefix("HTTP/1.1 429") && answer.contains("Retry-After: 1\r\n"))
    for descriptor in held { close(descriptor) }
    Thread.sleep(forTimeInterval: 0.2)
    #expect(try program.status("GET", "/healthz") == 200)
    let metrics = try program.send("GET", "/metrics")
    #expect(metrics.contains("stillframe_requests_total{scene=\"\",status=\"429\"} 1\n"))
  }

  @Test func lostWorkersAreReplacedByTheProcessWithoutLosingRequests() throws {
    let program = try ServedProgram("--jobs", "2", "--time-limit", "1")
    let endless = try (0..<2).map { id in
      try LocalPort.open(
        "GET /endless.png?id=\(id) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        to: program.port)
    }
    // Requests before, during and after the replacement.
    var statuses: [Int?] = []
    for id in 0..<60 {
      statuses.append(try program.status("GET", "/badge.png?name=\(id)"))
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(
      endless.map { LocalPort.answer(on: $0).prefix(12) } == ["HTTP/1.1 504", "HTTP/1.1 504"])
    // Both workers are busy at first, so that a request may wait until its own limit.
    #expect(statuses.prefix(2).allSatisfy { $0 == 200 || $0 == 504 }, "\(statuses)")
    #expect(statuses.dropFirst(2).allSatisfy { $0 == 200 }, "\(statuses) \(program.errors)")
    #expect(program.waits(for: "replaces itself"))
    let metrics = try program.send("GET", "/metrics")
    #expect(metrics.contains("stillframe_workers_stuck 0\n"), "\(metrics)")
    kill(program.process.processIdentifier, SIGTERM)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
  }

  /// Foundation frees no locale: a process that has met thousands makes room by replacing itself, and loses no request.
  @Test func aProgramThatMetManyLocalesReplacesItself() throws {
    let program = try ServedProgram()
    var statuses: Set<Int?> = []
    for number in 0...ServedLocales.most {
      // Refused for their size, so that no picture has to be made.
      statuses.insert(
        try program.status("GET", "/badge.png?name=Ada&locale=en-a\(number)&size=0x0"))
    }
    #expect(statuses == [400])
    #expect(program.waits(for: "the process replaces itself to free their memory"))
    #expect(try program.status("GET", "/badge.png?name=Ada&locale=de_CH") == 200)
    #expect(program.process.isRunning)
    kill(program.process.processIdentifier, SIGTERM)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
  }

  @Test func aProgramThatCannotStartAgainGoesOn() throws {
    let folder = try TemporaryFolder()
    let copy = URL(fileURLWithPath: folder.path("copy"))
    try FileManager.default.copyItem(at: ServedProgram.url, to: copy)
    let program = try ServedProgram(["--jobs", "1", "--time-limit", "0.5"], at: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path)
    #expect(try program.status("GET", "/endless.png") == 504)
    #expect(program.waits(for: "could not be started again (permission denied)"))
    #expect(try program.status("GET", "/badge.png?name=Ada") == 200)
    #expect(try program.send("GET", "/metrics").contains("stillframe_workers_stuck 1\n"))
    kill(program.process.processIdentifier, SIGTERM)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0 && program.process.terminationReason == .exit)
  }

  @Test func terminationDrains() throws {
    let program = try ServedProgram()
    let slow = try LocalPort.open(
      "GET /slow.png?seconds=1 HTTP/1.1\r\nHost: a\r\n\r\n", to: program.port)
    Thread.sleep(forTimeInterval: 0.3)
    kill(program.process.processIdentifier, SIGTERM)
    let answer = LocalPort.answer(on: slow)
    #expect(answer.hasPrefix("HTTP/1.1 200") && answer.contains("Connection: close"))
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0 && program.process.terminationReason == .exit)
  }

  @Test func aSecondTerminationEnds() throws {
    let program = try ServedProgram("--time-limit", "60")
    let slow = try LocalPort.open(
      "GET /slow.png?seconds=30 HTTP/1.1\r\nHost: a\r\n\r\n", to: program.port)
    Thread.sleep(forTimeInterval: 0.3)
    let start = Date()
    kill(program.process.processIdentifier, SIGTERM)
    Thread.sleep(forTimeInterval: 0.3)
    kill(program.process.processIdentifier, SIGTERM)
    program.process.waitUntilExit()
    #expect(-start.timeIntervalSinceNow < 5 && program.process.terminationStatus == 2)
    #expect(LocalPort.answer(on: slow).isEmpty)
  }

  @Test func aFilmLeavesWhileItIsMade() throws {
    let program = try ServedProgram("--time-limit", "30")
    let start = Date()
    let descriptor = try LocalPort.open(
      "GET /slow-film.gif HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", to: program.port)
    var piece = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(descriptor, &piece, piece.count)
    let first = -start.timeIntervalSinceNow
    let head = String(decoding: piece[..<max(count, 0)], as: UTF8.self)
    #expect(head.hasPrefix("HTTP/1.1 200"), "\(head)")
    let rest = LocalPort.answer(on: descriptor)
    let last = -start.timeIntervalSinceNow
    #expect((head + rest).contains("Transfer-Encoding: chunked") && rest.utf8.count > 200)
    #expect(first < last - 0.2, "first bytes after \(first) s of \(last)")
    // The same bytes from the cache, with their length.
    let again = try program.send("GET", "/slow-film.gif")
    #expect(again.contains("Content-Length: ") && again.contains("GIF89a"))
  }

  @Test(arguments: [
    "GET /%00 HTTP/1.1", "GET /../badge.png HTTP/1.1", "GET /a%2F..%2Fbadge.png HTTP/1.1",
    "GET /badge.png?name=a&name=b HTTP/1.1", "GET /badge.png?name=%ff HTTP/1.1",
    "GET /%25%25 HTTP/1.1", "GET //// HTTP/1.1", "GET * HTTP/1.1", "GET badge.png HTTP/1.1",
    "GET /badge.png?name=%F0%9F HTTP/1.1", "GET http://a/badge.png?name=a HTTP/1.1",
  ])
  func badAddressesGetAnErrorOfTheClient(line: String) throws {
    let program = try ServedProgram()
    let answer = try LocalPort.send(
      line + "\r\nHost: a\r\nConnection: close\r\n\r\n", to: program.port)
    let status = answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    #expect((400..<500).contains(status), "\(answer)")
    #expect(try program.status("GET", "/healthz") == 200)
  }

  @Test(arguments: [
    String(repeating: "{\"a\":", count: 50_000), String(repeating: "[", count: 200_000),
    "{\"name\": \"\u{0}\"}", "\u{FEFF}", "{\"name\": 1e999}", "null",
    "{\"name\": \"a\", \"isGuest\": 3}",
  ])
  func badBodiesGetAnErrorOfTheClient(body: String) throws {
    let program = try ServedProgram()
    #expect(try program.status("POST", "/badge.png", body: body) == 400)
    #expect(try program.status("GET", "/healthz") == 200)
  }

  @Test func imagesOfRowsComeFromAllowedPlacesOnly() throws {
    let folder = try TemporaryFolder()
    for name in ["in", "out"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let host = try ServedProgram("--log", "json")
    let green = try host.send("GET", "/badge.png?name=x")
    let bytes = try #require(green.range(of: "\r\n\r\n")).upperBound
    #expect(!green[bytes...].isEmpty)
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="lime"/></svg>"#
    try folder.write(svg, to: "in/a.svg")
    try folder.write(svg, to: "out/a.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/link.svg"), withDestinationPath: folder.path("out/a.svg"))
    let program = try ServedProgram(
      "--allow-folder", folder.path("in"), "--allow-host", "127.0.0.1:\(host.port)",
      "--cache-bytes", "0")
    func picture(_ url: String) throws -> String {
      let allowed = CharacterSet.alphanumerics
      let value = url.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      let answer = try program.send("GET", "/photo.svg?url=" + value)
      return String(answer[(answer.range(of: "<svg")?.lowerBound ?? answer.endIndex)...])
    }
    let missing = try picture("none")
    #expect(!missing.isEmpty)
    #expect(try picture("file://" + folder.path("in/a.svg")) != missing)
    #expect(try picture("file://" + folder.path("in/../in/a.svg")) != missing)
    for path in ["out/a.svg", "in/../out/a.svg", "in/link.svg", "in/none.svg"] {
      #expect(try picture("file://" + folder.path(path)) == missing, "\(path)")
    }
    #expect(try picture("http://127.0.0.1:\(host.port)/badge.png?name=x") != missing)
    // One picture asks for an address once, also where there is nothing.
    #expect(try picture("http://127.0.0.1:\(host.port)/once.png") == missing)
    #expect(host.waits(for: #""path":"/once.png""#))
    #expect(host.errors.matches(of: /once\.png/).count == 1)
    for url in [
      "http://localhost:\(host.port)/badge.png?name=x", "http://127.0.0.1:1/", "file:///etc/passwd",
      "http://a@127.0.0.1:\(host.port)/badge.png?name=x", "ftp://127.0.0.1:\(host.port)/a",
    ] {
      #expect(try picture(url) == missing, "\(url)")
    }
  }
}
