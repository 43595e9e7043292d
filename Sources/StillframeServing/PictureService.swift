import Dispatch
public import Foundation
import Synchronization

/// Answers requests with pictures of scenes, without a socket: for an app that has its own server.
///
/// Its only state is a bounded cache of finished pictures.
public final class PictureService: Sendable {
  /// The limits.
  public let options: ServingOptions
  private let scenes: [String: ServedScene]
  private let names: [String]
  let workers: PictureWorkers
  let cache: PictureCache
  private let metrics: ServiceMetrics
  private let signer: AddressSigner?

  /// - Parameters:
  ///   - scenes: No two have the same name.
  ///   - whenExhausted: A closure called when at least as many threads as `options.jobs` are written off.
  package init(
    scenes: [ServedScene], options: ServingOptions,
    whenExhausted: @escaping @Sendable () -> Void = {}
  ) {
    self.options = options
    self.scenes = Dictionary(scenes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    names = scenes.map(\.name)
    metrics = ServiceMetrics(scenes: names)
    workers = PictureWorkers(
      jobs: options.jobs, queue: options.queue, timeLimit: options.timeLimit,
      whenExhausted: whenExhausted)
    cache = PictureCache(limit: options.cacheBytes)
    signer = options.secret.map { AddressSigner(secret: $0) }
  }

  /// Returns the response to a request: bytes, type, status and headers. Errors are responses too.
  public func response(to request: PictureRequest) async -> PictureResponse {
    await withCheckedContinuation { continuation in
      respond(to: request) { response in
        guard let stream = response.stream else { return continuation.resume(returning: response) }
        stream.whenFinished { continuation.resume(returning: response.completed) }
      }
    }
  }

  /// Returns the response to a path and a query as sent, with their percent escapes.
  public func response(
    to path: String, query: String? = nil, body: Data? = nil
  ) async -> PictureResponse {
    await response(to: PictureRequest(path, query: query, body: body))
  }

  /// Waits for the response. A film's may still be in progress then.
  package func waitForResponse(to request: PictureRequest) -> PictureResponse {
    let start = DispatchTime.now()
    let address = Self.address(of: request)
    // Most requests end here, with one lock.
    if let address, let response = finished(request, at: address, start) { return response }
    let result = Mutex<PictureResponse?>(nil)
    let semaphore = DispatchSemaphore(value: 0)
    make(request, address, start) { response in
      result.withLock { $0 = response }
      semaphore.signal()
    }
    semaphore.wait()
    return result.withLock { $0 } ?? PictureResponse(.failed("no response was made"))
  }

  /// Calls back with the response; a film's may still be in progress then.
  package func respond(
    to request: PictureRequest, _ body: @escaping @Sendable (PictureResponse) -> Void
  ) {
    let start = DispatchTime.now()
    let address = Self.address(of: request)
    if let address, let response = finished(request, at: address, start) { return body(response) }
    make(request, address, start, body)
  }

  /// Counts a request that a server has refused by itself.
  package func noteRefusal(status: Int) {
    metrics.note(scene: nil, status: status, nanoseconds: 0)
  }

  /// Returns the response of an address that was answered before; nil: it has to be read.
  private func finished(
    _ request: PictureRequest, at address: String, _ start: DispatchTime
  ) -> PictureResponse? {
    guard let kept = cache.finished(at: address) else { return nil }
    let response = Self.conditional(kept, request.ifNoneMatch)
    metrics.note(
      scene: response.scene, status: response.status, nanoseconds: start.nanosecondsUntilNow)
    return response
  }

  /// Calls back with the response to a request whose address is in no cache.
  private func make(
    _ request: PictureRequest, _ address: String?, _ start: DispatchTime,
    _ body: @escaping @Sendable (PictureResponse) -> Void
  ) {
    let done: @Sendable (PictureResponse, String?) -> Void = { [metrics] response, scene in
      var response = response
      response.scene = scene
      metrics.note(scene: scene, status: response.status, nanoseconds: start.nanosecondsUntilNow)
      body(response)
    }
    do throws(ServingError) {
      switch try Route(request, options, scenes, signer) {
      case .health: done(health(), nil)
      case .metrics:
        done(
          PictureResponse(
            type: "text/plain; version=0.0.4; charset=utf-8",
            headers: [("Cache-Control", "no-store")],
            body: Data(metrics.text(workers.counts, cache.counts).utf8)), nil)
      case .list: done(list(), nil)
      case .scene(let scene, let asked):
        make(scene, asked, request.ifNoneMatch, start) { [cache] response, key in
          if let key, let address { cache.add(address, to: key) }
          done(response, scene.name)
        }
      }
    } catch {
      done(PictureResponse(error), nil)
    }
  }

  /// The address whose response depends on nothing else; nil: there is a body, or another method.
  private static func address(of request: PictureRequest) -> String? {
    guard request.body == nil, request.method == "GET" || request.method == "HEAD" else {
      return nil
    }
    return request.path + "?" + request.query
  }

  /// Returns status 503 if pictures wait and none was begun for twice the time limit, or if no thread is left.
  private func health() -> PictureResponse {
    let counts = workers.counts
    let seconds = Double(counts.movedAt.nanosecondsUntilNow) / 1e9
    let isMoving = counts.waiting == 0 || seconds < 2 * options.timeLimit
    let isWell = isMoving && counts.hasThreads
    let text =
      #"{"status": "\#(isWell ? "ok" : "stuck")", "waiting": \#(counts.waiting), "#
      + #""running": \#(counts.running), "stuck": \#(counts.stuck)}"# + "\n"
    return PictureResponse(
      status: isWell ? 200 : 503, type: "application/json",
      headers: [("Cache-Control", "no-store")], body: Data(text.utf8))
  }

  private func list() -> PictureResponse {
    struct Entry: Encodable { let name, title, kind: String }
    let entries = names.compactMap { scenes[$0] }.map {
      Entry(name: $0.name, title: $0.title, kind: $0.kind)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let body = (try? encoder.encode(entries)) ?? Data("[]".utf8)
    return PictureResponse(
      type: "application/json", headers: [("Cache-Control", "no-cache")], body: body)
  }
}

extension DispatchTime {
  /// The nanoseconds since this time, by a clock that nobody sets.
  var nanosecondsUntilNow: UInt64 {
    let now = DispatchTime.now().uptimeNanoseconds
    return now > uptimeNanoseconds ? now - uptimeNanoseconds : 0
  }
}
