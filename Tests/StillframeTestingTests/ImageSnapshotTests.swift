import Foundation
import StillGoldens
import Stillframe
import StillframeTesting
import Synchronization
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

  /// Flexible frames have their least size, as on iOS, where nothing is cut by that.
  @Test func aViewWithoutASizeIsAsSmallAsItBecomes() throws {
    func size(_ view: some View) throws -> [Int] {
      let picture = try Snapshotting<AnyView, Bitmap>.image.snapshot(AnyView(view)).value()
      return [picture.width, picture.height]
    }
    let row = Color.red.frame(minWidth: 30, idealWidth: 90, minHeight: 20, idealHeight: 50)
    #expect(try size(row) == [30, 20])
    // Sizes on the way to that are no changes.
    let changes = Mutex(0)
    let watched = Color.red.frame(minWidth: 40, idealWidth: 90, minHeight: 4, idealHeight: 9)
      .background {
        GeometryReader { place in
          Color.blue.onChange(of: place.size) { changes.withLock { $0 += 1 } }
        }
      }
    #expect(try size(watched) == [40, 4])
    #expect(changes.withLock { $0 } == 0)
    // What would be gone or cut has its ideal size.
    #expect(try size(Color.red) == [10, 10])
    #expect(
      try size(
        VStack(spacing: 0) {
          row
          Color.blue
        }) == [90, 60])
    let words = Text("A paragraph that takes two lines").frame(width: 120)
    #expect(try size(words) == size(words.fixedSize(horizontal: false, vertical: true)))
    #expect(try size(Text("Save").padding(4)) == size(Text("Save").fixedSize().padding(4)))
  }

  /// A device takes the picture in the turn of its run loop in which the view appears.
  @Test(arguments: [(false, 20), (true, 40)])
  func theMainQueueRunsAfterThePicture(settles: Bool, width: Int) {
    struct Late: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onAppear {
            width = 20
            DispatchQueue.main.async { width = 40 }
          }
          .frame(width: 50)
      }
    }
    #expect(redColumns(of: Late(), as: .image(settles: settles)) == width)
  }

  /// Returns how many columns of a view's picture are red; nil if there is not one picture.
  private func redColumns<V: View>(of view: V, as picture: Snapshotting<V, Bitmap>) -> Int? {
    var pictures: [Bitmap] = []
    picture.snapshot(view).run { pictures.append($0) }
    guard pictures.count == 1, let picture = pictures.first else { return nil }
    return (0..<picture.width).count { picture[$0, picture.height / 2].green < 100 }
  }

  /// What a controller says counts for the view that it hosts, unless the view says otherwise.
  @Test(arguments: [
    (UIUserInterfaceStyle.dark, UIUserInterfaceStyle.unspecified, UInt8(0)),
    (.dark, .light, 255), (.light, .dark, 0), (.unspecified, .unspecified, 255),
  ])
  @MainActor func aViewIsDrawnInTheLightOfItsController(
    controller: UIUserInterfaceStyle, own: UIUserInterfaceStyle, red: UInt8
  ) throws {
    let hosting = UIHostingController(rootView: Color(uiColor: .systemBackground))
    hosting.view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    hosting.overrideUserInterfaceStyle = controller
    hosting.view.overrideUserInterfaceStyle = own
    var pictures: [Bitmap] = []
    Snapshotting<UIView, Bitmap>.image.snapshot(hosting.view).run { pictures.append($0) }
    #expect(pictures.map { $0[2, 2].red } == [red])
  }

  /// Text that is not of a fixed size takes no room where none is offered.
  @Test(arguments: [(false, 24), (true, 60)])
  @MainActor func aHostingControllerWithoutSizeIsAsSmallAsItsViewBecomes(
    isFixed: Bool, width: Int
  ) {
    let hosting = UIHostingController(
      rootView: HStack(spacing: 4) {
        Text("Title").frame(width: isFixed ? 36 : nil)
        Color.red.frame(width: 20, height: 10)
      })
    var sizes: [[Int]] = []
    Snapshotting<UIViewController, Bitmap>.image.snapshot(hosting).run {
      sizes.append([$0.width, $0.height > 10 ? 1 : 0])
    }
    #expect(sizes == [[width, 1]])
  }

  /// UIKit measures a view that is in no window; its picture has that size, whatever its appearance changes then.
  @Test(arguments: [(false, 10, 12, 10), (true, 40, 30, 40)])
  func aPictureHasTheSizeThatItsViewBeginsWith(
    settles: Bool, width: Int, height: Int, columns: Int
  ) throws {
    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: width - 10).padding(.vertical, width < 20 ? 6 : 0)
          .onAppear { width = 40 }
      }
    }
    var pictures: [Bitmap] = []
    Snapshotting<Growing, Bitmap>.image(settles: settles).snapshot(Growing())
      .run { pictures.append($0) }
    let picture = try #require(pictures.first)
    #expect((picture.width, picture.height) == (width, height))
    #expect(redColumns(of: Growing(), as: .image(settles: settles)) == columns)
  }

  /// Rule L1.13: at other scales than 3 the last digit of a sum takes no pixel; 5.000000000000001 points are 5.
  @Test(arguments: [(1.0, 5), (2, 10)]) func noiseTakesNoPixel(scale: CGFloat, pixels: Int) throws {
    let view = VStack(spacing: 0) {
      ForEach([0.2, 4.4, 0.4], id: \.self) { Color.red.frame(width: 4, height: $0) }
    }
    #expect(CGFloat(0.2) + 4.4 + 0.4 > 5)
    var pictures: [Bitmap] = []
    Snapshotting<AnyView, Bitmap>.image(traits: UITraitCollection(displayScale: scale))
      .snapshot(AnyView(view)).run { pictures.append($0) }
    #expect(pictures.map(\.height) == [pixels])
  }

  /// Rule L1.13: 542.0000000000001 pixels are 543, as in Apple's picture of three such rows.
  @Test(arguments: [(20, 543), (25, 588), (40, 723), (52.0 / 3, 518)])
  func aSumTakesAFurtherPixelForItsLastDigit(row: CGFloat, pixels: Int) throws {
    let view = VStack(spacing: 20) {
      ForEach(0..<3) { index in
        Color.red.frame(width: 90, height: row)
        if index < 2 { Divider() }
      }
    }
    .padding(20)
    var pictures: [Bitmap] = []
    Snapshotting<AnyView, Bitmap>.image(traits: UITraitCollection(displayScale: 3))
      .snapshot(AnyView(view)).run { pictures.append($0) }
    #expect(pictures.map(\.height) == [pixels])
  }

  @Test func aViewThatBeginsWithNothingHasTheSizeThatItGets() {
    struct Awaited: View {
      @State private var isThere = false
      var body: some View {
        Group { if isThere { Color.red.frame(width: 7, height: 3) } }.onAppear { isThere = true }
      }
    }
    #expect(redColumns(of: Awaited(), as: .image) == 7)
  }

  /// What a task waits for goes on, as the task does.
  @Test func tasksThatWaitForTheMainQueueGoOn() throws {
    struct Loading: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .task {
            await withCheckedContinuation { continuation in
              DispatchQueue.main.async { continuation.resume() }
            }
            width = 30
          }
          .frame(width: 50)
      }
    }
    #expect(redColumns(of: Loading(), as: .image) == 30)
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
          "CardTests/shows.a.png.failure.json", "CardTests/shows.a.reference.png",
        ])
    }
    #expect(try Data(contentsOf: golden) == before)
  }

  @Test func aGoldenCarriesWhatItShowsAndAFailureSaysWhatMoved() throws {
    let package = try TemporaryPackage()
    func card(_ padding: CGFloat) -> some View {
      Text("Secret Garden").padding(padding).accessibilityIdentifier("card")
    }
    _ = check(card(4), package)
    let golden = package.root.appendingPathComponent("snapshots/CardTests/shows.a.png")
    let data = try Data(contentsOf: golden)
    let report = try #require(StoredReport.read(from: data))
    #expect(
      report.description.contains("Text #card \"Secret Garden\"") || report.frame(of: "card") != nil
    )
    #expect(check(card(4), package) == nil)
    let failure = try #require(check(card(7), package))
    #expect(
      failure.description.hasPrefix(
        "Text \"Secret Garden\" (#card) moved 3 right and 3 down: it has .padding(7), had .padding(4)."
      ))
    #expect(failure.description.contains("The golden is "))
  }

  @Test func aGoldenWithoutAReportWorks() throws {
    let package = try TemporaryPackage()
    let golden = package.root.appendingPathComponent("snapshots/CardTests/shows.a.png")
    try package.write("", to: "snapshots/CardTests/shows.a.png")
    let red = Color.red.frame(width: 5, height: 4)
    try ImageRenderer(content: red).bitmap().pngData().write(to: golden)
    #expect(check(red, package) == nil)
    let failure = try #require(check(red.padding(1), package))
    #expect(failure.description.hasPrefix("The golden is 5 × 4 pixels, the picture 7 × 6."))
  }

  @Test func aReportThatIsDamagedIsAsNone() throws {
    let package = try TemporaryPackage()
    _ = check(Text("Hi"), package)
    let golden = package.root.appendingPathComponent("snapshots/CardTests/shows.a.png")
    let whole = try Data(contentsOf: golden)
    let start = try #require(whole.firstRange(of: Data("stLR".utf8))).lowerBound
    var damaged = whole
    damaged[start + 9] ^= 0xFF
    #expect(StoredReport.read(from: damaged) == nil)
    #expect(StoredReport.read(from: whole.prefix(start + 10)) == nil)
    #expect(StoredReport.read(from: Data()) == nil)
  }

  @Test func oneComponentOfOnePixelFails() throws {
    let reference = try ImageRenderer(content: Color.red.frame(width: 8, height: 8)).bitmap()
    let diffing = Diffing<Bitmap>.image()
    #expect(diffing.diff(reference, reference) == nil)
    let loose = Diffing<Bitmap>.image(precision: 0.9)
    let spotted = try ImageRenderer(
      content: Color.red.frame(width: 8, height: 8)
        .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 1, height: 1) }
    ).bitmap()
    let (message, files) = try #require(diffing.diff(reference, spotted))
    #expect(message.contains("1 pixel of 64"))
    #expect(loose.diff(reference, spotted) == nil)
    let picture = try Bitmap(pngData: #require(files.first?.payload))
    #expect(picture.width == 8 && picture.height == 8)
  }

  @Test func goldensOfTranslucentPicturesAgreeAfterTheirRoundTrip() throws {
    let bitmap = try ImageRenderer(
      content: Circle().fill(Color.blue.opacity(0.37)).frame(width: 15, height: 15)
    ).bitmap()
    let diffing = Diffing<Bitmap>.image()
    #expect(diffing.diff(diffing.fromData(diffing.toData(bitmap)), bitmap) == nil)
  }

  @Test func layoutAndScaleDecideThePicturesSize() throws {
    let fixed = Snapshotting<Color, Bitmap>.image(layout: .fixed(width: 7, height: 3), scale: 2)
    let bitmap = try fixed.snapshot(.red).value()
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
    #expect(try strategy.snapshot(film).value() == film.frame(at: 2).bitmap())
    #expect(throws: RenderError.self) {
      try Snapshotting<FrameSequence, Bitmap>.frame(3).snapshot(film).value()
    }
    let stage = Stage(size: CGSize(width: 8, height: 2)) { Color.red }
    #expect(
      try Snapshotting<Stage, Bitmap>.image(precision: 1).snapshot(stage).value()
        == stage.bitmap())
  }
}
