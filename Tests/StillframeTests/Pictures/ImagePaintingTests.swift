import Foundation
import StillRaster
import Stillframe
import Testing

/// Images as views: how large they are and which pixels they show (rules P11.1–P11.7).
@Suite struct ImagePaintingTests {
  private typealias Pictures = TestPictures

  private func size(_ view: some View, in proposal: ProposedViewSize = .unspecified) throws
    -> CGSize
  {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = proposal
    return try renderer.layoutReport().size
  }

  private func picture(_ view: some View, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try renderer.bitmap()
  }

  @Test func edgesAreHardWhereTheyAreToBe() throws {
    let image = Image(bitmap: Pictures.plain(Pictures.red, 20, 20))
    func rotated(_ image: Image) throws -> Bitmap {
      try picture(image.rotationEffect(.degrees(20)).frame(width: 40, height: 40))
    }
    let (smooth, hard) = (try rotated(image), try rotated(image.antialiased(false)))
    var area = (smooth: 0.0, hard: 0.0)
    for y in 0..<40 {
      for x in 0..<40 {
        let alpha = hard[x, y].alpha
        #expect(alpha == 0 || alpha == 255, "\(x), \(y)")
        area.smooth += Double(smooth[x, y].alpha) / 255
        area.hard += Double(alpha) / 255
      }
    }
    #expect(abs(area.smooth - 400) < 4 && abs(area.hard - 400) < 16)
    #expect(smooth != hard)
    #expect(try rotated(image.antialiased(false).antialiased(true)) == smooth)
    // Between pixels along the axes too, and in all nine parts of one with insets.
    let moved = try picture(
      image.resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
        .antialiased(false).frame(width: 20, height: 20)
        .scaleEffect(0.83).frame(width: 40, height: 40))
    for y in 0..<40 {
      #expect((0..<40).allSatisfy { [0, 255].contains(moved[$0, y].alpha) })
    }
  }

  @Test func aShapeFilledWithAnImageKeepsItsEdge() throws {
    let image = Image(bitmap: Pictures.plain(Pictures.red, 7, 5))
    for degrees in [0, 20] as [Double] {
      let shape = { (style: AnyShapeStyle) in
        Circle().fill(style).frame(width: 30.4, height: 30.4).rotationEffect(.degrees(degrees))
          .frame(width: 40, height: 40)
      }
      let plain = try picture(shape(AnyShapeStyle(Color(.sRGB, red: 1, green: 0, blue: 0))))
      let filled = try picture(shape(AnyShapeStyle(ImagePaint(image: image, scale: 0.83))))
      for y in 0..<40 {
        for x in 0..<40 {
          #expect(abs(Int(plain[x, y].alpha) - Int(filled[x, y].alpha)) <= 2, "\(x), \(y)")
        }
      }
    }
  }

  private func frame(of view: some View, in size: CGSize) throws -> CGRect {
    let renderer = ImageRenderer(
      content: view.accessibilityIdentifier("image").frame(width: size.width, height: size.height))
    return try #require(renderer.layoutReport().frame(of: "image"))
  }

  private let wide = Image(bitmap: TestPictures.plain(TestPictures.red, 40, 20, scale: 2))

  @Test func anImageKeepsItsSizeUnlessItIsResizable() throws {
    #expect(try size(wide) == CGSize(width: 20, height: 10))
    #expect(
      try size(wide, in: ProposedViewSize(width: 5, height: 90)) == CGSize(width: 20, height: 10))
    let resizable = wide.resizable()
    #expect(try size(resizable) == CGSize(width: 20, height: 10))
    #expect(
      try size(resizable, in: ProposedViewSize(width: 5, height: 90))
        == CGSize(width: 5, height: 90))
    #expect(
      try size(resizable, in: ProposedViewSize(width: 50, height: nil))
        == CGSize(width: 50, height: 10))
  }

  @Test func fitAndFillKeepProportions() throws {
    let room = CGSize(width: 30, height: 30)
    #expect(
      try frame(of: wide.resizable().scaledToFit(), in: room)
        == CGRect(x: 0, y: 7.5, width: 30, height: 15))
    #expect(
      try frame(of: wide.resizable().scaledToFill(), in: room)
        == CGRect(x: -15, y: 0, width: 60, height: 30))
    #expect(
      try frame(of: wide.resizable().aspectRatio(contentMode: .fit), in: room)
        == CGRect(x: 0, y: 7.5, width: 30, height: 15))
    #expect(
      try frame(of: wide.resizable().aspectRatio(1, contentMode: .fit), in: room)
        == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func atItsOwnSizePixelsAreCopied() throws {
    let noise = Pictures.bitmap(17, 11) { x, y in
      RGBA8(red: UInt8(x * 15), green: UInt8(y * 23), blue: UInt8((x * 7 + y * 31) & 255))
    }
    let copy = try picture(Image(bitmap: noise))
    for y in 0..<11 { for x in 0..<17 { #expect(copy[x, y] == noise[x, y]) } }
  }

  @Test func aSmallerPictureIsTheMeanOfWhatItCovers() throws {
    // Stripes of one pixel: any sample of single pixels would be black or white.
    let stripes = Pictures.bitmap(640, 480) { x, _ in
      x.isMultiple(of: 2)
        ? RGBA8(red: 255, green: 255, blue: 255) : RGBA8(red: 0, green: 0, blue: 0)
    }
    let small = try picture(Image(bitmap: stripes).resizable().frame(width: 20, height: 15))
    for y in 0..<15 { for x in 0..<20 { #expect(abs(Int(small[x, y].red) - 128) <= 1) } }
  }

  @Test func withoutInterpolationPixelsHaveEdges() throws {
    let two = Pictures.bitmap(2, 1) { x, _ in x == 0 ? Pictures.red : Pictures.blue }
    let sharp = try picture(
      Image(bitmap: two).interpolation(.none).resizable().frame(width: 20, height: 10))
    for x in 0..<20 { #expect(sharp[x, 5] == (x < 10 ? Pictures.red : Pictures.blue)) }
    let smooth = try picture(Image(bitmap: two).resizable().frame(width: 20, height: 10))
    #expect(smooth[0, 5] == Pictures.red)
    #expect((100...155).contains(smooth[10, 5].red))
    #expect(smooth[19, 5] == Pictures.blue)
    // No ground shines in at the edges.
    for x in 0..<20 { #expect(smooth[x, 0].alpha == 255 && smooth[x, 9].alpha == 255) }
  }

  @Test func capInsetsKeepCornersAndStretchTheRest() throws {
    let box = Image(bitmap: Pictures.framed(Pictures.red, Pictures.blue, 9, 9))
    let insets = EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let large = try picture(box.resizable(capInsets: insets).frame(width: 40, height: 30))
    for x in 0..<40 { #expect(large[x, 0] == Pictures.red && large[x, 29] == Pictures.red) }
    for y in 0..<30 { #expect(large[0, y] == Pictures.red && large[39, y] == Pictures.red) }
    #expect(large[1, 1] == Pictures.blue && large[20, 15] == Pictures.blue)
    #expect(large[38, 28] == Pictures.blue)
    // Without them, the ring grows with the rest.
    let stretched = try picture(box.resizable().frame(width: 90, height: 90))
    #expect(stretched[3, 45].red > 200)
  }

  @Test func tilesRepeatFromTheTopLeftAndAreCut() throws {
    let tile = Image(
      bitmap: Pictures.bitmap(4, 4) { x, y in x == 0 && y == 0 ? Pictures.red : Pictures.blue })
    let tiled = try picture(tile.resizable(resizingMode: .tile).frame(width: 10, height: 7))
    for y in 0..<7 {
      for x in 0..<10 {
        let isCorner = x.isMultiple(of: 4) && y.isMultiple(of: 4)
        #expect(tiled[x, y] == (isCorner ? Pictures.red : Pictures.blue))
      }
    }
  }

  @Test func aTemplateIsPaintedInTheForegroundStyle() throws {
    let half = Pictures.plain(RGBA8(red: 10, green: 20, blue: 30, alpha: 128), 8, 8)
    let tinted = try picture(
      Image(bitmap: half).renderingMode(.template).foregroundStyle(Color(red: 0, green: 1, blue: 0))
    )
    #expect(tinted[4, 4] == RGBA8(red: 0, green: 255, blue: 0, alpha: 128))
    let original = try picture(
      Image(bitmap: half).renderingMode(.original).foregroundStyle(.green))
    #expect(original[4, 4].alpha == 128 && original[4, 4].blue > original[4, 4].red)
  }

  @Test func aBitmapMayLieOnItsSide() throws {
    let two = Pictures.bitmap(2, 1) { x, _ in x == 0 ? Pictures.red : Pictures.blue }
    let turned = try picture(Image(bitmap: two, orientation: .right))
    #expect(turned.width == 1 && turned.height == 2)
    #expect(turned[0, 0] == Pictures.red && turned[0, 1] == Pictures.blue)
  }

  @Test func opacityAndTurnsReachImages() throws {
    let red = Image(bitmap: Pictures.plain(Pictures.red, 10, 10))
    #expect(
      try picture(red.opacity(0.5))[5, 5] == RGBA8(red: 255, green: 0, blue: 0, alpha: 128))
    let turned = try picture(
      red.resizable().frame(width: 20, height: 20).rotationEffect(.degrees(45))
        .frame(width: 40, height: 40))
    #expect(turned[20, 20] == Pictures.red)
    #expect(turned[20, 8] == Pictures.red)
    #expect(turned[8, 8].alpha == 0)
  }

  @Test func imagesFillShapesAsTiles() throws {
    let tile = Image(
      bitmap: Pictures.bitmap(4, 4) { x, y in x < 2 ? Pictures.red : Pictures.blue })
    let filled = try picture(
      Rectangle().fill(.image(tile)).frame(width: 12, height: 8).padding(3))
    for x in 0..<12 { #expect(filled[3 + x, 5] == (x % 4 < 2 ? Pictures.red : Pictures.blue)) }
    #expect(filled[1, 1].alpha == 0)
    let part = try picture(
      Rectangle().fill(
        .image(tile, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2)
      ).frame(width: 12, height: 8))
    for x in 0..<12 { #expect(part[x, 4] == Pictures.blue) }
  }

  /// Each copy is a picture of its own: its edges do not mix with the other side of the next.
  @Test(arguments: [8.0, 2.5])
  func enlargedTilesDoNotMixAtTheirRims(_ scale: CGFloat) throws {
    let tile = Image(
      bitmap: Pictures.bitmap(4, 4) { x, _ in x < 2 ? Pictures.red : Pictures.blue })
    let side = Int(4 * scale)
    let filled = try picture(
      Rectangle().fill(.image(tile, scale: scale))
        .frame(width: CGFloat(3 * side), height: CGFloat(2 * side)))
    for copy in 0..<3 {
      #expect(filled[copy * side, side] == Pictures.red)
      #expect(filled[copy * side + side - 1, side] == Pictures.blue)
    }
    // Within a copy, it is smooth.
    let middle = filled[side / 2, side]
    #expect(middle.red > 20 && middle.blue > 20)
    let tiled = try picture(
      Rectangle().fill(.image(tile, scale: scale)).frame(width: 90, height: 90)
        .rotationEffect(.degrees(90)))
    #expect(tiled[45, 0] == Pictures.red)
  }

  @Test func aMissingImageDrawsNothingTakesTheRoomOfAnEmptyOneAndSaysSo() throws {
    let renderer = ImageRenderer(content: Image("no such picture"))
    let report = try renderer.layoutReport()
    #expect(report.size == .zero)
    #expect(report.warnings.contains { $0.description.contains("'no such picture'") })
    let resizable = ImageRenderer(
      content: Image("no such picture").resizable().frame(width: 30, height: 20))
    let bitmap = try resizable.bitmap()
    #expect(bitmap.width == 30 && bitmap.height == 20)
    #expect((0..<600).allSatisfy { bitmap[$0 % 30, $0 / 30].alpha == 0 })
  }

  @Test func aMissingImageIsMarkedWhereThatIsAskedFor() throws {
    let renderer = ImageRenderer(
      content: Image("no such picture").environment(\.marksMissingImages, true))
    #expect(try renderer.layoutReport().size == CGSize(width: 24, height: 24))
    let bitmap = try renderer.bitmap()
    #expect(bitmap[2, 2].alpha > 0 && bitmap[1, 12].alpha > 0)
  }

  @Test func dataOfAFileIsAnImageAndOtherDataIsNone() throws {
    let data = Pictures.plain(Pictures.green, 6, 4).pngData()
    let image = try #require(Image(data: data, scale: 2))
    #expect(try size(image) == CGSize(width: 3, height: 2))
    #expect(image == Image(data: data, scale: 2))
    #expect(Image(data: Data("Hello".utf8)) == nil)
    #expect(Image(data: Data()) == nil)
    #expect(Image(data: data, scale: 0) == nil)
  }

  @Test func aDrawingIsSharpAtAnySize() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
      <rect width="5" height="10" fill="#f00"/><rect x="5" width="5" height="10" fill="#00f"/></svg>
      """
    let image = try #require(Image(data: Data(svg.utf8)))
    #expect(try size(image) == CGSize(width: 10, height: 10))
    let large = try picture(image.resizable().frame(width: 100, height: 100), scale: 3)
    #expect(large[149, 150] == Pictures.red && large[150, 150] == Pictures.blue)
  }
}
