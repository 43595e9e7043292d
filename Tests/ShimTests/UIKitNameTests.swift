// swift-format-ignore-file: NoPlaygroundLiterals

import SwiftUI
import Testing

/// A number that is shown as it moves, written as before modifiers could be animatable themselves.
private struct Counting: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.frame(width: CGFloat(number))
  }
}

/// The commonest shape of all that are made from a path of UIKit.
private struct RoundedCorner: Shape {
  let radius: CGFloat
  let corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

/// Names of UIKit and Core Graphics that code for views uses.
@Suite struct UIKitNameTests {
  @Test func anAnimatableModifierIsAnimated() throws {
    let stage = Stage(size: CGSize(width: 200, height: 20)) { Growing() }
    try stage.tap("box")
    stage.advance(by: 0.5)
    let frame = try #require(stage.layoutReport().frame(of: "box"))
    #expect(abs(frame.width - 60) < 0.01)
  }

  @Test func cornersAreRoundedOneByOne() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = RoundedCorner(radius: 20, corners: [.topLeft, .bottomRight]).path(in: rect)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 58)))
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    #expect(
      Path(all.cgPath)
        == RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: rect))
  }

  @Test func clockwiseIsAsTheEyeSeesIt() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
    let quarter = path.cgPath.boundingBoxOfPath
    #expect(abs(quarter.minX - 10) < 1e-6 && abs(quarter.minY - 10) < 1e-6)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.close()
    #expect(path.contains(CGPoint(x: 14, y: 14)) && !path.contains(CGPoint(x: 6, y: 6)))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.contains(CGPoint(x: 19, y: 14)))
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .zero)
  }

  @Test func aReversedPathMakesAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    unsafe path.setLineDash([4, 2], count: 2, phase: 1)
    path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 10, y: 10)) && path.contains(CGPoint(x: 1, y: 1)))
    let back = path.reversing()
    #expect(!back.contains(CGPoint(x: 10, y: 10)) && back.bounds == path.bounds)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 1))
    line.addLine(to: CGPoint(x: 5, y: 1))
    line.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 2),
      controlPoint2: CGPoint(x: 8, y: 4))
    #expect(line.reversing().currentPoint == CGPoint(x: 1, y: 1))
    #expect(Path(line.reversing().reversing().cgPath) == Path(line.cgPath))
    line.close()
    line.addLine(to: CGPoint(x: 0, y: 4))
    #expect(Path(line.reversing().reversing().cgPath).cgPath.boundingBox == line.bounds)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func elementsOfAPathAreHandedOver() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    unsafe path.applyWithBlock { element in
      let element = unsafe element.pointee
      unsafe types.append(element.type)
      let count = [1, 1, 2, 3, 0][Int(unsafe element.type.rawValue)]
      for index in 0..<count { unsafe points.append(element.points[index]) }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
  }

  @MainActor @Test func aHostedViewTellsItsSize() {
    let controller = UIHostingController(rootView: Color.red.frame(minWidth: 10, maxWidth: 50))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 30, height: 7)) == CGSize(width: 30, height: 7))
    let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 7)
    #expect(controller.sizeThatFits(in: endless) == CGSize(width: 50, height: 7))
  }

  @Test func aPictureIsCut() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 4, height: 4)
        Color.blue.frame(width: 4, height: 4)
      })
    let picture = try #require(renderer.cgImage)
    let part = try #require(picture.cropping(to: CGRect(x: 3.5, y: -2, width: 2, height: 4)))
    #expect(part.width == 3 && part.height == 2)
    #expect(part.bitmap[0, 0] == picture.bitmap[3, 0] && part.bitmap[1, 0] == picture.bitmap[4, 0])
    #expect(picture.cropping(to: CGRect(x: 8, y: 0, width: 1, height: 1)) == nil)
    for x in [CGFloat.nan, .infinity, -.infinity] {
      #expect(picture.cropping(to: CGRect(x: x, y: 0, width: 1, height: 1)) == nil)
      #expect(picture.cropping(to: CGRect(x: 0, y: 0, width: x, height: 1)) == nil)
    }
    #expect(picture.cropping(to: .infinite)?.width == 8)
  }

  @Test func anImageLiteralIsAPictureByItsName() {
    let picture = #imageLiteral(resourceName: "there is none")
    #expect(picture.size == .zero && Set([picture, picture]).count == 1)
    #expect(AnyView(_fromValue: picture) == nil && AnyView(_fromValue: Text("a")) != nil)
  }

  @Test func formerFormsAreTaken() throws {
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    let view = VStack {
      SecureField("Password", text: .constant("")) {}
      Label("Chats", image: "message")
      Table([Person(id: 1)]) {
        TableColumn("Name") { person in
          ForEach(0..<person.id, id: \.self) { if $0 == 1 {} else { Text("\($0)") } }
        }
      }
    }
    #expect(try ImageRenderer(content: view).layoutReport().size.width > 0)
  }
}

private struct Person: Identifiable { let id: Int }

private struct Growing: View {
  @State private var isWide = false

  var body: some View {
    Color.red.modifier(Counting(number: isWide ? 100 : 20)).accessibilityIdentifier("box")
      .onTapGesture { withAnimation(.linear(duration: 1)) { isWide = true } }
  }
}
