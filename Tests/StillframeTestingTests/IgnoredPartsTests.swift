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
}
