import SwiftUI

private struct Diamond: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control1: CGPoint(x: rect.minX, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: 3, startAngle: .zero,
      endAngle: .degrees(90), clockwise: false)
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerSize: CGSize(width: 1, height: 1))
    path.addLines([.zero, CGPoint(x: 1, y: 1)])
    path.addPath(Path(ellipseIn: CGRect(x: 1, y: 1, width: 2, height: 2)))
    return path.applying(
      CGAffineTransform(translationX: 0, y: 0).rotated(by: 0).scaledBy(x: 1, y: 1))
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

struct ShapeSymbols: View {
  var body: some View {
    VStack {
      Circle().fill(.red).frame(width: 10, height: 10)
      Circle().fill(style: FillStyle(eoFill: true)).frame(width: 10, height: 10)
      RoundedRectangle(cornerRadius: 3).stroke(.red, lineWidth: 2)
      RoundedRectangle(cornerRadius: 3, style: .continuous).stroke(style: StrokeStyle(lineWidth: 2))
      RoundedRectangle(cornerSize: CGSize(width: 3, height: 4)).stroke(lineWidth: 2)
      Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [2, 1]))
      Rectangle().stroke(.blue)
      Capsule(style: .continuous).strokeBorder(.red, lineWidth: 2)
      Capsule().strokeBorder(lineWidth: 2)
      Capsule().strokeBorder(style: StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel))
      Ellipse().inset(by: 2).trim(from: 0.1, to: 0.9)
      ContainerRelativeShape()
      UnevenRoundedRectangle(topLeadingRadius: 3)
      Diamond().strokeBorder(.red, style: StrokeStyle(lineWidth: 1))
      Diamond().size(width: 10, height: 10).offset(x: 1, y: 1).rotation(.degrees(10)).scale(1.1)
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 4)) }.strokedPath(
        StrokeStyle(lineWidth: 1))
      Circle().intersection(Rectangle())
    }
  }
}

struct ColorSymbols: View {
  private let colors: [Color] = [
    .blue, .red, .white, .green, .black, .gray, .orange, .yellow, .clear, .pink, .purple,
    .secondary,
    .primary, .cyan, .mint, .brown, .indigo, .accentColor, .teal,
    Color(red: 0.1, green: 0.2, blue: 0.3), Color(hue: 0.5, saturation: 1, brightness: 1),
    Color(white: 0.5), Color(uiColor: .systemGray4), Color(.systemBackground),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(colors.indices, id: \.self) { colors[$0].frame(height: 3) }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
      AngularGradient(
        gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero,
        endAngle: .degrees(360))
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)
      Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Rectangle().fill(AnyShapeStyle(.tint)).foregroundStyle(.quaternary)
      Text("a").background(.ultraThinMaterial).background(.thinMaterial).background(
        .regularMaterial)
    }
  }
}
