import Foundation
import StillframeServing
import Synchronization
import Testing

/// Films on their way, without a socket.
@Suite struct ServedFilmTests {
  /// Scenes that no catalogue has.
  private func service(
    _ work: PictureJob.Work, _ change: (inout ServingOptions) -> Void = { _ in }
  ) -> PictureService {
    var options = ServingOptions(jobs: 1)
    options.program = "1"
    change(&options)
    let scene = ServedScene(name: "film", title: "", kind: "film") { request in
      guard request.fileExtension != ".error" else { throw CocoaError(.fileNoSuchFile) }
      return PictureJob(key: Data("film".utf8), type: "image/gif", work: work)
    }
    return PictureService(scenes: [scene], options: options)
  }

  @Test func whatFailsOtherwiseHasStatus500() async {
    let service = service(.picture { throw CocoaError(.fileNoSuchFile) })
    #expect(await service.response(to: "/film.png").status == 500)
    #expect(await service.response(to: "/film.error").status == 500)
  }

  @Test func aFilmIsJoinedWhileItIsMade() async throws {
    let (started, goesOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let count = Mutex(0)
    let service = service(
      .film(isProgressive: true) { stream in
        count.withLock { $0 += 1 }
        try stream.append(Data("first ".utf8))
        started.signal()
        goesOn.wait()
        try stream.append(Data("second".utf8))
      })
    let request = PictureRequest("/film.gif")
    let first = service.waitForResponse(to: request)
    started.wait()
    let second = service.waitForResponse(to: request)
    let (a, b) = (try #require(first.stream), try #require(second.stream))
    #expect(a.read(at: 0, atMost: 100) == Data("first ".utf8) && a.count == nil)
    #expect(b.read(at: 2, atMost: 3) == Data("rst".utf8))
    goesOn.signal()
    #expect(b.read(at: 6, atMost: 100) == Data("second".utf8))
    #expect(b.read(at: 12, atMost: 100)?.isEmpty == true)
    let third = await service.response(to: request)
    #expect(third.body == Data("first second".utf8) && third.stream == nil)
    #expect(count.withLock { $0 } == 1 && third.header("ETag") == first.header("ETag"))
    let tag = try #require(third.header("ETag"))
    let other = self.service(.film(isProgressive: true) { _ in Issue.record("it was made") })
    #expect(
      await other.response(to: PictureRequest("/film.gif", ifNoneMatch: tag)).status == 304)
  }

  @Test func aFilmThatFailsEndsItsStreamAndIsMadeAgain() async throws {
    let count = Mutex(0)
    let service = service(
      .film(isProgressive: true) { stream in
        try stream.append(Data("first".utf8))
        let number = count.withLock { count in
          count += 1
          return count
        }
        guard number > 1 else { throw ServingError.failed("no") }
      })
    let failed = await service.response(to: "/film.gif")
    #expect(failed.status == 500, "\(failed.body.count)")
    #expect(await service.response(to: "/film.gif").body == Data("first".utf8))
  }

  @Test func aLateFilmIsGivenUp() async throws {
    let gate = DispatchSemaphore(value: 0)
    let service = service(
      .film(isProgressive: true) { stream in
        try stream.append(Data("first".utf8))
        gate.wait()
        try stream.append(Data("second".utf8))
      }, { $0.timeLimit = 0.3 })
    let response = service.waitForResponse(to: PictureRequest("/film.gif"))
    let stream = try #require(response.stream)
    #expect(response.status == 200 && stream.read(at: 0, atMost: 9) == Data("first".utf8))
    #expect(stream.read(at: 5, atMost: 9) == nil)
    gate.signal()
  }

  @Test func aFilmThatChangesItsBeginningIsSentAtItsEnd() async {
    let service = service(
      .film(isProgressive: false) { stream in
        try stream.append(Data("0 frames".utf8))
        try stream.replace(at: 0, with: Data("7".utf8))
      })
    #expect(await service.response(to: "/film.webp").body == Data("7 frames".utf8))
  }
}
