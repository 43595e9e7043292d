import Foundation
import Stillframe
import StillframeTesting
import Testing

/// Films as goldens.
@Suite struct FilmSnapshotTests {
  /// A bar that is wider from a moment on, and a moment later wider still.
  private func film(_ last: Double = 8, fps: Double = 10) -> FrameSequence {
    FrameSequence(
      value: 2.0, changes: [.init(at: 0.5, to: 5), .init(at: 0.8, to: last)],
      size: CGSize(width: 8, height: 2), fps: fps, duration: 1
    ) { width in
      Color.red.frame(width: width)
    }
  }

  private func check(
    _ film: FrameSequence, _ package: TemporaryPackage, fps: Double? = nil
  ) -> SnapshotFailure? {
    do {
      try package.assertion(named: "a").check(
        { film }, as: .frames(fps: fps), environment: SnapshotEnvironment([:]),
        run: SnapshotRun())
      return nil
    } catch {
      return error
    }
  }

  @Test func aFilmIsOneFileAndAgreesWithItself() throws {
    let package = try TemporaryPackage()
    #expect(check(film(), package)?.description.contains("recorded it") == true)
    #expect(package.files(in: "snapshots") == ["CardTests/shows.a.apng"])
    #expect(check(film(), package) == nil)
  }

  @Test func theFirstFrameThatDiffersIsNamedWithItsTime() throws {
    let package = try TemporaryPackage()
    _ = check(film(), package)
    let failure = try #require(check(film(7), package))
    #expect(
      failure.description.contains(
        "\nFrame 8, at 0.8 s, is the first of 3 that differ, of 11. Of the pictures, "))
    #expect(failure.description.contains("shows.a.difference.apng"))
  }

  @Test func aFilmOfAnotherLengthDiffers() throws {
    let package = try TemporaryPackage()
    _ = check(film(), package)
    let shorter = FrameSequence(
      value: 2.0, changes: [.init(at: 0.5, to: 5)], size: CGSize(width: 8, height: 2), fps: 10,
      duration: 0.7
    ) { width in
      Color.red.frame(width: width)
    }
    let failure = try #require(check(shorter, package))
    #expect(failure.description.hasPrefix("The golden has 11 frames, the film 8; those that both"))
  }

  @Test func aRateOfItsOwnTakesOtherMoments() throws {
    let package = try TemporaryPackage()
    _ = check(film(), package, fps: 2)
    #expect(check(film(), package, fps: 2) == nil)
    let failure = try #require(check(film(7), package, fps: 2))
    #expect(failure.description.contains("\nFrame 2, at 1 s, differs and no other of 3. "))
  }

  @Test func whatIsNoFilmIsAClearFailure() throws {
    let package = try TemporaryPackage()
    try package.write("no film", to: "snapshots/CardTests/shows.a.apng")
    #expect(check(film(), package)?.description.contains("cannot be read: ") == true)
  }

  @Test func momentsBesideEachOther() {
    assertSnapshot(of: film(), as: .filmstrip(times: [0, 0.5, 0.9]), named: "strip")
  }

  @Test func whatMovedInTheFirstFrameThatDiffersIsSaid() throws {
    let package = try TemporaryPackage()
    _ = check(film(), package)
    let failure = try #require(check(film(6), package)?.description)
    #expect(failure.hasPrefix("In frame 8: "), "\(failure)")
    #expect(failure.contains("it has .frame(width: 6), had .frame(width: 8)"), "\(failure)")
    #expect(failure.contains("Frame 8, at 0.8 s, is the first of 3 that differ, of 11."))
  }

  @Test func aFilmThatChangesInEveryFrameKeepsSomeReports() throws {
    func long(_ width: CGFloat) -> FrameSequence {
      FrameSequence(size: CGSize(width: 64, height: 40), fps: 60, duration: 3) {
        TimelineView(.animation(minimumInterval: 1 / 60, paused: false)) { context in
          VStack {
            ForEach(0..<12, id: \.self) { index in
              Color.red.opacity(0.5).frame(width: width, height: 2)
                .accessibilityIdentifier("row \(index) \(context.date)")
            }
          }
        }
      }
    }
    let package = try TemporaryPackage()
    _ = check(long(60), package)
    let failure = try #require(check(long(50), package)?.description)
    #expect(failure.hasPrefix("In frame 0: "), "\(failure)")
    #expect(
      failure.contains(".frame(width: 50, height: 2), had .frame(width: 60, height: 2)"),
      "\(failure)")
  }
}
