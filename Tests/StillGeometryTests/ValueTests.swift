import Foundation
import StillGeometry
import Testing

@Suite struct ValueTests {
  @Test func angleConvertsBetweenUnits() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-15)
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
    #expect(
      Angle.degrees(30) + .degrees(15) * 2 - .zero == Angle.radians(Angle.degrees(60).radians))
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(-Angle.degrees(10) == .degrees(-10))
  }

  @Test func anglesAndUnitPointsAreScaledForAnimation() {
    // Rule L8.9.
    #expect(Angle.radians(2).animatableData == 256)
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    var point = UnitPoint.zero
    point.animatableData = AnimatablePair(32, 64)
    #expect(point == UnitPoint(x: 0.25, y: 0.5))
  }

  @Test func animatableDataRoundTrips() {
    func check<T: Animatable & Equatable>(_ value: T, _ start: T) {
      var copy = start
      copy.animatableData = value.animatableData
      #expect(copy == value)
    }
    check(CGPoint(x: 1, y: 2), .zero)
    check(CGSize(width: 3, height: 4), .zero)
    check(CGRect(x: 1, y: 2, width: 3, height: 4), .zero)
    check(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets())
    check(StrokeStyle(lineWidth: 2, miterLimit: 3, dashPhase: 4), StrokeStyle())
    check(
      RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
      RectangleCornerRadii())
  }

  @Test func edgeSets() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(Edge.Set.horizontal.contains(.leading) && !Edge.Set.horizontal.contains(.top))
    #expect(HorizontalEdge.Set(.trailing) == .trailing)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
  }

  @Test func proposalsReplaceOnlyWhatIsNil() {
    let proposal = ProposedViewSize(width: nil, height: 7)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 7))
    let size = CGSize(width: 1, height: 2)
    #expect(proposal.replacingUnspecifiedDimensions(by: size) == CGSize(width: 1, height: 7))
    #expect(ProposedViewSize(size) == ProposedViewSize(width: 1, height: 2))
  }
}

@Suite struct PixelGridTests {
  @Test func neighboursStillTouchAfterRounding() {
    let grid = PixelGrid(scale: 3)
    var x = 0.1
    var previous: CGRect?
    for width in [10.17, 3.333, 0.2, 7.77, 100.05] {
      let rect = grid.round(CGRect(x: x, y: -0.4, width: width, height: 1))
      if let previous { #expect(abs(previous.maxX - rect.minX) < 1e-9) }
      #expect(abs(rect.minX * 3 - (rect.minX * 3).rounded()) < 1e-9)
      x += width
      previous = rect
    }
  }

  @Test func halvesRoundUp() {
    // Rule L1.12: also below zero.
    let grid = PixelGrid(scale: 2)
    let rect = grid.round(CGRect(x: 0.25, y: -0.25, width: 1, height: 1))
    #expect(rect == CGRect(x: 0.5, y: 0, width: 1, height: 1))
  }

  @Test func noiseDoesNotDecideHalves() {
    let grid = PixelGrid(scale: 1)
    // 90 points from the middle, a third of a turn on: 45 − ε or 45 + ε, as the processor's sine has it.
    for noise in [-1e-12, 0, 1e-12] {
      #expect(grid.round(12.5 + noise) == 13)
      #expect(grid.round(-12.5 + noise) == -12)
      #expect(grid.round(CGRect(x: 0.5 + noise, y: 0, width: 1, height: 1)).minX == 1)
    }
    #expect(grid.round(12.499) == 12)
  }

  @Test func theLastDigitDecidesAtThreePixelsAPoint() {
    // 182 ⅔ points in the middle of 170 ⅓, 20 in: Apple's picture of the chip (spark-ios, iOS 17.5) has its left edge at
    // pixel 41, not 42, and its right edge at 470.
    let grid = PixelGrid(scale: 3)
    let content: CGFloat = 20 + (8 + 16 + 4 + 320.0 / 3 + 8) + 20
    let left: CGFloat = (511.0 / 3 - content) / 2 + 20
    let rect = grid.round(CGRect(x: left, y: 0, width: content - 40, height: 1))
    #expect((rect.minX * 3).rounded() == 41)
    #expect((rect.maxX * 3).rounded() == 470)
  }

  @Test func roundingUpForgivesNoise() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.roundUp(20.287109375) == 61.0 / 3)
    #expect(grid.roundUp(0.1 + 0.2 + 1.7) == 2)
    #expect(PixelGrid(scale: 1).roundUp(0.3 / 0.1 + 1e-12) == 3)
    #expect(PixelGrid(scale: 1).roundUp(3.01) == 4)
    #expect(grid.roundUp(0).sign == .plus)
  }

  @Test func oddNumbersDoNotTrap() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300, 0, -2] {
      #expect(PixelGrid(scale: number).scale > 0)
      let grid = PixelGrid(scale: 2)
      _ = grid.round(CGRect(x: number, y: number, width: number, height: number))
      _ = grid.roundUp(number)
    }
  }
}

@Suite struct AffineTransformTests {
  private static let transforms = [
    CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(scaleX: 2, y: -3),
    CGAffineTransform(translationX: 5, y: 7), CGAffineTransform(1, 2, 3, 4, 5, 6),
  ]

  @Test(arguments: transforms) func inverseUndoes(_ transform: CGAffineTransform) {
    let point = CGPoint(x: 3, y: -2)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(hypot(back.x - point.x, back.y - point.y) < 1e-12)
  }

  @Test(arguments: transforms) func concatenatingAppliesSelfFirst(_ transform: CGAffineTransform) {
    let other = CGAffineTransform(0.5, -1, 2, 0.25, 9, -4)
    let point = CGPoint(x: 3, y: -2)
    let (one, two) = (
      point.applying(transform.concatenating(other)), point.applying(transform).applying(other)
    )
    #expect(hypot(one.x - two.x, one.y - two.y) < 1e-12)
  }

  @Test func modifiersApplyBeforeTheTransform() {
    let base = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(base.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    let turned = CGPoint(x: 1, y: 0).applying(base.rotated(by: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 2) < 1e-12)
    #expect(base.scaledBy(x: 3, y: 1) == CGAffineTransform(scaleX: 6, y: 2))
  }

  @Test func singularTransformInvertsToItself() {
    let flat = CGAffineTransform(1, 2, 2, 4, 5, 6)
    #expect(flat.inverted() == flat)
    let bad = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(bad.inverted() == bad)
  }

  @Test func mappedRectangleHoldsItsCorners() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-12 && abs(turned.width - 20) < 1e-12)
    #expect(abs(turned.minY) < 1e-12 && abs(turned.height - 10) < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
  }
}
