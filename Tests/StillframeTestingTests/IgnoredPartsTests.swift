import Foundation
import Stillframe
import StillframeTesting
import Testing

/// Views and rectangles that may be anything.
@Suite struct IgnoredPartsTests {
  private struct Dashboard: View {
    var time = "10:41"
    var color = Color.green
    var ink = Color.black

    var body: some View {
      VStack(spacing: 4) {
        Text(time).foregroundStyle(ink).frame(width: 60).accessibilityIdentifier("clock")
        color.frame(width: 60, height: 10)
      }
    }
  }

  private func check(
    _ dashboard: Dashboard, _ package: TemporaryPackage,
    as strategy: Snapshotting<Dashboard, Bitmap>
  ) -> SnapshotFailure? {
    do {
      try package.assertion(named: "a").check(
        { dashboard }, as: strategy, environment: SnapshotEnvironment([:]), run: SnapshotRun())
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["clock", "#clock"]) func aViewMayBeAnything(_ name: String) throws {
    let package = try TemporaryPackage()
    _ = check(Dashboard(), package, as: .image(scale: 2))
    let later = Dashboard(time: "23:08")
    #expect(check(later, package, as: .image(scale: 2)) != nil)
    #expect(check(later, package, as: .image(scale: 2).ignoring(name)) == nil)
    let red = Dashboard(time: "23:08", color: .red)
    let failure = try #require(check(red, package, as: .image(scale: 2).ignoring(name)))
    // Only the bar counts: 60 × 10 points, at two pixels a point.
    #expect(failure.description.contains("2400 pixels of"))
  }

  @Test func aTextIsKnownByItsWords() throws {
    let package = try TemporaryPackage()
    _ = check(Dashboard(), package, as: .image(scale: 2))
    let blue = Dashboard(ink: .blue)
    #expect(check(blue, package, as: .image(scale: 2)) != nil)
    #expect(check(blue, package, as: .image(scale: 2).ignoring("10:41")) == nil)
  }

  @Test func aRectangleMayBeAnything() throws {
    let package = try TemporaryPackage()
    _ = check(Dashboard(), package, as: .image(scale: 2))
    let red = Dashboard(color: .red)
    let bar = CGRect(x: 0, y: 24.5, width: 60, height: 10)
    #expect(check(red, package, as: .image(scale: 2).ignoring(bar)) == nil)
    let half = CGRect(x: 0, y: 24.5, width: 30, height: 10)
    let failure = try #require(check(red, package, as: .image(scale: 2).ignoring(half)))
    #expect(failure.description.contains("1200 pixels of"))
  }

  @Test func aViewThatIsNowhereIsNamed() throws {
    let package = try TemporaryPackage()
    _ = check(Dashboard(), package, as: .image)
    let failure = check(Dashboard(time: "1"), package, as: .image.ignoring("watch"))
    #expect(
      failure?.description.contains("no view has the identifier or the words 'watch'") == true)
  }

  /// A clock that moves along, above a bar.
  private func film(_ time: String, bar: Color = .green) -> FrameSequence {
    FrameSequence(
      value: 0.0, changes: [.init(at: 0.2, to: 30)], size: CGSize(width: 80, height: 40), fps: 10,
      duration: 0.5
    ) { place in
      VStack(alignment: .leading, spacing: 4) {
        Text(time).frame(width: 40).accessibilityIdentifier("clock").padding(.leading, place)
        bar.frame(width: 60, height: 10)
      }
    }
  }

  private func check(
    _ film: FrameSequence, _ package: TemporaryPackage,
    as strategy: Snapshotting<FrameSequence, FilmSnapshot>
  ) -> SnapshotFailure? {
    do {
      try package.assertion(named: "a").check(
        { film }, as: strategy, environment: SnapshotEnvironment([:]), run: SnapshotRun())
      return nil
    } catch {
      return error
    }
  }

  @Test func aViewOfAFilmMayBeAnythingWhereverItIs() throws {
    let package = try TemporaryPackage()
    _ = check(film("10:41"), package, as: .frames)
    #expect(check(film("23:08"), package, as: .frames) != nil)
    #expect(check(film("23:08"), package, as: .frames.ignoring("clock")) == nil)
    let red = try #require(
      check(film("23:08", bar: .red), package, as: .frames.ignoring("clock")))
    // Only the bar counts: 60 × 10 points.
    #expect(red.description.contains("is the first of 6 that differ, of 6"), "\(red)")
    #expect(red.description.contains("600 pixels of"), "\(red)")
    // Where the clock comes to, and not where it was.
    let end = CGRect(x: 34, y: 0, width: 46, height: 26)
    let early = try #require(check(film("23:08"), package, as: .frames.ignoring(end)))
    #expect(early.description.contains("is the first of 2 that differ, of 6"), "\(early)")
    let nowhere = check(film("23:08"), package, as: .frames.ignoring("watch"))
    #expect(
      nowhere?.description.contains("no view has the identifier or the words 'watch'") == true)
  }
}
