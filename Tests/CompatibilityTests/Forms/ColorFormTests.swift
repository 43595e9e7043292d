import SwiftUI
import Testing

/// Colours as words, of other colours, and of Core Graphics.
@Suite @MainActor struct ColorFormTests {
  @Test func coloursSayWhatTheyAre() {
    #expect(Color.red.description == "red")
    #expect(Color.accentColor.description == "accentColor")
    #expect(Color(red: 1, green: 0, blue: 0.2).description == "#FF0033FF")
    #expect("\(Color.blue.opacity(0.5))" == "50% blue")
    #expect("\(Color.blue.opacity(1e300))".hasSuffix("% blue"))
    #expect("\(Color.blue.opacity(-.infinity))" == "100% blue")
    #expect(Color("Leaf").description == "NamedColor(name: \"Leaf\", bundle: nil)")
  }

  @Test(arguments: [true, false]) func aColourIsMadeOfAColour(_ isWarm: Bool) {
    let (warm, cold) = (Color.orange, Color.teal)
    #expect(Color(isWarm ? warm : cold) == (isWarm ? warm : cold))
    #expect(Color(.gray.opacity(0.5)) == Color.gray.opacity(0.5))
    #expect(Color(isWarm ? .red : .blue) == Color(uiColor: isWarm ? .red : .blue))
    #expect(Color(.black) == Color(uiColor: .black))
  }

  @Test func coloursOfCoreGraphics() throws {
    let color = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
    #expect(color.components == [1, 0.5, 0.25, 0.5])
    #expect(color.copy(alpha: 1)?.alpha == 1)
    #expect(CGColor.white.numberOfComponents == 2)
    #expect(Color(cgColor: color) == Color(.sRGB, red: 1, green: 0.5, blue: 0.25, opacity: 0.5))
    #expect(Color(cgColor: .white).resolve(in: EnvironmentValues()).blue == 1)
    #expect(Color(cgColor: color).cgColor == color)
    #expect(Color.primary.cgColor == nil)
    #expect(UIColor(cgColor: color).cgColor.components?[1] == 0.5)
    let filled = Color(color.copy(alpha: 1) ?? .black).frame(width: 2, height: 2)
    #expect(
      try ImageRenderer(content: filled).bitmap()[0, 0]
        == RGBA8(red: 255, green: 128, blue: 64, alpha: 255))
  }

  @Test func geometryAsCoreGraphicsWritesAndMakesIt() {
    #expect(CGPointMake(1, 2).debugDescription == "(1.0, 2.0)")
    #expect("\(CGSizeMake(3, 4))" == "(3.0, 4.0)")
    #expect(String(describing: CGRectMake(1, 2, 3, 4)) == "(1.0, 2.0, 3.0, 4.0)")
    #expect(CGVectorMake(1, 2).dy == 2)
    let turned = CGAffineTransformRotate(CGAffineTransformMakeTranslation(5, 0), .pi / 2)
    #expect(turned == CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2))
    let scaled = CGAffineTransformConcat(
      CGAffineTransformMakeScale(2, 3), CGAffineTransformMakeRotation(0))
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 2, y: 3))
    let doubled = CGAffineTransformScale(CGAffineTransformMake(1, 0, 0, 1, 0, 0), 2, 2)
    #expect(CGAffineTransformTranslate(doubled, 1, 0).tx == 2)
    #expect(CGAffineTransformInvert(CGAffineTransformMakeScale(2, 2)).a == 0.5)
  }

  @Test func rectanglesAreReadAndJoinedByTheirNamesInC() {
    let (left, right) = (CGRectMake(0, 0, 10, 20), CGRectMake(5, -5, 10, 10))
    #expect([left, right].reduce(.null, CGRectUnion) == CGRectMake(0, -5, 15, 25))
    #expect(CGRectIntersection(left, right) == CGRectMake(5, 0, 5, 5))
    #expect(CGRectInset(left, 2, 3) == CGRectMake(2, 3, 6, 14))
    #expect(CGRectOffset(left, 1, 2) == CGRectMake(1, 2, 10, 20))
    #expect(CGRectStandardize(CGRectMake(10, 0, -4, 2)) == CGRectMake(6, 0, 4, 2))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect([CGRectGetMinX(right), CGRectGetMidX(right), CGRectGetMaxX(right)] == [5, 10, 15])
    #expect([CGRectGetMinY(right), CGRectGetMidY(right), CGRectGetMaxY(right)] == [-5, 0, 5])
    #expect(CGRectGetWidth(left) == 10 && CGRectGetHeight(left) == 20)
    #expect(CGRectContainsPoint(left, CGPointMake(1, 1)) && !CGRectContainsRect(left, right))
    #expect(CGRectIntersectsRect(left, right) && !CGRectEqualToRect(left, right))
    #expect(CGRectIsNull(.null) && CGRectIsEmpty(.zero) && CGRectIsInfinite(.infinite))
    #expect(CGPointEqualToPoint(.zero, .zero) && CGSizeEqualToSize(.zero, .zero))
    let doubled = CGAffineTransformMakeScale(2, 2)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 2), doubled) == CGPointMake(2, 4))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 2), doubled) == CGSizeMake(2, 4))
    #expect(CGRectApplyAffineTransform(left, doubled) == CGRectMake(0, 0, 20, 40))
  }

  @Test func pathsOfCoreGraphicsAreCombined() {
    let (left, right) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
    )
    #expect(left.union(right).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.intersection(right).boundingBoxOfPath == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(left.subtracting(right).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!left.symmetricDifference(right).contains(CGPoint(x: 7, y: 5)))
    #expect(left.intersects(right))
    #expect(left.normalized().boundingBoxOfPath == left.boundingBoxOfPath)
  }
}
