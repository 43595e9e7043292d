import Foundation
import Stillframe
import StillframeTesting
import Testing

/// Snapshots of pictures.
@Suite struct ImageSnapshotTests {
  /// Checks a view in a package of its own; nil when it passes.
  private func check(_ view: some View, _ package: TemporaryPackage) -> SnapshotFailure? {
    do {
      try package.assertion(named: "a").check(
        { view }, as: .image, environment: SnapshotEnvironment([:]), run: SnapshotRun())
      return nil
    } catch {
      return error
    }
  }

  @Test func aViewIsRecordedAndThenAgrees() throws {
    let package = try TemporaryPackage()
    let view = Color.red.frame(width: 5, height: 4)
    #expect(check(view, package)?.description.contains("recorded it") == true)
    #expect(package.files(in: "snapshots") == ["CardTests/shows.a.png"])
    #expect(check(view, package) == nil)
  }

  @Test func anotherColourSizeAndOpacityFailAndShowWhere() throws {
    let package = try TemporaryPackage()
    _ = check(Color.red.frame(width: 5, height: 4), package)
    let golden = package.root.appendingPathComponent("snapshots/CardTests/shows.a.png")
    let before = try Data(contentsOf: golden)
    for failure in [
      check(Color.blue.frame(width: 5, height: 4), package),
      check(Color.red.opacity(0.99).frame(width: 5, height: 4), package),
      check(Color.red.frame(width: 6, height: 4), package),
    ] {
      #expect(failure?.description.contains("differ") == true)
      #expect(
        package.files(in: ".build/snapshot-failures") == [
          "CardTests/shows.a.actual.png", "CardTests/shows.a.difference.png",
          "CardTests/shows.a.reference.png",
        ])
    }
    #expect(try Data(contentsOf: golden) == before)
  }

  @Test func oneComponentOfOnePixelFails() throws {
    let reference = try ImageRenderer(content: Color.red.frame(width: 8, height: 8)).bitmap()
    let diffing = Diffing<Bitmap>.image()
    #expect(try diffing.diff(reference, reference) == nil)
    let loose = Diffing<Bitmap>.image(precision: 0.9)
    let spotted = try ImageRenderer(
      content: Color.red.frame(width: 8, height: 8)
        .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 1, height: 1) }
    ).bitmap()
    let difference = try #require(try diffing.diff(reference, spotted))
    #expect(difference.message.contains("1 pixel of 64"))
    #expect(try loose.diff(reference, spotted) == nil)
    let picture = try Bitmap(pngData: #require(difference.picture))
    #expect(picture.width == 8 && picture.height == 8)
  }

  @Test func goldensOfTranslucentPicturesAgreeAfterTheirRoundTrip() throws {
    let bitmap = try ImageRenderer(
      content: Circle().fill(Color.blue.opacity(0.37)).frame(width: 15, height: 15)
    ).bitmap()
    let diffing = Diffing<Bitmap>.image()
    #expect(try diffing.diff(diffing.fromData(diffing.toData(bitmap)), bitmap) == nil)
  }

  @Test func layoutAndScaleDecideThePicturesSize() throws {
    let fixed = Snapshotting<Color, Bitmap>.image(layout: .fixed(width: 7, height: 3), scale: 2)
    let bitmap = try fixed.snapshot(.red)
    #expect(bitmap.width == 14 && bitmap.height == 6)
  }

  @Test func aViewThatCannotBePaintedIsAFailureWithItsReason() throws {
    let package = try TemporaryPackage()
    let failure = try #require(check(EmptyView(), package))
    #expect(failure.description.hasPrefix("The snapshot could not be made: the content is 0"))
  }

  @Test func theLayoutOfAViewIsText() {
    assertSnapshot(
      of: HStack(spacing: 2) {
        Color.red.frame(width: 5, height: 4).accessibilityIdentifier("left")
        Color.blue
      }, as: .layout(.fixed(width: 20, height: 10)), named: "row")
  }

  @Test func filmsAndStagesShowAMoment() throws {
    let film = FrameSequence(
      value: 2.0, changes: [.init(at: 1, to: 6)], size: CGSize(width: 8, height: 2), fps: 2,
      duration: 1
    ) { width in
      Color.red.frame(width: width)
    }
    let strategy = Snapshotting<FrameSequence, Bitmap>.frame(2)
    #expect(try strategy.snapshot(film) == film.frame(at: 2).bitmap())
    #expect(throws: RenderError.self) {
      try Snapshotting<FrameSequence, Bitmap>.frame(3).snapshot(film)
    }
    let stage = Stage(size: CGSize(width: 8, height: 2)) { Color.red }
    #expect(
      try Snapshotting<Stage, Bitmap>.image(precision: 1).snapshot(stage) == stage.bitmap())
  }
}
