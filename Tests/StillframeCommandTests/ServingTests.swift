import Foundation
import Stillframe
import StillframeScenes
import StillframeServing
import Synchronization
import Testing

/// Requests and responses without a socket.
@Suite struct ServingTests {
  private struct Ticket: Decodable, Sendable {
    var name: String
    var seat: Int
    var isChild: Bool?
    var tags: [String]?
    var day: Date?
    /// As a key of the appearance is called.
    var size: Double?
  }

  private static let scenes = SceneGroup([
    Still("dot", size: CGSize(width: 4, height: 3)) { Color.red }.entry,
    Still("free") { Color.blue.frame(width: 5, height: 5) }.entry,
    Still("ticket", rows: Ticket.self) { ticket in
      Color.red.frame(width: CGFloat(ticket.seat), height: ticket.isChild == true ? 1 : 2)
        .frame(width: ticket.size ?? CGFloat(ticket.seat))
    }.entry,
    Film("film", size: CGSize(width: 4, height: 4), duration: 0.1, fps: 20) { Color.green }.entry,
    Still("slow", rows: Pause.self) { pause in
      Color.red.frame(width: 2, height: Self.pause(pause.seconds))
    }.entry,
  ])

  /// Pictures that are not finished before a test opens the gate.
  private final class Gate: Sendable {
    private let isOpen = Mutex(false)

    func open() { isOpen.withLock { $0 = true } }

    func wait() {
      while !isOpen.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.005) }
    }
  }

  private struct Pause: Decodable, Sendable {
    var seconds: Double
    var id: Int?
  }

  private static func pause(_ seconds: Double) -> CGFloat {
    Thread.sleep(forTimeInterval: seconds)
    return 2
  }

  private func service(_ change: (inout ServingOptions) -> Void = { _ in }) -> PictureService {
    var options = ServingOptions(jobs: 2)
    change(&options)
    return PictureService(Self.scenes, options: options)
  }

  private func error(_ response: PictureResponse) -> String {
    (try? JSONDecoder().decode([String: String].self, from: response.body))?["error"] ?? ""
  }

  @Test func aStillHasTheBytesOfRender() async throws {
    let response = await service().response(to: "/dot.png?scale=2&dark=1")
    var setting = SceneSetting()
    setting.scale = 2
    setting.colorScheme = .dark
    let rendered = try #require(Self.scenes.entries[0].picture(setting)).pngData()
    #expect(response.status == 200 && response.type == "image/png" && response.body == rendered)
    #expect(response.header("X-Content-Type-Options") == "nosniff")
    #expect(await service().response(to: "/dot@2x.png?dark=1").body == rendered)
  }

  @Test(arguments: [
    ("/dot.jpg", "image/jpeg"), ("/dot.webp", "image/webp"), ("/dot.pdf", "application/pdf"),
    ("/dot.svg", "image/svg+xml"), ("/film.apng", "image/png"), ("/film.gif", "image/gif"),
    ("/film.html", "text/html; charset=utf-8"), ("/film.png", "image/png"),
  ]) func formatsFollowTheExtension(path: String, type: String) async {
    let response = await service().response(to: path)
    #expect(
      response.status == 200 && response.type == type && !response.body.isEmpty,
      "\(error(response))")
    let policy = response.header("Content-Security-Policy")
    #expect((policy != nil) == ["image/svg+xml", "text/html; charset=utf-8"].contains(type))
    #expect(type != "image/svg+xml" || policy?.contains("script-src") == false)
  }

  @Test func queryAndBodyAreTheSameRow() async throws {
    let service = service()
    let query = await service.response(
      to: "/ticket.png?name=Ada&seat=7&isChild=1&tags=a&tags=b&day=2026-05-01")
    let body = await service.response(
      to: "/ticket.png",
      body: Data(
        #"{"name": "Ada", "seat": 7, "isChild": true, "tags": ["a"], "day": "2026-05-01"}"#.utf8))
    #expect(query.status == 200 && body.status == 200, "\(error(query)) \(error(body))")
    let bitmap = try Bitmap(pngData: query.body)
    #expect(bitmap.width == 7 && bitmap.height == 1 && query.body == body.body)
  }

  @Test func aKeyOfTheRowHidesTheAppearance() async throws {
    let own = try Bitmap(
      pngData: await service().response(to: "/ticket.png?name=A&seat=7&size=9").body)
    #expect(own.width == 9 && own.height == 2)
    let look = try Bitmap(
      pngData: await service().response(to: "/ticket.png?name=A&seat=7&_size=20x10").body)
    #expect(look.width == 20 && look.height == 10)
  }

  @Test(arguments: [
    ("name=A", "'seat'", "whole number"), ("name=A&seat=12A", "'seat'", "whole number"),
    ("name=A&seat=1&seat=2", "'seat'", "more than once"), ("seat=1", "'name'", "text"),
    ("name=A&seat=1&isChild=perhaps", "'isChild'", "true or false"),
    ("name=A&seat=1&day=tomorrow", "'day'", "ISO 8601"),
    ("name=A&seat=99999999999999999999", "'seat'", "whole number"),
    ("name=A&seat=1&scale=0", "'scale'", "a number from"),
    ("name=A&seat=1&_size=big", "'size'", "WIDTHxHEIGHT"),
    ("name=A&seat=1&dark=1&dark=0", "'dark'", "twice"), ("name=%ff&seat=1", "UTF-8", "address"),
    ("name=%00&seat=1", "NUL", "address"), ("name=%zz&seat=1", "percent", "hexadecimal"),
    ("name=A&seat=1&device=Abacus", "Abacus", "no device"),
    ("name=A&seat=30000&scale=1000", "too large", "pixels"),
    ("name=A&seat=0", "nothing to paint", "points"),
  ]) func whatCannotBeReadIsNamed(query: String, key: String, expectation: String) async {
    let response = await service().response(to: "/ticket.png?" + query)
    #expect(response.status == 400 && response.type == "application/json")
    #expect(
      error(response).contains(key) && error(response).contains(expectation), "\(error(response))")
  }

  @Test(arguments: [
    "", "[", "[1]", "null", #"{"name": 1, "seat": 1}"#, String(repeating: "[", count: 100_000),
    "{\"name\": \"\u{0}\", \"seat\": 1}",
  ]) func bodiesThatAreNoRowAreRefused(body: String) async {
    let response = await service().response(to: "/ticket.png", body: Data(body.utf8))
    #expect(response.status == 400 && error(response).hasPrefix("the row cannot be read"))
  }

  @Test func bodiesThatAreNoTextAreRefused() async {
    let row = Data(#"{"name": "A", "seat": 1, "x": ""#.utf8)
    for bytes in [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF0, 0x9F]] as [[UInt8]] {
      let body = row + bytes + Data("\"}".utf8)
      let response = await service().response(to: "/ticket.png", body: body)
      #expect(response.status == 400, "\(bytes)")
    }
  }

  @Test(arguments: [
    ("/none.png", 404), ("/dot", 404), ("/dot.bmp", 404), ("/dot.mp4", 404),
    ("/dot.other.png", 404), ("/dot..png", 404), ("/film.a.apng", 404), ("/film.sheet.png", 200),
    ("/film.a.sheet.png", 404), ("/dot.sheet.png", 404), ("/dot.PNG", 200), ("/dot.jpeg", 200),
    ("/../etc/passwd", 404),
    ("/%2e%2e%2fdot.png", 404), ("/dot%2Epng", 200), ("/dot.png/", 404), ("dot.png", 400),
    ("/dot%00.png", 400), ("/%", 400), ("", 400), ("/", 200), ("/healthz", 200), ("/metrics", 200),
  ]) func pathsAreScenesAndNothingElse(path: String, status: Int) async {
    let response = await service().response(to: path)
    #expect(response.status == status, "\(error(response))")
  }

  @Test func limitsHaveTheirStatus() async {
    let service = service { $0.maxBody = 10 }
    #expect(await service.response(to: PictureRequest("/dot.png", method: "PUT")).status == 405)
    let post = await service.response(to: PictureRequest("/dot.png", method: "POST"))
    #expect(post.status == 405 && error(post).hasPrefix("POST is for scenes with rows"))
    #expect(post.header("Allow") == "GET, HEAD")
    #expect(await service.response(to: "/ticket.png", body: Data(count: 11)).status == 413)
    let long = "/dot.png?" + String(repeating: "a", count: 9_000)
    #expect(await service.response(to: long).status == 414)
  }

  @Test func aTagIsAnsweredWithNothing() async throws {
    let service = service { $0.maxAge = 60 }
    let first = await service.response(to: "/dot.png")
    let tag = try #require(first.header("ETag"))
    #expect(first.header("Cache-Control") == "public, max-age=60")
    let second = await service.response(
      to: PictureRequest("/dot.png", ifNoneMatch: "\"x\", W/\(tag)"))
    #expect(second.status == 304 && second.body.isEmpty && second.header("ETag") == tag)
    #expect(
      await service.response(to: PictureRequest("/dot.png", ifNoneMatch: "\"x\"")).status == 200)
    let other = PictureService(
      Self.scenes,
      options: {
        var o = ServingOptions()
        o.program = "2"
        return o
      }())
    #expect(await other.response(to: "/dot.png").header("ETag") != tag)
  }

  @Test func onlySignedAddressesAreAnswered() async throws {
    let secret = Data("key".utf8)
    let service = service { $0.secret = secret }
    let address = try AddressSigner(secret: secret).signed("/dot.png?scale=2&dark=1")
    #expect(await service.response(to: address).status == 200)
    let parts = address.split(separator: "=")
    #expect(
      await service.response(to: "/dot.png?dark=1&_signature=\(parts.last ?? "")&scale=2").status
        == 200)
    #expect(
      await service.response(to: "/dot.png?scale=3&dark=1&_signature=\(parts.last ?? "")").status
        == 403)
    #expect(await service.response(to: "/dot.png").status == 403)
    #expect(await service.response(to: "/healthz").status == 200)
  }

  @Test func aSignatureIsForOneBody() async throws {
    let secret = Data("key".utf8)
    let service = service { $0.secret = secret }
    let (signer, row) = (AddressSigner(secret: secret), Data(#"{"name": "A", "seat": 3}"#.utf8))
    let get = try signer.signed("/ticket.png")
    #expect(await service.response(to: get, body: row).status == 403)
    #expect(await service.response(to: get, body: Data()).status == 403)
    #expect(await service.response(to: PictureRequest(get, method: "POST")).status == 403)
    let post = try signer.signed("/ticket.png", body: row)
    #expect(await service.response(to: post, body: row).status == 200)
    #expect(await service.response(to: post).status == 403)
    let other = Data(#"{"name": "A", "seat": 4}"#.utf8)
    #expect(await service.response(to: post, body: other).status == 403)
    // The NUL between address and body is no part of an address.
    let signature = post.split(separator: "=").last ?? ""
    let moved = "\u{0}" + String(decoding: row, as: UTF8.self) + "&_signature=\(signature)"
    #expect(!(try signer.accepts(path: "/ticket.png", query: moved, body: nil)))
  }

  /// By `printf '/dot.png?dark=1&scale=2' | openssl dgst -sha256 -hmac key`.
  @Test func signaturesAreHMACOverPathAndSortedQuery() throws {
    let signed = try AddressSigner(secret: Data("key".utf8)).signed("/dot.png?scale=2&dark=1")
    #expect(
      signed
        == "/dot.png?scale=2&dark=1&_signature=fb02306183eeceeee68acb07929baaf403568b1114ac67b36ac9b62f9e9167c6"
    )
  }

  private func heldPictures(by gate: Gate, timeLimit: Double) -> PictureService {
    var options = ServingOptions(jobs: 1)
    options.queue = 1
    options.timeLimit = timeLimit
    return PictureService(
      SceneGroup([
        Still("held", rows: Pause.self) { _ in
          Color.red.frame(
            width: 2,
            height: {
              gate.wait()
              return 2
            }())
        }.entry,
        Still("dot", size: CGSize(width: 4, height: 3)) { Color.red }.entry,
      ]), options: options)
  }

  @Test func aFullQueueHasItsStatus() async {
    let gate = Gate()
    defer { gate.open() }
    let service = heldPictures(by: gate, timeLimit: 36_000)
    let responses = await withTaskGroup(of: PictureResponse.self) { group in
      for id in 0..<4 {
        group.addTask { await service.response(to: "/held.png?seconds=0&id=\(id)") }
      }
      var responses: [PictureResponse] = []
      for await response in group {
        responses.append(response)
        // The others cannot end before this.
        if responses.count == 2 { gate.open() }
      }
      return responses
    }
    #expect(responses.map(\.status) == [503, 503, 200, 200])
    #expect(responses.first?.header("Retry-After") == "1")
  }

  @Test func aLatePictureHasItsStatus() async {
    let gate = Gate()
    defer { gate.open() }
    let service = heldPictures(by: gate, timeLimit: 1)
    #expect(await service.response(to: "/held.png?seconds=0").status == 504)
    // The lost worker is replaced; where the machine is busy, this picture is late as well.
    while await service.response(to: "/dot.png").status != 200 {
      try? await Task.sleep(for: .milliseconds(5))
    }
    let metrics = String(decoding: await service.response(to: "/metrics").body, as: UTF8.self)
    #expect(metrics.contains(#"stillframe_requests_total{scene="held",status="504"} 1"#))
    #expect(metrics.contains("stillframe_workers_stuck 1\n"))
  }

  @Test func equalRequestsAreDrawnOnce() async {
    let service = service()
    let bodies = await withTaskGroup(of: Data.self) { group in
      for _ in 0..<8 {
        group.addTask { await service.response(to: "/slow.png?seconds=0.3").body }
      }
      return await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    _ = await service.response(to: "/slow.png?seconds=0.3&unread=1")
    let metrics = String(decoding: await service.response(to: "/metrics").body, as: UTF8.self)
    #expect(bodies.count == 1 && metrics.contains("stillframe_pictures_total 1\n"), "\(metrics)")
    #expect(metrics.contains("stillframe_cache_joins_total 7\n"))
    #expect(metrics.contains("stillframe_cache_hits_total 1\n"))
  }

  @Test func theCacheKeepsItsBound() async {
    let service = service { $0.cacheBytes = 8_000 }
    for seat in 1...60 { _ = await service.response(to: "/ticket.png?name=A&seat=\(seat)") }
    let metrics = String(decoding: await service.response(to: "/metrics").body, as: UTF8.self)
    let line = metrics.split(separator: "\n").first { $0.hasPrefix("stillframe_cache_bytes ") }
    let bytes = line.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
    #expect(bytes > 1_000 && bytes <= 8_000)
  }
}
