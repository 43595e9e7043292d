import Foundation
import StillRaster
import Stillframe
import Testing

/// What code draws (rules P9.1–P9.10), beyond what the vectors show.
@Suite struct CanvasTests {
  private func picture(_ view: some View, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try renderer.bitmap()
  }

  private func drawn(
    _ size: CGSize = CGSize(width: 40, height: 20), opaque: Bool = false,
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Bitmap {
    try picture(
      Canvas(opaque: opaque, renderer: draw).frame(width: size.width, height: size.height))
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let all = Path(CGRect(x: 0, y: 0, width: 40, height: 20))

  @Test func itTakesWhatItIsOfferedAndTenOtherwise() throws {
    let canvas = Canvas { _, _ in }
    #expect(try ImageRenderer(content: canvas).layoutReport().size == CGSize(width: 10, height: 10))
    let framed = try ImageRenderer(content: canvas.frame(width: 7, height: 90)).layoutReport()
    func names(_ node: LayoutReport.Node) -> [String] { [node.view] + node.children.flatMap(names) }
    #expect(names(framed.root).contains("Canvas") && framed.size.height == 90)
  }

  @Test func drawingIsCutAtTheFrame() throws {
    let picture = try picture(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: -9, y: -9, width: 90, height: 90)), with: .color(red))
      }.frame(width: 10, height: 10).padding(5))
    #expect(picture[5, 5] == TestPictures.red && picture[14, 14] == TestPictures.red)
    #expect(picture[4, 5].alpha == 0 && picture[15, 14].alpha == 0)
  }

  @Test func whatIsOpaqueIsBlackBelow() throws {
    #expect(try drawn(opaque: true) { _, _ in }[3, 3] == RGBA8(red: 0, green: 0, blue: 0))
    #expect(try drawn { _, _ in }[3, 3].alpha == 0)
    let part = try drawn(opaque: true) { context, _ in
      context.fill(Path(CGRect(x: 20, y: 8, width: 4, height: 4)), with: .color(red))
    }
    #expect(part[3, 3] == RGBA8(red: 0, green: 0, blue: 0) && part[22, 10] == TestPictures.red)
    let group = red.frame(width: 4, height: 4).frame(width: 20, height: 20)
      .drawingGroup(opaque: true)
    #expect(try picture(group)[2, 2] == RGBA8(red: 0, green: 0, blue: 0))
  }

  @Test func gradientsMixInLinearLightWhereAsked() throws {
    let gradient = Gradient(colors: [.black, .white])
    let picture = try drawn { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0),
          options: .linearColor))
    }
    // Half of the light is 188 of 255 (rule P5.2).
    #expect((186...190).contains(picture[20, 10].red))
  }

  @Test func textStandsWhereTheViewWouldPutIt() throws {
    let text = Text("Hg").font(.system(size: 16))
    let view = try picture(text.frame(width: 40, height: 20, alignment: .topLeading))
    let canvas = try drawn { context, _ in
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    #expect(canvas == view)
    let boxed = try drawn { context, size in
      context.draw(text, in: CGRect(origin: .zero, size: size))
    }
    #expect(boxed == view)
  }

  @Test func textIsMeasuredWrappedAndShaded() throws {
    var measured = CGSize.zero
    var wrapped = CGSize.zero
    var baselines: (CGFloat, CGFloat) = (0, 0)
    let text = Text("two words").font(.system(size: 10))
    let size = try ImageRenderer(content: text).layoutReport().size
    let picture = try drawn(CGSize(width: 60, height: 40)) { context, _ in
      var resolved = context.resolve(text)
      measured = resolved.measure(in: CGSize(width: 500, height: 500))
      let narrow = CGSize(width: 30, height: 500)
      wrapped = resolved.measure(in: narrow)
      baselines = (resolved.firstBaseline(in: narrow), resolved.lastBaseline(in: narrow))
      resolved.shading = .color(blue)
      context.draw(resolved, in: CGRect(x: 0, y: 0, width: 30, height: 40))
    }
    #expect(measured == size)
    #expect(abs(wrapped.height - 2 * size.height) < 0.6 && wrapped.width <= 30)
    #expect(abs(baselines.1 - baselines.0 - size.height) < 0.6)
    let inks = (0..<40).flatMap { y in (0..<60).map { picture[$0, y] } }.filter { $0.alpha > 200 }
    #expect(!inks.isEmpty && inks.allSatisfy { $0.blue > 250 && $0.red < 5 })
  }

  @Test func imagesAreDrawnAtTheirSizeAndStretched() throws {
    let image = Image(bitmap: TestPictures.plain(TestPictures.red, 8, 4, scale: 2))
    let picture = try drawn { context, _ in
      let resolved = context.resolve(image)
      #expect(resolved.size == CGSize(width: 4, height: 2) && resolved.baseline == 2)
      context.draw(resolved, at: CGPoint(x: 10, y: 10))
      context.draw(image, in: CGRect(x: 20, y: 0, width: 10, height: 20))
      var tinted = resolved
      tinted.shading = .color(blue)
      context.draw(tinted, at: CGPoint(x: 32, y: 0), anchor: .topLeading)
    }
    #expect(picture[8, 9] == TestPictures.red && picture[11, 10] == TestPictures.red)
    #expect(picture[7, 9].alpha == 0 && picture[8, 8].alpha == 0 && picture[12, 10].alpha == 0)
    #expect(picture[20, 0] == TestPictures.red && picture[29, 19] == TestPictures.red)
    #expect(picture[32, 0] == TestPictures.blue && picture[35, 1] == TestPictures.blue)
  }

  @Test func systemImagesHaveSizesAndColors() throws {
    let star = Image(systemName: "star.fill")
    let natural = try ImageRenderer(content: star).layoutReport().size
    var size = CGSize.zero
    let picture = try drawn { context, _ in
      var resolved = context.resolve(star)
      size = resolved.size
      resolved.shading = .color(red)
      context.draw(resolved, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(size == natural)
    #expect(picture[10, 10] == TestPictures.red)
  }

  @Test func symbolsHaveTagsOrIdentities() throws {
    let picture = try picture(
      Canvas { context, _ in
        #expect(context.resolveSymbol(id: "none") == nil)
        for (index, id) in ["a", "b"].enumerated() {
          guard let symbol = context.resolveSymbol(id: id) else { continue }
          #expect(symbol.size == CGSize(width: 6, height: 4))
          context.draw(symbol, at: CGPoint(x: CGFloat(index) * 10, y: 0), anchor: .topLeading)
        }
        if let symbol = context.resolveSymbol(id: 2) {
          context.draw(symbol, in: CGRect(x: 20, y: 0, width: 20, height: 20))
        }
      } symbols: {
        Color(red: 1, green: 0, blue: 0).frame(width: 6, height: 4).tag("a")
        Color(red: 0, green: 0, blue: 1).frame(width: 6, height: 4).tag("b")
        ForEach(1..<4) { number in
          Color(red: 0, green: Double(number) / 2, blue: 0).frame(width: 2, height: 2)
        }
      }.frame(width: 40, height: 20))
    #expect(picture[0, 0] == TestPictures.red && picture[5, 3] == TestPictures.red)
    #expect(picture[6, 0].alpha == 0 && picture[0, 4].alpha == 0)
    #expect(picture[10, 0] == TestPictures.blue && picture[15, 3] == TestPictures.blue)
    #expect(picture[20, 0] == TestPictures.green && picture[39, 19] == TestPictures.green)
  }

  @Test func symbolsAreNoPartOfTheReport() throws {
    let canvas = Canvas { _, _ in
    } symbols: {
      Text("Hidden").tag(1)
    }
    let report = try ImageRenderer(content: canvas.frame(width: 5, height: 5)).layoutReport()
    #expect(!report.description.contains("Hidden"))
  }

  @Test func clipsMeetAndLayersMask() throws {
    let picture = try drawn { context, _ in
      var clipped = context
      clipped.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      clipped.clip(to: Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
      #expect(clipped.clipBoundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
      clipped.fill(all, with: .color(red))
      var masked = context
      masked.clipToLayer(opacity: 0.5) { layer in
        layer.fill(Path(CGRect(x: 20, y: 0, width: 5, height: 20)), with: .color(.white))
      }
      masked.fill(all, with: .color(blue))
      var holed = context
      holed.clipToLayer(options: .inverse) { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 32, height: 20)), with: .color(.white))
        layer.fill(Path(CGRect(x: 36, y: 0, width: 4, height: 20)), with: .color(.white))
      }
      holed.fill(all, with: .color(red))
    }
    #expect(picture[5, 5] == TestPictures.red && picture[9, 9] == TestPictures.red)
    #expect(picture[4, 5].alpha == 0 && picture[10, 9].alpha == 0)
    #expect(picture[22, 3] == RGBA8(red: 0, green: 0, blue: 255, alpha: 128))
    #expect(picture[25, 3].alpha == 0)
    #expect(picture[33, 3] == TestPictures.red && picture[31, 3].alpha == 0)
    #expect(picture[36, 3].alpha == 0)
  }

  @Test func gradientsRepeatAndMirror() throws {
    let gradient = Gradient(colors: [.black, .white])
    let ends = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0))
    let once = try drawn { context, _ in
      context.fill(all, with: .linearGradient(gradient, startPoint: ends.0, endPoint: ends.1))
    }
    let again = try drawn { context, _ in
      context.fill(
        all,
        with: .linearGradient(gradient, startPoint: ends.0, endPoint: ends.1, options: .repeat))
    }
    let mirrored = try drawn { context, _ in
      context.fill(
        all,
        with: .linearGradient(gradient, startPoint: ends.0, endPoint: ends.1, options: .mirror))
    }
    for x in 10..<20 {
      #expect(abs(Int(again[x + 10, 5].red) - Int(once[x, 5].red)) <= 2)
      #expect(abs(Int(again[x - 10, 5].red) - Int(once[x, 5].red)) <= 2)
      #expect(abs(Int(mirrored[39 - x, 5].red) - Int(once[x, 5].red)) <= 2)
      #expect(abs(Int(mirrored[x + 20, 5].red) - Int(once[x, 5].red)) <= 2)
    }
  }

  @Test func tiledImagesStartAtTheirOrigin() throws {
    let tile = Image(
      bitmap: TestPictures.bitmap(4, 4) { x, _ in x == 0 ? TestPictures.red : TestPictures.blue })
    let picture = try drawn { context, _ in
      context.fill(all, with: .tiledImage(tile, origin: CGPoint(x: 2, y: 0)))
    }
    for x in 0..<40 {
      #expect(picture[x, 9] == (x % 4 == 2 ? TestPictures.red : TestPictures.blue))
    }
  }

  @Test func shadowsLieAboveAloneOrInside() throws {
    let box = Path(CGRect(x: 10, y: 5, width: 10, height: 10))
    let only = try drawn { context, _ in
      context.addFilter(.shadow(color: blue, radius: 0, x: 15, y: 0, options: .shadowOnly))
      context.fill(box, with: .color(red))
    }
    #expect(only[12, 9].alpha == 0 && only[27, 9] == TestPictures.blue)
    let above = try drawn { context, _ in
      context.addFilter(.shadow(color: blue, radius: 0, x: 5, y: 0, options: .shadowAbove))
      context.fill(box, with: .color(red))
    }
    #expect(above[12, 9] == TestPictures.red && above[17, 9] == TestPictures.blue)
    let inner = try drawn { context, _ in
      context.addFilter(
        .shadow(
          color: blue, radius: 0, x: 3, y: 0, blendMode: .sourceAtop,
          options: [.shadowAbove, .invertsAlpha]))
      context.fill(box, with: .color(red))
    }
    #expect(inner[11, 9] == TestPictures.blue && inner[14, 9] == TestPictures.red)
    #expect(inner[9, 9].alpha == 0 && inner[21, 9].alpha == 0)
  }

  @Test func filtersTakeTheCoordinatesTheyWereAddedIn() throws {
    let large = try drawn(CGSize(width: 80, height: 40)) { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.blur(radius: 2))
      context.fill(Path(CGRect(x: 10, y: 5, width: 20, height: 10)), with: .color(red))
    }
    let plain = try drawn(CGSize(width: 80, height: 40)) { context, _ in
      context.addFilter(.blur(radius: 4))
      context.fill(Path(CGRect(x: 20, y: 10, width: 40, height: 20)), with: .color(red))
    }
    for x in 0..<80 { #expect(abs(Int(large[x, 20].alpha) - Int(plain[x, 20].alpha)) <= 1) }
  }

  @Test func effectsAroundTakeACanvasAsOne() throws {
    let canvas = Canvas { context, _ in
      context.fill(all, with: .color(red))
      context.fill(all, with: .color(blue))
    }.frame(width: 40, height: 20).opacity(0.5)
    #expect(try picture(canvas)[9, 9] == RGBA8(red: 0, green: 0, blue: 255, alpha: 128))
  }

  @Test func blendModesMeetTheCanvasAlone() throws {
    let canvas = ZStack {
      red
      Canvas { context, _ in
        context.blendMode = .multiply
        context.fill(all, with: .color(blue))
      }
    }.frame(width: 40, height: 20)
    #expect(try picture(canvas)[9, 9] == TestPictures.blue)
    let cleared = try drawn { context, _ in
      context.fill(all, with: .color(red))
      context.blendMode = .clear
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
    }
    #expect(cleared[9, 9].alpha == 0 && cleared[30, 9] == TestPictures.red)
  }

  @Test func numbersThatAreNoneDrawNothing() throws {
    let picture = try drawn { context, _ in
      context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)), with: .color(red))
      context.draw(Text("a"), at: CGPoint(x: CGFloat.infinity, y: 0))
      context.addFilter(.blur(radius: .nan))
      context.addFilter(.alphaThreshold(min: .nan))
      context.addFilter(.colorMatrix(ColorMatrix()))
      context.opacity = .nan
      context.scaleBy(x: 0, y: 1)
      context.fill(all, with: .color(red))
    }
    #expect(picture[3, 3].alpha == 0)
  }

  @Test func itMovesInATimeline() throws {
    let stage = Stage(size: CGSize(width: 40, height: 20)) {
      TimelineView(.animation) { timeline in
        let x = timeline.date.timeIntervalSinceReferenceDate * 10
        Canvas { context, _ in
          context.fill(Path(CGRect(x: x, y: 0, width: 5, height: 20)), with: .color(red))
        }
      }
    }
    #expect(try stage.bitmap()[2, 9] == TestPictures.red)
    stage.advance(by: 2)
    let later = try stage.bitmap()
    #expect(later[22, 9] == TestPictures.red && later[2, 9] != TestPictures.red)
  }
}
