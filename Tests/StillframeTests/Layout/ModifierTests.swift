import Foundation
import Stillframe
import Testing

private func report(
  _ content: some View, _ width: CGFloat? = 100, _ height: CGFloat? = 100
) throws -> LayoutReport {
  let renderer = ImageRenderer(content: content)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return try renderer.layoutReport()
}

/// Every form of the modifiers that place one view, and what they do with bad numbers.
@Suite struct ModifierTests {
  private var block: some View {
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier("block")
  }

  @Test("L3.14 a frame without lengths has no effect")
  func framesWithoutLengths() throws {
    #expect(try report(block.frame()).frame(of: "block")?.origin == .zero)
    #expect(try report(block.frame()).size == CGSize(width: 20, height: 10))
    #expect(
      try report(block.frame(width: nil, alignment: .bottomTrailing)).size
        == CGSize(width: 20, height: 10))
  }

  @Test("L3.24 and L3.25 padding by edges, by 16 where no amount is given, and by insets")
  func padding() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let frames = try [
      report(block.padding()), report(block.padding(.horizontal)),
      report(block.padding([.top, .leading], 5)), report(block.padding(.bottom, nil)),
      report(block.padding(7)), report(block.padding(insets)), report(block.padding(-3)),
    ]
    #expect(
      frames.map(\.size) == [
        CGSize(width: 52, height: 42), CGSize(width: 52, height: 10),
        CGSize(width: 25, height: 15), CGSize(width: 20, height: 26),
        CGSize(width: 34, height: 24), CGSize(width: 26, height: 14),
        CGSize(width: 14, height: 4),
      ])
    #expect(
      frames.map { $0.frame(of: "block")?.origin } == [
        CGPoint(x: 16, y: 16), CGPoint(x: 16, y: 0), CGPoint(x: 5, y: 5), .zero,
        CGPoint(x: 7, y: 7), CGPoint(x: 2, y: 1), CGPoint(x: -3, y: -3),
      ])
  }

  @Test("L3.27 and L3.28 offset leaves layout alone, position takes all of it")
  func offsetAndPosition() throws {
    for moved in [
      try report(block.offset(x: 3, y: 4)), try report(block.offset(CGSize(width: 3, height: 4))),
    ] {
      #expect(moved.size == CGSize(width: 20, height: 10))
      #expect(moved.frame(of: "block")?.origin == CGPoint(x: 3, y: 4))
    }
    for placed in [
      try report(block.position(x: 30, y: 40)), try report(block.position(CGPoint(x: 30, y: 40))),
    ] {
      #expect(placed.size == CGSize(width: 100, height: 100))
      #expect(placed.frame(of: "block")?.origin == CGPoint(x: 20, y: 35))
    }
  }

  @Test("L3.29 to L3.34 ratios by number, by size and by the view's own shape")
  func ratios() throws {
    let color = Color.red
    #expect(
      try report(color.aspectRatio(2, contentMode: .fit)).size == CGSize(width: 100, height: 50))
    #expect(
      try report(color.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)).size
        == CGSize(width: 100, height: 50))
    #expect(
      try report(color.aspectRatio(2, contentMode: .fill)).size
        == CGSize(width: 200, height: 100))
    let shaped = color.frame(idealWidth: 10, idealHeight: 20)
    #expect(try report(shaped.scaledToFit()).size == CGSize(width: 50, height: 100))
    #expect(try report(shaped.scaledToFill()).size == CGSize(width: 100, height: 200))
  }

  @Test(
    "L3.32 fill with one length given scales by that one", arguments: [true, false])
  func fillByOneLength(_ byWidth: Bool) throws {
    let report = try report(
      Color.red.aspectRatio(2, contentMode: .fill), byWidth ? 80 : nil, byWidth ? nil : 40)
    #expect(report.size == CGSize(width: 80, height: 40))
  }

  @Test("L3.64 effects leave layout alone; the report gives the box that is drawn")
  func effects() throws {
    let turned = try report(block.rotationEffect(.degrees(90)))
    #expect(turned.size == CGSize(width: 20, height: 10))
    let box = try #require(turned.frame(of: "block"))
    #expect(abs(box.minX - 5) < 1e-9 && abs(box.minY + 5) < 1e-9)
    #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 20) < 1e-9)

    #expect(
      try report(block.scaleEffect(x: 2, y: 3, anchor: .topLeading)).frame(of: "block")
        == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(
      try report(block.scaleEffect(0.5)).frame(of: "block")
        == CGRect(x: 5, y: 2.5, width: 10, height: 5))

    let moved = try report(
      block.transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 6)))
    #expect(moved.size == CGSize(width: 20, height: 10))
    #expect(moved.frame(of: "block") == CGRect(x: 5, y: 6, width: 40, height: 10))
    let inside = try report(
      block.transformEffect(CGAffineTransform(scaleX: 2, y: 2)).padding(10))
    #expect(
      inside.frame(of: "block") == CGRect(x: 10, y: 10, width: 40, height: 20),
      "around the view's own corner")
  }

  @Test func aTransformThatFlattensShowsNothing() throws {
    let stage = Stage(size: CGSize(width: 10, height: 10)) {
      Color.black.transformEffect(CGAffineTransform(scaleX: 0, y: 1))
    }
    #expect(try stage.bitmap()[5, 5].red == 255)
  }

  @Test("L3.65 a hidden view keeps its room and shows nothing")
  func hidden() throws {
    let stage = Stage(size: CGSize(width: 20, height: 10)) {
      HStack(spacing: 0) {
        Color.black.hidden()
        Color.black.accessibilityIdentifier("seen")
      }
    }
    #expect(try stage.layoutReport().frame(of: "seen")?.minX == 10)
    let bitmap = try stage.bitmap()
    #expect(bitmap[5, 5].red == 255)
    #expect(bitmap[15, 5].red == 0)
  }

  @Test("L3.9 shapes filled behind and above have the view's frame")
  func filledShapes() throws {
    let content = Color.clear.frame(width: 20, height: 20)
      .background(Color.black, in: Circle())
      .overlay(Color.red, in: Rectangle().inset(by: 8))
    let bitmap = try Stage(size: CGSize(width: 20, height: 20)) { content }.bitmap()
    #expect(bitmap[0, 0].red == 255, "outside the circle")
    #expect(bitmap[10, 3].red == 0)
    #expect(bitmap[10, 10].red == 255 && bitmap[10, 10].green < 100)
  }

  private static let bad: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test(arguments: bad)
  func badNumbersAreMadeSafeAndReported(_ number: CGFloat) throws {
    let size = CGSize(width: 20, height: 10)
    func warns(_ content: some View, _ view: String, _ expected: CGSize? = nil) throws {
      let report = try report(content)
      #expect(report.size == expected ?? size, "\(view)")
      #expect(report.warnings.count >= 1, "\(view)")
      #expect(report.warnings.allSatisfy { $0.path.hasSuffix(view) }, "\(report.warnings)")
    }
    try warns(block.frame(width: number), "Frame")
    try warns(block.padding(number), "Padding")
    try warns(block.offset(x: number), "Offset")
    try warns(block.position(x: number), "Position", CGSize(width: 100, height: 100))
    try warns(block.aspectRatio(number, contentMode: .fit), "AspectRatio")
    #expect(try report(block.rotationEffect(.radians(number))).size == size)
    #expect(try report(block.scaleEffect(number)).size == size)
    let transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(try report(block.transformEffect(transform)).size == size)
    #expect(
      try report(block.transformEffect(transform)).frame(of: "block")?.width.isFinite == true)
  }

  @Test(arguments: [0, -1.5])
  func aRatioThatIsNoneLeavesTheViewItsOwn(_ ratio: CGFloat) throws {
    let report = try report(
      Color.red.frame(idealWidth: 10, idealHeight: 20)
        .aspectRatio(ratio, contentMode: .fit))
    #expect(report.size == CGSize(width: 50, height: 100))
    #expect(report.warnings.map(\.path) == ["VStack/AspectRatio"])
  }

  @Test func prioritiesAndOrdersThatAreNoNumbersCountAsZero() throws {
    let report = try report(
      HStack(spacing: 0) {
        Color.red.layoutPriority(.nan).accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b")
      })
    #expect(report.frame(of: "a")?.width == 50)
    #expect(report.warnings.count == 1)
    let bitmap = try Stage(size: CGSize(width: 10, height: 10)) {
      ZStack {
        Color.white
        Color.black.zIndex(.nan)
        Color.white.zIndex(-1)
      }
    }.bitmap()
    #expect(bitmap[5, 5].red == 0)
  }
}
