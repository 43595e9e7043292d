import Foundation
import Stillframe
import Testing

@Suite struct BadInputTests {
  private func renderer(
    _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1
  ) -> ImageRenderer<Color> {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.scale = scale
    return renderer
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity, 1e9])
  func impossibleScalesAreErrors(_ scale: CGFloat) throws {
    #expect(throws: RenderError.self) { try renderer(10, 10, scale: scale).bitmap() }
    #expect(throws: RenderError.self) { try renderer(10, 10, scale: scale).layoutReport() }
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: scale) { Color.red }
    #expect(throws: RenderError.self) { try stage.bitmap() }
  }

  @Test func emptyPicturesAreErrors() throws {
    #expect(throws: RenderError.emptyPicture(width: 0, height: 10)) {
      try renderer(0, 10).bitmap()
    }
    #expect(try renderer(0, 10).layoutReport().size == CGSize(width: 0, height: 10))
    #expect(throws: RenderError.emptyPicture(width: 0, height: 0)) {
      try ImageRenderer(content: EmptyView()).bitmap()
    }
  }

  @Test func infinitePicturesAreErrorsAndInfiniteLayoutsAreNot() throws {
    #expect(throws: RenderError.invalidSize(width: .infinity, height: 10)) {
      try renderer(.infinity, 10).bitmap()
    }
    #expect(try renderer(.infinity, 10).layoutReport().size.width == .infinity)
  }

  @Test func oversizedPicturesAreErrorsBeforeAnythingIsAllocated() throws {
    #expect(
      throws: RenderError.tooManyPixels(
        width: 32_768, height: 1, side: 32_767, total: 1 << 28)
    ) {
      try renderer(32_768, 1).bitmap()
    }
    #expect(throws: RenderError.self) { try renderer(30_000, 30_000).bitmap() }
    #expect(throws: RenderError.self) { try renderer(1e9, 1e9).bitmap() }
  }

  @Test(arguments: [-5, CGFloat.nan, .infinity])
  func impossibleStageSizesAreErrors(_ length: CGFloat) throws {
    let stage = Stage(size: CGSize(width: length, height: 10)) { Color.red }
    #expect(throws: RenderError.self) { try stage.bitmap() }
  }

  @Test(arguments: [
    (0, 1), (-1, 1), (Double.nan, 1), (.infinity, 1), (60, -1), (60, .nan), (60, .infinity),
    (1e7, 1),
  ])
  func impossibleTimingsAreErrors(_ fps: Double, _ duration: Double) throws {
    let film = FrameSequence(
      size: CGSize(width: 10, height: 10), fps: fps, duration: duration
    ) { Color.red }
    #expect(film.count == 0)
    #expect(Array(film).isEmpty)
    #expect(throws: RenderError.self) { try film.frame(at: 0) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-\(UUID().uuidString)")
    #expect(throws: RenderError.self) { try film.write(to: folder) }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test(arguments: [-1, 11, 1_000_000])
  func framesOutsideTheFilmAreErrors(_ index: Int) throws {
    let film = FrameSequence(
      size: CGSize(width: 10, height: 10), fps: 10, duration: 1
    ) { Color.red }
    #expect(throws: RenderError.noSuchFrame(index: index, count: 11)) {
      try film.frame(at: index)
    }
  }

  @Test func aTapThatCannotHappenIsAnErrorOfTheFilm() throws {
    let film = FrameSequence(
      size: CGSize(width: 10, height: 10), fps: 10, duration: 1,
      events: [.tap("nobody", at: 0.5)]
    ) { Color.red.accessibilityIdentifier("somebody") }
    _ = try film.frame(at: 4).bitmap()
    let frame = try film.frame(at: 5)
    #expect(
      throws: RenderError.event(.noSuchView("nobody", known: ["somebody"]), time: 0.5)
    ) {
      try frame.bitmap()
    }
  }

  @Test func tapsOnNothingAndOnTheUntappableAreErrors() throws {
    let stage = Stage(size: CGSize(width: 10, height: 10)) {
      Color.red.accessibilityIdentifier("red")
    }
    #expect(throws: StageError.noSuchView("blue", known: ["red"])) { try stage.tap("blue") }
    #expect(throws: StageError.notTappable("red")) { try stage.tap("red") }
  }

  @Test func fileNamesWithoutAFormatAndPlacesThatCannotBeWrittenAreErrors() throws {
    let renderer = renderer(4, 4)
    #expect(throws: RenderError.self) {
      try renderer.write(to: URL(fileURLWithPath: "/tmp/picture.bmp"))
    }
    let missing = URL(fileURLWithPath: "/nonexistent-folder/picture.png")
    let error = #expect(throws: RenderError.self) { try renderer.write(to: missing) }
    #expect("\(try #require(error))".contains("/nonexistent-folder/picture.png"))
  }

  @Test(arguments: [1e-308, CGFloat.leastNonzeroMagnitude, 1e-4])
  func aScaleBelowTheLeastIsOneErrorBeforeLayout(_ scale: CGFloat) throws {
    let error = RenderError.invalidScale(scale, limit: 0.001)
    #expect(throws: error) { try renderer(10, 10, scale: scale).layoutReport() }
    #expect(throws: error) { try renderer(10, 10, scale: scale).bitmap() }
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: scale) { Color.red }
    #expect(throws: error) { try stage.layoutReport() }
    #expect(error.description.hasSuffix("give a number from 0.001 to 1000"))
  }

  @Test(arguments: ["http://localhost/x.png", "https://localhost/film/", "data:,x"])
  func whatIsNoFileCannotBeWritten(_ text: String) throws {
    let url = try #require(URL(string: text))
    let error = RenderError.unwritable(path: text, reason: "it is no URL of a file")
    #expect(throws: error) { try renderer(4, 4).write(to: url) }
    #expect(throws: error) { try renderer(4, 4).explanation().write(to: url) }
    let stage = Stage(size: CGSize(width: 4, height: 4)) { Color.red }
    #expect(throws: error) { try stage.write(to: url) }
    let film = FrameSequence(size: CGSize(width: 4, height: 4), fps: 2, duration: 1) { Color.red }
    #expect(throws: error) { try film.write(to: url) }
    #expect(throws: FontRegistryError.self) { try FontRegistry.register(url: url) }
  }

  @Test(arguments: [
    (60, 1e12, "duration · fps has to stay below 10^9"),
    (0, 1, "give a rate above 0, at most 1000000"),
    (2e6, 1, "give a rate above 0, at most 1000000"),
    (60, -1, "give a finite duration of 0 or more"),
  ])
  func anImpossibleTimingNamesTheLimitThatWasMet(
    _ fps: Double, _ duration: Double, _ advice: String
  ) throws {
    let film = FrameSequence(
      size: CGSize(width: 10, height: 10), fps: fps, duration: duration
    ) { Color.red }
    let error = #expect(throws: RenderError.self) { try film.frame(at: 0) }
    #expect(error?.description.hasSuffix(advice) == true)
  }

  @Test func aPlaceThatIsNoPointIsMadeSafeAndReported() throws {
    struct Lost: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 40, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
        }
      }
    }
    let renderer = ImageRenderer(
      content: Lost { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a") })
    let report = try renderer.layoutReport()
    #expect(report.frame(of: "a") == CGRect(x: 15, y: 15, width: 10, height: 10))
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.path.contains("Lost") == true)
    _ = try renderer.bitmap()
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity, -7])
  func aSizeThatIsNoSizeIsMadeSafe(_ length: CGFloat) throws {
    struct Odd: Layout {
      let length: CGFloat
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: length, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Odd(length: length) { Color.red }
        Color.blue.frame(width: 5, height: 5).accessibilityIdentifier("b")
      })
    let report = try renderer.layoutReport()
    #expect(report.size == CGSize(width: 5, height: 10))
    #expect(report.frame(of: "b")?.minX == 0)
    _ = try renderer.bitmap()
  }

  @Test(arguments: [CGFloat.nan, -10, CGFloat.infinity, -CGFloat.infinity])
  func badNumbersInModifiersAreMadeSafeAndReported(_ bad: CGFloat) throws {
    let renderer = ImageRenderer(
      content: Color.red
        .frame(width: bad, height: 20)
        .padding(bad == .infinity ? .nan : bad)
        .offset(x: bad, y: bad)
        .rotationEffect(.degrees(bad))
        .scaleEffect(bad)
        .opacity(bad)
        .frame(minWidth: bad, maxWidth: bad)
        .frame(width: 100, height: 100))
    let report = try renderer.layoutReport()
    #expect(!report.warnings.isEmpty)
    #expect(report.size == CGSize(width: 100, height: 100))
    _ = try renderer.bitmap()
  }

  @Test func hugeNumbersArePainted() throws {
    let stage = Stage(size: CGSize(width: 20, height: 20)) {
      ZStack {
        Color.red.frame(width: 1e12, height: 1e12)
        Circle().fill(.blue).frame(width: 1e9, height: 1e9).offset(x: 1e15)
        Text("far").offset(x: 1e18)
        Rectangle().stroke(.black, lineWidth: 1e9)
      }
    }
    _ = try stage.bitmap()
  }

  @Test func duplicateIdentitiesAreReported() throws {
    let renderer = ImageRenderer(
      content: VStack {
        ForEach(["a", "a", "b"], id: \.self) { Text($0) }
      })
    #expect(try renderer.layoutReport().warnings.count == 1)
  }

  @Test func stateThatABodyChangesIsLeftAsItIsWithAWarning() throws {
    struct Restless: View {
      @State private var width = 10.0
      var body: some View {
        GeometryReader { proxy in
          widened(by: Double(proxy.size.width))
        }
        .frame(width: width)
      }

      /// Changes what it depends on.
      private func widened(by amount: Double) -> some View {
        width += amount
        return Color.red.frame(width: width)
      }
    }
    let renderer = ImageRenderer(content: Restless())
    let report = try renderer.layoutReport()
    #expect(report.warnings.contains { $0.message.contains("while its body was evaluated") })
    #expect(report.size.width == 10, "the change is left out")
  }
}
