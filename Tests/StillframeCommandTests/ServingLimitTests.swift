import Foundation
import Stillframe
import Synchronization
import Testing

@testable import StillframeScenes
@testable import StillframeServing

/// The bounds of threads, keys and levels of requests, without a socket.
@Suite struct ServingLimitTests {
  /// Pictures that are not finished before a test opens the gate.
  private final class Gate: Sendable {
    private let isOpen = Mutex(false)

    func open() { isOpen.withLock { $0 = true } }

    func wait() -> CGFloat {
      while !isOpen.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.005) }
      return 2
    }
  }

  private struct Number: Decodable, Sendable {
    var id: Int
  }

  private func service(_ gate: Gate, _ timeLimit: Double) -> PictureService {
    var options = ServingOptions(jobs: 1)
    options.timeLimit = timeLimit
    return PictureService(
      SceneGroup([
        Still("held", rows: Number.self) { _ in
          Color.red.frame(width: 2, height: gate.wait())
        }.entry,
        Still("dot", rows: Number.self) { _ in Color.red.frame(width: 2, height: 2) }.entry,
      ]), options: options)
  }

  private func number(_ name: String, _ service: PictureService) async -> Int? {
    let text = String(decoding: await service.response(to: "/metrics").body, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
    return line.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
  }

  @Test func lostThreadsAreBounded() async {
    let gate = Gate()
    defer { gate.open() }
    let service = service(gate, 0.05)
    #expect(await service.response(to: "/healthz").status == 200)
    for id in 0..<24 {
      #expect(await service.response(to: "/held.png?id=\(id)").status == 504)
    }
    #expect(await number("stillframe_workers_stuck", service) == 8)
    // Nothing waits, and nothing would ever be made.
    #expect(await service.response(to: "/healthz").status == 503)
    #expect(await service.response(to: "/dot.png?id=0").status == 504)
    gate.open()
    // One of the lost threads goes on.
    while await number("stillframe_workers_stuck", service) != 0 {
      try? await Task.sleep(for: .milliseconds(5))
    }
    for id in 1..<4 {
      let response = await service.response(to: "/dot.png?id=\(id)")
      #expect(response.status == 200 || response.status == 504)
    }
    #expect(await number("stillframe_workers_stuck", service) == 0)
    #expect(await service.response(to: "/healthz").status == 200)
  }

  @Test func textsOfNoLocaleAreRefused() async {
    let service = service(Gate(), 5)
    for locale in ["de_CH", "zh-Hant", "ar-u-nu-latn", "en_US@calendar=buddhist", "und"] {
      #expect(
        await service.response(to: "/dot.png?id=1&locale=\(locale)").status == 200, "\(locale)")
    }
    let long = "en-" + String(repeating: "a", count: 100)
    for locale in ["", "x", "x-private", "1", "de%00", "de%2F..%2Fetc", "%F0%9F%98%80", long] {
      let response = await service.response(to: "/dot.png?id=1&locale=\(locale)")
      #expect(response.status == 400, "\(locale)")
      // NUL is refused before anything is read from the address.
      let words = locale.contains("%00") ? "NUL" : "locale"
      #expect(String(decoding: response.body, as: UTF8.self).contains(words), "\(locale)")
    }
  }

  /// Foundation keeps each locale: a process that has met too many of them says so, once they are too many, and counts no more.
  @Test func localesWithoutEndAreCounted() {
    let calls = Atomic(0)
    let locales = ServedLocales { calls.wrappingAdd(1, ordering: .relaxed) }
    for number in 0..<ServedLocales.most {
      #expect(locales.identifier("en-a\(number)") != nil)
    }
    #expect(locales.identifier("en-a7") == "en-a7")
    #expect(calls.load(ordering: .relaxed) == 0 && locales.count == ServedLocales.most)
    #expect(locales.identifier("en-more") == "en-more")
    #expect(locales.identifier("en-a7") == "en-a7")
    #expect(calls.load(ordering: .relaxed) == 1 && locales.count == ServedLocales.most)
  }

  @Test func keysWithALongCommonBeginningHaveOtherHashes() {
    let common = Data(repeating: 7, count: 200)
    let hashes = Set((0..<64).map { PictureCache.Key(common + [$0]).hashValue })
    #expect(hashes.count > 60)
  }

  @Test(arguments: [0, 1, 16_383, 16_384, 30_000, 1 << 20])
  func bodiesThatAreKeptHaveMemoryOfTheirOwn(count: Int) {
    var data = Data(capacity: 1 << 21)
    data.append(contentsOf: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let copy = KeptBytes.copy(data)
    #expect(copy == data && KeptBytes.size(of: data) >= count)
    #expect(KeptBytes.size(of: data) - count < 4_096)
    guard count >= KeptBytes.fewestOfPages else { return }
    let place = unsafe copy.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
    #expect(place % 4_096 == 0)
  }

  private final class Nested: Decodable, Sendable {
    let a: Nested?
    enum CodingKeys: CodingKey { case a }
    init(from decoder: any Decoder) throws {
      a = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Nested.self, forKey: .a)
    }
  }

  @Test func levelsOfAQueryAreBounded() throws {
    func row(_ levels: Int) throws -> Nested {
      let key = Array(repeating: "a", count: levels).joined(separator: ".")
      return try QueryRow(QueryItems("\(key).b=1").items).decode(Nested.self)
    }
    #expect(try row(60).a?.a?.a != nil)
    #expect(throws: RowError.self) { try row(65) }
    #expect(throws: RowError.self) { try row(4_000) }
  }
}
