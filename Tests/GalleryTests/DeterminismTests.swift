import Dispatch
import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import Synchronization
import Testing

/// A picture depends on its view and on nothing else: not on the thread, on what other threads do, nor on
/// which frames were made before.
@Suite struct DeterminismTests {
  init() { GalleryFonts.register() }

  private func still(_ scene: GalleryScene, scale: CGFloat = 2) throws -> Data {
    var setting = SceneSetting()
    setting.scale = scale
    return try scene.makeStill(setting).pngData()
  }

  /// What each of `count` pieces of work made, all of them under way at the same time on as many threads.
  private func concurrently<Made: Sendable>(
    _ count: Int, _ work: @Sendable @escaping (Int) throws -> Made
  ) throws -> [Made] {
    let results = Mutex([Int: Result<Made, any Error>]())
    let threads = (0..<count).map { index in
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        let result = Result { try work(index) }
        results.withLock { $0[index] = result }
        done.signal()
      }
      thread.stackSize = 8 << 20
      thread.start()
      return done
    }
    for done in threads { done.wait() }
    let all = results.withLock { $0 }
    return try (0..<count).map { try #require(all[$0]).get() }
  }

  @Test func stillsAreTheSameFromOneThreadAndFromManyAtOnce() throws {
    let scenes = Gallery.scenes
    let alone = try scenes.map { try still($0) }
    // Each scene on two threads, in the company of all the others.
    let together = try concurrently(scenes.count * 2) { index in
      try still(scenes[index % scenes.count])
    }
    for (index, data) in together.enumerated() {
      #expect(data == alone[index % scenes.count], "\(scenes[index % scenes.count].name)")
    }
  }

  @Test func framesAreTheSameFromOneThreadAndFromManyAtOnce() throws {
    let films = Gallery.scenes.compactMap { $0.makeFilm() }
    let alone = try films.map { try $0.frame(at: 45).bitmap() }
    let together = try concurrently(films.count * 2) { index in
      try films[index % films.count].frame(at: 45).bitmap()
    }
    for (index, bitmap) in together.enumerated() {
      #expect(bitmap == alone[index % films.count])
    }
  }

  /// Numbers that walk through a film without order, and twice over some frames.
  private func shuffled(_ count: Int) -> [Int] {
    let step = count.isMultiple(of: 37) ? 41 : 37
    return (0..<6).map { ($0 * step + count / 2) % count } + [count - 1, 0, count / 3]
  }

  @Test(arguments: Gallery.scenes.filter { $0.timing != nil }.map(\.name))
  func framesInAnyOrderAreThoseOfPlayingFromTheStart(_ name: String) throws {
    let film = try #require(Gallery.scene(named: name)?.makeFilm())
    let numbers = shuffled(film.count)
    var played: [Int: Bitmap] = [:]
    for frame in film where numbers.contains(frame.index) {
      played[frame.index] = try frame.bitmap()
    }
    for number in numbers {
      let frame = try film.frame(at: number)
      #expect(frame.index == number)
      #expect(try frame.bitmap() == played[number], "\(name), frame \(number)")
    }
  }

  @Test(arguments: Gallery.scenes.filter { $0.timing != nil }.map(\.name))
  func filmsMove(_ name: String) throws {
    let film = try #require(Gallery.scene(named: name)?.makeFilm())
    let first = try film.frame(at: 0).bitmap()
    #expect(try shuffled(film.count).contains { try film.frame(at: $0).bitmap() != first })
  }
}
