import Dispatch
public import Foundation
import Synchronization

/// Answers requests with pictures of scenes, without a socket: for an app that has a server of its own.
///
/// It keeps nothing but finished pictures, within a bound.
public final class PictureService: Sendable {
  /// The limits.
  public let options: ServingOptions
  private let scenes: [String: ServedScene]
  private let names: [String]
  private let workers: PictureWorkers
  private let cache: PictureCache
  private let metrics = ServiceMetrics()
  private let signer: AddressSigner?
  /// When the queue was last seen to move.
  private let moved = Mutex((count: 0, at: Date()))

  /// - Parameters:
  ///   - scenes: No two have the same name.
  ///   - whenExhausted: Called once as many threads as `options.jobs` are written off.
  package init(
    scenes: [ServedScene], options: ServingOptions,
    whenExhausted: @escaping @Sendable () -> Void = {}
  ) {
    self.options = options
    self.scenes = Dictionary(scenes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    names = scenes.map(\.name)
    workers = PictureWorkers(
      jobs: options.jobs, queue: options.queue, timeLimit: options.timeLimit,
      whenExhausted: whenExhausted)
    cache = PictureCache(limit: options.cacheBytes)
    signer = options.secret.map { AddressSigner(secret: $0) }
  }

  /// The response to a request: bytes, type, status and headers. It never fails; errors are responses.
  public func response(to request: PictureRequest) async -> PictureResponse {
    await withCheckedContinuation { continuation in
      respond(to: request) { continuation.resume(returning: $0) }
    }
  }

  /// The response to a path and a query, as sent: with their percent escapes.
  public func response(
    to path: String, query: String? = nil, body: Data? = nil
  ) async -> PictureResponse {
    await response(to: PictureRequest(path, query: query, body: body))
  }

  /// The response, on the thread that asks, which waits for it.
  package func waitForResponse(to request: PictureRequest) -> PictureResponse {
    let result = Mutex<PictureResponse?>(nil)
    let semaphore = DispatchSemaphore(value: 0)
    respond(to: request) { response in
      result.withLock { $0 = response }
      semaphore.signal()
    }
    semaphore.wait()
    return result.withLock { $0 } ?? PictureResponse(.failed("no response was made"))
  }

  private func respond(
    to request: PictureRequest, _ body: @escaping @Sendable (PictureResponse) -> Void
  ) {
    let start = Date()
    let done: @Sendable (PictureResponse, String?) -> Void = { [metrics] response, scene in
      var response = response
      response.scene = scene
      metrics.note(scene: scene, status: response.status, seconds: -start.timeIntervalSinceNow)
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
        make(scene, asked, request.ifNoneMatch, start, done)
      }
    } catch {
      done(PictureResponse(error), nil)
    }
  }

  private func make(
    _ scene: ServedScene, _ asked: SceneRequest, _ ifNoneMatch: String?, _ start: Date,
    _ done: @escaping @Sendable (PictureResponse, String?) -> Void
  ) {
    let job: PictureJob
    do {
      job = try scene.prepare(asked)
    } catch {
      let error = error as? ServingError ?? .failed("the picture failed: \(error)")
      return done(PictureResponse(error), scene.name)
    }
    let ticket = { [options, cache] in
      PictureTicket(deadline: start + options.timeLimit) {
        let outcome = Self.outcome(of: job, options)
        cache.land(job.key, outcome)
        return outcome
      }
    }
    let answer: @Sendable (PictureTicket.Outcome) -> Void = { outcome in
      switch outcome {
      case .failure(let error): done(PictureResponse(error), scene.name)
      case .success(let response):
        done(Self.conditional(response, ifNoneMatch), scene.name)
      }
    }
    switch cache.find(job.key, ticket) {
    case .finished(let response): answer(.success(response))
    case .underWay(let flight): flight.whenFinished(answer)
    case .absent(let flight):
      flight.whenFinished(answer)
      // A picture that is given up is nobody's to join any more.
      flight.whenFinished { [cache] outcome in
        if case .failure = outcome { cache.land(job.key, outcome) }
      }
      if !workers.add(flight) { flight.finish(.failure(.busy(retryAfter: 1))) }
    }
  }

  private static func outcome(
    of job: PictureJob, _ options: ServingOptions
  ) -> PictureTicket.Outcome {
    do {
      let data = try job.make()
      return .success(
        PictureResponse(
          type: job.type,
          headers: [
            ("ETag", EntityTag.of(data, program: options.program)),
            (
              "Cache-Control",
              options.maxAge > 0 ? "public, max-age=\(options.maxAge)" : "no-cache"
            ),
          ] + job.headers, body: data))
    } catch {
      return .failure(error as? ServingError ?? .failed("the picture failed: \(error)"))
    }
  }

  /// A response, or status 304 where who asks has it.
  private static func conditional(
    _ response: PictureResponse, _ ifNoneMatch: String?
  ) -> PictureResponse {
    guard let ifNoneMatch, let tag = response.header("ETag"),
      EntityTag.matches(tag, ifNoneMatch)
    else { return response }
    var response = response
    response.status = 304
    response.body = Data()
    return response
  }

  /// Status 503 where pictures wait, and none was finished for twice the time limit.
  private func health() -> PictureResponse {
    let counts = workers.counts
    let seconds = moved.withLock { moved in
      if counts.finished != moved.count || counts.waiting == 0 {
        moved = (counts.finished, Date())
      }
      return -moved.at.timeIntervalSinceNow
    }
    let isWell = seconds < 2 * options.timeLimit
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
