import SwiftUI

/// A day of tides, drawn by code.
struct TideChart: View {
  /// Metres above the chart's zero, every hour.
  private let heights: [Double] = (0...24).map { hour in
    let (moon, sun) = ((Double(hour) - 3.2) / 12.42, Double(hour - 15) / 24)
    return 1.4 + 1.05 * cos(moon * 2 * .pi) + 0.25 * cos(sun * 2 * .pi)
  }
  private let plot = CGRect(x: 40, y: 64, width: 412, height: 150)

  var body: some View {
    Canvas { context, size in
      drawGrid(in: context)
      drawWater(in: context)
      drawHighest(in: context)
      context.draw(
        Text("Tides today").font(.system(size: 20, weight: .bold)), at: CGPoint(x: 20, y: 16),
        anchor: .topLeading)
      context.draw(
        Text("metres").font(.system(size: 11)).foregroundStyle(.secondary),
        at: CGPoint(x: 20, y: 43), anchor: .topLeading)
    } symbols: {
      label.tag("highest")
    }
    .background(.background)
  }

  private var highest: Int { heights.indices.max { heights[$0] < heights[$1] } ?? 0 }

  private var label: some View {
    VStack(spacing: 1) {
      Text(String(format: "%.1f m", heights[highest])).font(.system(size: 13, weight: .semibold))
      Text("at \(highest):00").font(.system(size: 10)).opacity(0.85)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 10)
    .padding(.vertical, 5)
    .background(.blue, in: RoundedRectangle(cornerRadius: 8))
  }

  private func point(_ hour: Int) -> CGPoint {
    CGPoint(
      x: plot.minX + plot.width * CGFloat(hour) / 24,
      y: plot.maxY - plot.height * CGFloat(heights[hour]) / 3)
  }

  /// A smooth curve through all points.
  private var curve: Path {
    var path = Path()
    path.move(to: point(0))
    for hour in 0..<24 {
      let (from, to) = (point(hour), point(hour + 1))
      let (before, after) = (point(max(hour - 1, 0)), point(min(hour + 2, 24)))
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
    }
    return path
  }

  private func drawGrid(in context: GraphicsContext) {
    for metre in 0...3 {
      let y = plot.maxY - plot.height * CGFloat(metre) / 3
      var line = Path()
      line.move(to: CGPoint(x: plot.minX, y: y))
      line.addLine(to: CGPoint(x: plot.maxX, y: y))
      context.stroke(
        line, with: .color(.gray.opacity(metre == 0 ? 0.6 : 0.25)),
        style: StrokeStyle(lineWidth: 1, dash: metre == 0 ? [] : [3, 4]))
      context.draw(
        Text("\(metre)").font(.system(size: 11)).foregroundStyle(.secondary),
        at: CGPoint(x: plot.minX - 10, y: y), anchor: .trailing)
    }
    for hour in stride(from: 0, through: 24, by: 6) {
      context.draw(
        Text(verbatim: "\(hour):00").font(.system(size: 11)).foregroundStyle(.secondary),
        at: CGPoint(x: point(hour).x, y: plot.maxY + 8), anchor: .top)
    }
  }

  private func drawWater(in context: GraphicsContext) {
    var water = curve
    water.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
    water.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
    water.closeSubpath()
    context.fill(
      water,
      with: .linearGradient(
        Gradient(colors: [.blue.opacity(0.45), .blue.opacity(0.04)]),
        startPoint: CGPoint(x: 0, y: plot.minY), endPoint: CGPoint(x: 0, y: plot.maxY)))
    var glowing = context
    glowing.addFilter(.shadow(color: .blue.opacity(0.35), radius: 4, y: 3))
    glowing.stroke(curve, with: .color(.blue), style: StrokeStyle(lineWidth: 3, lineCap: .round))
  }

  private func drawHighest(in context: GraphicsContext) {
    let top = point(highest)
    let dot = Path(ellipseIn: CGRect(x: top.x - 6, y: top.y - 6, width: 12, height: 12))
    context.fill(dot, with: .color(.white))
    context.stroke(dot, with: .color(.blue), lineWidth: 3)
    if let label = context.resolveSymbol(id: "highest") {
      context.draw(label, at: CGPoint(x: top.x, y: top.y - 12), anchor: .bottom)
    }
  }
}

extension GalleryScene {
  static let tideChart = GalleryScene(
    "tide-chart", title: "A chart drawn by code, with a view as a symbol",
    size: CGSize(width: 480, height: 250)
  ) {
    TideChart()
  }
}
