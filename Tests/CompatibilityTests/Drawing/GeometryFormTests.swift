import SwiftUI
import Testing

/// Paths and geometry of Core Graphics, and shapes by their types.
@Suite @MainActor struct GeometryFormTests {
  @Test func pathsOfCoreGraphics() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 30, y: 10))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    unsafe path.applyWithBlock { unsafe kinds.append($0.pointee.type) }
    #expect(
      kinds == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    func end(_ element: CGPathElement) -> CGPoint { unsafe element.points[0] }
    var ends: [CGPoint] = []
    unsafe path.applyWithBlock { element in
      if unsafe element.pointee.type == .addLineToPoint { unsafe ends.append(end(element.pointee)) }
    }
    #expect(ends == [CGPoint(x: 20, y: 0)])
    let rule = CGPathFillRule.evenOdd
    #expect(path.contains(CGPoint(x: 15, y: 5), using: rule))
    let stroked = path.copy(
      strokingWithWidth: 4, lineCap: CGLineCap.round, lineJoin: CGLineJoin.bevel, miterLimit: 10)
    #expect(stroked.boundingBoxOfPath.minX < 0)
    let elements = Path(path)
    var corners = 0
    func count(_ element: Path.Element) { if case .line = element { corners += 1 } }
    elements.forEach(count)
    #expect(corners == 1)
    #expect(try size(of: elements.fill(.red).frame(width: 30, height: 20)).width == 30)
  }

  @Test func valuesOfCoreGraphics() {
    let step = CGVector(dx: 3, dy: 4)
    #expect(hypot(step.dx, step.dy) == 5)
    let duration: CFTimeInterval = 0.5
    let turned = CATransform3DRotate(CATransform3DIdentity, .pi, 0, 0, 1)
    let flat = ProjectionTransform(turned)
    #expect(abs(flat.m11 + 1) < 1e-9 && duration == 0.5)
    let square = CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: 0,
      m41: 5, m42: 0, m43: 0, m44: 1)
    #expect(CATransform3DIsAffine(square) && CATransform3DGetAffineTransform(square).tx == 5)
    #expect(Axis.Set([.horizontal]).contains(.horizontal) && Axis.allCases.count == 2)
    #expect(Edge.Set.horizontal == [.leading, .trailing] && Edge.allCases.count == 4)
    #expect(HorizontalEdge.Set.all.contains(.leading) && VerticalEdge.Set.all.contains(.top))
    #expect(VerticalEdge.bottom != .top && HorizontalEdge.allCases.count == 2)
    func length<V: VectorArithmetic>(_ value: V) -> Double { value.magnitudeSquared }
    #expect(length(AnimatablePair(3.0, 4.0)) == 25)
  }

  /// A drop, told where to be cut off.
  private struct Drop: InsettableShape {
    var inset: CGFloat = 0
    static var role: ShapeRole { .fill }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }

    func inset(by amount: CGFloat) -> Drop { Drop(inset: inset + amount) }
  }

  private func bounds(_ shape: some Shape) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
  }

  @Test func shapesByTheirTypes() throws {
    let bar = Rectangle()
    #expect(bounds(OffsetShape(shape: bar, offset: CGSize(width: 5, height: 0))).minX == 5)
    #expect(bounds(ScaledShape(shape: bar, scale: CGSize(width: 0.5, height: 1))).width == 20)
    #expect(abs(bounds(RotatedShape(shape: bar, angle: .degrees(90))).width - 20) < 1e-6)
    let moved = TransformedShape(shape: bar, transform: CGAffineTransform(translationX: 0, y: 3))
    #expect(bounds(moved).minY == 3)
    #expect(bounds(AnyShape(moved)) == bounds(moved))
    #expect(Drop.role == .fill && Drop().layoutDirectionBehavior == .mirrors)
    #expect(bounds(Drop().inset(by: 2)).width == 36)
    let radii = RectangleCornerRadii(topLeading: 8, bottomTrailing: 8)
    let cut = UnevenRoundedRectangle(cornerRadii: radii, style: RoundedCornerStyle.continuous)
    #expect(bounds(cut).width == 40)
    #expect(!cut.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(CGPoint(x: 1, y: 1)))
  }

  @Test func cornersFollowTheContainer() throws {
    func card(_ shape: some Shape) -> some View {
      ZStack {
        shape.fill(.red).padding(10)
      }
      .frame(width: 100, height: 100).containerShape(.rect(cornerRadius: 30, style: .circular))
    }
    func cut(_ shape: some Shape) throws -> Int {
      let bitmap = try picture(of: card(shape))
      return (20..<100).first { isReddish(bitmap[$0, 20]) } ?? 0
    }
    // The card's corners have 30 points, so those of what stands 10 points inside have 20: 40 pixels, from the edge at 20.
    let followed = try cut(ConcentricRectangle())
    #expect(followed > 50)
    #expect(try cut(.rect(corners: .concentric)) == followed)
    #expect(try cut(.rect(corners: .fixed(0))) == 20)
    #expect(try cut(.rect(topLeadingCorner: .fixed(4))) < followed)
    #expect(try cut(ConcentricRectangle(uniformTopCorners: .fixed(4))) < followed)
    #expect(
      try cut(
        ConcentricRectangle(corners: .concentric(minimum: .fixed(30)), isUniform: true)) > followed)
    let corner: Edge.Corner.Style = .concentric
    #expect(Edge.Corner.allCases.count == 4 && corner != .fixed(3))
    let alone = Rectangle().fill(.red).frame(width: 20, height: 20)
    #expect(
      try Outside(ConcentricRectangle().fill(.red).frame(width: 20, height: 20)) == Outside(alone))
  }

  @Test func shapesThatAreFilledAndStroked() throws {
    let stroked: StrokeShapeView<Circle, Color, EmptyView> = Circle().stroke(.blue, lineWidth: 2)
    let both: FillShapeView<Circle, Color, StrokeShapeView<Circle, Color, EmptyView>> =
      stroked.fill(.red)
    func shape(_ view: some ShapeView<Circle>) -> Circle { view.shape }
    #expect(shape(both).path(in: CGRect(x: 0, y: 0, width: 4, height: 4)).boundingRect.width == 4)
    let bordered: StrokeBorderShapeView<Circle, Color, EmptyView> = Circle().strokeBorder(
      .blue, lineWidth: 3)
    let bitmap = try picture(of: bordered.frame(width: 20, height: 20))
    #expect(isBluish(bitmap[20, 2]) && !isBluish(bitmap[20, 20]))
    #expect(try picture(of: both.frame(width: 20, height: 20))[20, 20].red > 200)
  }

  @Test func viewsThatAreCut() throws {
    let tile = Color.red.frame(width: 40, height: 40)
    let round = try picture(of: tile.cornerRadius(12, antialiased: true))
    #expect(!isReddish(round[1, 1]) && isReddish(round[40, 40]))
    let shaped = tile.contentShape(ContentShapeKinds.interaction, Circle())
      .contentShape([.dragPreview, .hoverEffect], Rectangle(), eoFill: true)
    #expect(try Outside(shaped) == Outside(tile))
    let arrow = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    .environment(\.layoutDirection, .leftToRight).frame(width: 40, height: 10)
    let turned = arrow.flipsForRightToLeftLayoutDirection(true)
      .environment(\.layoutDirection, LayoutDirection.rightToLeft)
    #expect(isReddish(try picture(of: arrow)[4, 4]))
    #expect(isBluish(try picture(of: turned)[4, 4]))
  }
}
