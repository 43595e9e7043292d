import Foundation
import Stillframe
import Testing

/// Images of symbols as views.
@Suite struct ImageTests {
  private func report(_ view: some View, scale: CGFloat = 2) throws -> LayoutReport {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try renderer.layoutReport()
  }

  private func size(_ view: some View) throws -> CGSize { try report(view).size }

  /// The frames of all views of a kind, in order.
  private func frames(_ kind: String, _ node: LayoutReport.Node) -> [CGRect] {
    (node.view == kind ? [node.frame] : []) + node.children.flatMap { frames(kind, $0) }
  }

  /// Apple's widths with margins in whole pixels, and heights of pictures of iOS 18.2 at 2x.
  @Test(
    arguments: [
      ("star.fill", 17, 21.5, 20), ("magnifyingglass", 17, 20, 19), ("heart.fill", 17, 20.5, 18),
      ("play.circle", 35, 41, 40), ("info.circle", 16, 19, 18.5),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func symbolsAreAsLargeAsApples(
    _ name: String, _ points: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) throws {
    let symbol = Image(systemName: name).font(.system(size: points))
    #expect(try size(symbol) == CGSize(width: width, height: height))
    // One that is resizable fills its frame with its ink.
    let fitted = Image(systemName: name).resizable().font(.system(size: points))
    #expect(try size(fitted.fixedSize()).width < width)
  }

  /// The columns of ink in a row of buttons of a player, of 16 points and one of 35, in a picture of iOS 18.2 at 2x.
  @Test func aRowOfSymbolsStandsAsInApplesPicture() throws {
    let names = [
      "timer", "backward.end.fill", "backward.fill", "play.circle", "forward.fill", "repeat",
    ]
    let row = HStack(spacing: 40) {
      ForEach(names, id: \.self) { name in
        Image(systemName: name).font(.system(size: name == "play.circle" ? 35 : 16))
      }
    }
    let renderer = ImageRenderer(content: row.frame(width: 390))
    renderer.scale = 2
    let bitmap = try renderer.bitmap()
    var edges: [CGFloat] = []
    var gap = 99
    for x in 0..<bitmap.width {
      let hasInk = (0..<bitmap.height).contains { bitmap[x, $0].alpha > 60 }
      if hasInk {
        if gap > 20 { edges.append(CGFloat(x) / 2) }
        gap = 0
      } else {
        if gap == 20 { edges.append(CGFloat(x - 20) / 2) }
        gap += 1
      }
    }
    let theirs: [CGFloat] = [23, 39, 82.5, 97, 139.5, 161, 206, 241, 286, 307.5, 350, 367]
    try #require(edges.count == theirs.count, "\(edges)")
    for (edge, wanted) in zip(edges, theirs) { #expect(abs(edge - wanted) <= 1, "\(edges)") }
  }

  /// Rule L6.15.
  @Test func symbolsStandBelowTextsAsTextsDo() throws {
    func gap(_ view: some View) throws -> CGFloat {
      let report = try report(view.font(.system(size: 17)))
      let leaves = report.root.children.flatMap { $0.children.isEmpty ? [$0] : $0.children }
        .map(\.frame).sorted { $0.minY < $1.minY }
      return leaves[1].minY - leaves[0].maxY
    }
    let (circle, wide) = (Image(systemName: "circle"), Color.red.frame(width: 9, height: 9))
    #expect(
      try gap(
        VStack {
          Text("H")
          circle
        }) == 0)
    #expect(
      try gap(
        VStack {
          circle
          Text("H")
        }) == 0)
    #expect(
      try gap(
        VStack {
          circle
          circle
        }) == 0)
    // Its ink ends 2.47 points below the baseline.
    let below = try gap(
      VStack {
        circle
        wide
      })
    #expect(abs(below - 3.47) < 0.51)
    let above = try gap(
      VStack {
        wide
        circle
      })
    #expect(abs(above - 2.47) < 0.51)
    // A picture has the default.
    #expect(
      try gap(
        VStack {
          wide
          circle.resizable().frame(width: 9, height: 9)
        }) == 8)
  }

  @Test func aStarIsOneImage() throws {
    #expect(frames("Image", try report(Image(systemName: "star.fill")).root).count == 1)
  }

  @Test func sizesFollowFontScaleAndDynamicType() throws {
    let square = Image(systemName: "square")
    let body = try size(square).width
    #expect(try size(square.font(.system(size: 34))).width > 1.9 * body)
    #expect(try size(square.imageScale(.small)).width < 0.85 * body)
    #expect(try size(square.imageScale(.large)).width > 1.2 * body)
    #expect(try size(square.dynamicTypeSize(.accessibility5)).width > 2.9 * body)
    #expect(try size(square.font(.largeTitle)) == size(square.font(.system(size: 34))))
    #expect(try size(square.bold()) == size(square.fontWeight(.semibold)))
    #expect(try size(square.fontWeight(.black)).width > body)
  }

  @Test(arguments: [17, 28, 60] as [CGFloat])
  func theMiddleLiesAtHalfTheHeightOfTheCapitals(_ size: CGFloat) throws {
    let report = try report(
      HStack(alignment: .firstTextBaseline) {
        Text("H")
        Image(systemName: "circle")
      }.font(.system(size: size)))
    let text = try #require(frames("Text", report.root).first)
    let image = try #require(frames("Image", report.root).first)
    let baseline = text.minY + size * 1950 / 2048
    let middle = baseline - size * 1443 / 2048 / 2
    #expect(abs(image.midY - middle) <= 0.5)
    let last = try self.report(
      HStack(alignment: .lastTextBaseline) {
        Text("H")
        Image(systemName: "circle")
      }.font(.system(size: size)))
    #expect(frames("Image", last.root) == [image])
  }

  @Test func onlyAResizableImageTakesWhatItIsProposed() throws {
    let star = Image(systemName: "star.fill")
    let natural = try size(star)
    #expect(try size(star.frame(width: 100, height: 50)) == CGSize(width: 100, height: 50))
    let rigid = try report(star.frame(width: 100, height: 50))
    #expect(frames("Image", rigid.root)[0].size == natural)
    let stretched = try report(star.resizable().frame(width: 100, height: 50))
    #expect(frames("Image", stretched.root)[0].size == CGSize(width: 100, height: 50))
    let ink = try size(star.resizable())
    #expect(ink.width < natural.width && ink.height < natural.height)
    let fitted = try report(star.resizable().scaledToFit().frame(width: 100, height: 39))
    #expect(abs(frames("Image", fitted.root)[0].width - 39 * ink.width / ink.height) < 0.01)
  }

  /// The box of the pixels with ink.
  private func inkBox(_ view: some View) throws -> CGRect {
    let bitmap = try ImageRenderer(content: view).bitmap()
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 100 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func theInkFillsTheFrame() throws {
    let square = Image(systemName: "square.fill").font(.system(size: 60))
    let size = try ImageRenderer(content: square).layoutReport().size
    let (ink, margin) = (try inkBox(square), 60 * 0.0977 * 1.2637)
    #expect(abs(ink.minX - margin) <= 1 && abs(size.width - ink.maxX - margin) <= 1)
    #expect(abs(ink.midY - size.height / 2) <= 1)
    let wide = Image(systemName: "square.fill").resizable().frame(width: 80, height: 30)
    #expect(try inkBox(wide) == CGRect(x: 0, y: 0, width: 80, height: 30))
  }

  @Test func symbolsTakeTheForegroundStyle() throws {
    let square = Image(systemName: "square.fill").font(.system(size: 40))
    func middle(_ view: some View) throws -> RGBA8 {
      let bitmap = try ImageRenderer(content: view).bitmap()
      return bitmap[bitmap.width / 2, bitmap.height / 2]
    }
    let red = try middle(square.foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    #expect(red.red == 255 && red.green == 0 && red.alpha == 255)
    #expect(try middle(square).alpha == 255)
    let frame = Image(systemName: "minus.square.fill").font(.system(size: 40))
    #expect(try middle(frame).alpha == 0)
    #expect(try middle(frame.symbolRenderingMode(.hierarchical)).alpha == 255)
    #expect(
      try middle(
        Image(systemName: "minus.square.fill").symbolRenderingMode(.monochrome)
          .font(.system(size: 40)).symbolRenderingMode(.hierarchical)
      ).alpha == 0)
  }

  /// How opaque or coloured the ink of a symbol is: the alphas, or the colours, that cover many pixels, but for edges.
  private func shades(_ name: String, _ mode: SymbolRenderingMode) throws -> Set<RGBA8> {
    let renderer = ImageRenderer(
      content: Image(systemName: name).symbolRenderingMode(mode)
        .foregroundStyle(
          Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
          Color(red: 0, green: 0, blue: 1)
        )
        .font(.system(size: 120)))
    let bitmap = try renderer.bitmap()
    var counts: [RGBA8: Int] = [:]
    for y in 1..<bitmap.height {
      for x in 1..<bitmap.width
      where bitmap[x, y] == bitmap[x - 1, y] && bitmap[x, y] == bitmap[x, y - 1] {
        counts[bitmap[x, y], default: 0] += 1
      }
    }
    return Set(counts.filter { $0.key.alpha > 0 && $0.value > 100 }.keys)
  }

  /// What matters less is dimmed, and has the further colours of a palette.
  @Test(
    arguments: [
      ("plus.circle.fill", 2), ("folder.badge.plus", 2), ("person.2.fill", 2), ("speaker.slash", 2),
      ("speaker.wave.3.fill", 3), ("cloud.sun.rain.fill", 3), ("square.stack.3d.up.fill", 3),
      ("wifi", 3), ("chart.bar.fill", 3), ("battery.75percent", 2), ("heart.fill", 1),
    ])
  func layersOfSymbolsAreToldApart(_ name: String, _ count: Int) throws {
    let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 255)
    let green = RGBA8(red: 0, green: 255, blue: 0, alpha: 255)
    let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 255)
    #expect(try shades(name, .palette) == Set([red, green, blue].prefix(count)))
    let alphas = try shades(name, .hierarchical).map(\.alpha).sorted(by: >)
    #expect(alphas.count == count)
    // Rule P11.6: a filled frame is faint.
    let wanted = name.hasSuffix("circle.fill") ? [255, 64] : [255, 128, 64]
    for (alpha, wanted) in zip(alphas, wanted) { #expect(abs(Int(alpha) - wanted) <= 1) }
    #expect(try shades(name, .monochrome) == [red])
  }

  @Test func symbolsHaveColorsOfTheirOwn() throws {
    let sun = try shades("sun.max.fill", .multicolor)
    #expect(sun.count == 1)
    #expect(sun.allSatisfy { $0.red > 240 && $0.green > 180 && $0.blue < 60 })
    #expect(try shades("cloud.sun.rain.fill", .multicolor).count == 3)
    #expect(try shades("plus.circle.fill", .multicolor).count == 2)
    let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(try shades("person.2.fill", .multicolor) == [red])
  }

  @Test func variantsAddUpAlongTheTree() throws {
    func picture(_ view: some View) throws -> Data {
      try ImageRenderer(content: view.font(.title)).pngData()
    }
    let star = Image(systemName: "star")
    #expect(try picture(star.symbolVariant(.fill)) == picture(Image(systemName: "star.fill")))
    #expect(
      try picture(star.symbolVariant(.circle).symbolVariant(.fill))
        == picture(Image(systemName: "star.circle.fill")))
    #expect(
      try picture(star.symbolVariant(.square.fill))
        == picture(Image(systemName: "star.square.fill")))
    #expect(
      try picture(star.symbolVariant(.circle).symbolVariant(.square))
        == picture(Image(systemName: "star.circle")))
    #expect(try picture(star.symbolVariant(.none).symbolVariant(.fill)) == picture(star))
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.fill.contains(.slash))
  }

  @Test func anUnknownNameIsAPlaceholderWithAWarningThatNamesIt() throws {
    let report = try report(HStack { Image(systemName: "frobnicate.circle") })
    #expect(report.warnings.count == 1)
    #expect(report.warnings[0].message.contains("frobnicate.circle"))
    #expect(report.warnings[0].path.hasSuffix("Image"))
    #expect(report.size.width > 15)
    #expect(try self.report(Image(systemName: "star")).warnings.isEmpty)
    let nameless = try self.report(HStack { Image(systemName: "") })
    #expect(nameless.warnings.isEmpty && nameless.size == .zero)
  }

  @Test(arguments: [0, -5, .nan, .infinity] as [CGFloat])
  func fontsThatAreNoneGiveNoTrouble(_ size: CGFloat) throws {
    let view = HStack {
      Text("a")
      Image(systemName: "star").font(.system(size: size))
      Image(systemName: "star").resizable().font(.system(size: size)).frame(width: 9, height: 9)
    }
    #expect(try ImageRenderer(content: view.frame(width: 50, height: 50)).bitmap().height == 50)
  }
}
