import Dispatch
import Foundation

extension PictureService {
  /// Calls back with the picture for a request, and with its key in the cache.
  func make(
    _ scene: ServedScene, _ asked: SceneRequest, _ ifNoneMatch: String?, _ start: DispatchTime,
    _ done: @escaping @Sendable (PictureResponse, Data?) -> Void
  ) {
    let job: PictureJob
    do {
      job = try scene.prepare(asked)
    } catch {
      let error = error as? ServingError ?? .failed("the picture failed: \(error)")
      return done(PictureResponse(error), nil)
    }
    let answer: @Sendable (PictureTicket.Outcome) -> Void = { outcome in
      switch outcome {
      case .failure(let error): done(PictureResponse(error), nil)
      case .success(var response):
        response.scene = scene.name
        done(Self.conditional(response, ifNoneMatch), job.key)
      }
    }
    if let response = unmadeFilm(job, ifNoneMatch) { return done(response, nil) }
    let deadline = start + options.timeLimit
    switch cache.find(job.key, { self.ticket(for: job, of: scene.name, deadline) }) {
    case .finished(let response): answer(.success(response))
    case .underWay(let flight): flight.whenFinished(answer)
    case .absent(let flight):
      flight.whenFinished(answer)
      // No later request joins a picture that was given up.
      flight.whenFinished { [cache] outcome in
        if case .failure = outcome { cache.land(job.key, flight, outcome) }
      }
      flight.stream?.whenFinished { [cache] in
        guard flight.stream?.count == nil else { return }
        cache.land(job.key, flight, .failure(.failed("the film was given up")))
      }
      if !workers.add(flight) { flight.giveUp(.busy(retryAfter: 1)) }
    }
  }

  /// Creates the ticket of a picture that no other request has asked for.
  private func ticket(for job: PictureJob, of scene: String, _ deadline: DispatchTime)
    -> PictureTicket
  {
    switch job.work {
    case .picture(let make):
      return PictureTicket(deadline: deadline) { [cache, options] ticket in
        let outcome = Self.outcome {
          let data = try make()
          let tag = EntityTag.of(data, program: options.program)
          return Self.response(to: job, scene, options, tag: tag, data)
        }
        cache.land(job.key, ticket, outcome)
        return outcome
      }
    case .film(let isProgressive, let make):
      let stream = PictureStream(isProgressive: isProgressive)
      let response = Self.response(
        to: job, scene, options, tag: Self.filmTag(job, options), stream: stream)
      let ticket = PictureTicket(deadline: deadline, stream: stream) { [cache] ticket in
        let outcome = Self.outcome {
          try make(stream)
          stream.finish(isComplete: true)
          guard stream.count != nil else { throw ServingError.failed("the film was given up") }
          return response
        }
        stream.finish(isComplete: false)
        cache.land(job.key, ticket, outcome)
        return outcome
      }
      stream.whenReadable { [weak ticket] in
        if stream.isReadable { ticket?.finish(.success(response)) }
      }
      return ticket
    }
  }

  private static func outcome(_ body: () throws -> PictureResponse) -> PictureTicket.Outcome {
    do {
      return .success(try body())
    } catch {
      return .failure(error as? ServingError ?? .failed("the picture failed: \(error)"))
    }
  }

  private static func response(
    to job: PictureJob, _ scene: String, _ options: ServingOptions, tag: String?,
    _ body: Data = Data(), stream: PictureStream? = nil
  ) -> PictureResponse {
    let age = options.maxAge > 0 ? "public, max-age=\(options.maxAge)" : "no-cache"
    var response = PictureResponse(
      type: job.type,
      headers: (tag.map { [("ETag", $0)] } ?? []) + [("Cache-Control", age)] + job.headers,
      body: body)
    response.scene = scene
    response.stream = stream
    return response
  }

  /// The tag of a film, which is sent before its content is known: its content depends on its key and the program only. Nil if the
  /// program is not known.
  private static func filmTag(_ job: PictureJob, _ options: ServingOptions) -> String? {
    options.program.isEmpty ? nil : EntityTag.of(job.key, program: options.program)
  }

  /// Status 304 for a film that the client has; nothing is made for it.
  private func unmadeFilm(_ job: PictureJob, _ ifNoneMatch: String?) -> PictureResponse? {
    guard case .film = job.work, let ifNoneMatch, let tag = Self.filmTag(job, options),
      EntityTag.matches(tag, ifNoneMatch)
    else { return nil }
    return Self.conditional(Self.response(to: job, "", options, tag: tag), ifNoneMatch)
  }

  /// Returns the response, or status 304 if the client has it.
  static func conditional(
    _ response: PictureResponse, _ ifNoneMatch: String?
  ) -> PictureResponse {
    guard let ifNoneMatch, let tag = response.header("ETag"),
      EntityTag.matches(tag, ifNoneMatch)
    else { return response }
    var response = response
    response.status = 304
    response.body = Data()
    response.stream = nil
    return response
  }
}
