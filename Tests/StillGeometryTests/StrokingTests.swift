import Foundation
import StillGeometry
import Testing

/// Which of the centres of a grid's squares a path covers, as rows of text.
private func picture(_ path: Path, columns: Int, rows: Int) -> [String] {
  (0..<rows).map { row in
    String(
      (0..<columns).map { column -> Character in
        path.contains(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)) ? "#" : "."
      })
  }
}

@Suite struct StrokingTests {
  @Test func strokedRectangleIsAFrame() {
    let path = Path(CGRect(x: 2, y: 2, width: 8, height: 5))
      .strokedPath(StrokeStyle(lineWidth: 2))
    #expect(
      picture(path, columns: 12, rows: 9) == [
        "............",
        ".##########.",
        ".##########.",
        ".##......##.",
        ".##......##.",
        ".##......##.",
        ".##########.",
        ".##########.",
        "............",
      ])
    // Two clean rings.
    #expect(path.elements.filter { $0 == .closeSubpath }.count == 2)
    #expect(path.elements.count == 10)
  }

  private func line(_ points: (Double, Double)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  @Test func caps() {
    let path = line((4, 3), (8, 3))
    func row(_ cap: CGLineCap) -> [String] {
      let stroked = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
      return picture(stroked, columns: 12, rows: 6)
    }
    #expect(
      row(.butt) == ["............"] + Array(repeating: "....####....", count: 4) + ["............"]
    )
    #expect(
      row(.square) == ["............"] + Array(repeating: "..########..", count: 4) + [
        "............"
      ])
    #expect(
      row(.round) == [
        "............", "...######...", "..########..", "..########..", "...######...",
        "............",
      ])
  }

  @Test func joins() {
    let corner = line((1, 9), (9, 9), (9, 1))
    func covers(_ join: CGLineJoin, _ x: Double, _ y: Double, limit: CGFloat = 10) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
        .contains(CGPoint(x: x, y: y))
    }
    // The tip, a point outside the bevel but inside the circle, and one inside the bevel.
    #expect(covers(.miter, 10.9, 10.9))
    #expect(!covers(.round, 10.9, 10.9) && covers(.round, 10.3, 10.3))
    #expect(!covers(.bevel, 10.3, 10.3) && covers(.bevel, 9.9, 9.9))
    // A right angle's miter is 1.41 times as long as the line is wide.
    #expect(!covers(.miter, 10.3, 10.3, limit: 1.4))
    #expect(covers(.miter, 10.3, 10.3, limit: 1.42))
  }

  @Test func outlineFollowsACircleOnBothSides() {
    let circle = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    for width in [1.0, 10, 39] {
      for join in [CGLineJoin.miter, .round, .bevel] {
        let stroked = circle.strokedPath(StrokeStyle(lineWidth: width, lineJoin: join))
        for degrees in stride(from: 0, to: 360, by: 7) {
          let angle = Double(degrees) * .pi / 180
          func covers(_ radius: Double) -> Bool {
            stroked.contains(CGPoint(x: radius * cos(angle), y: radius * sin(angle)))
          }
          #expect(covers(20 + width / 2 - 0.1) && covers(20 - width / 2 + 0.1))
          #expect(!covers(20 + width / 2 + 0.1))
          if width < 39 { #expect(!covers(20 - width / 2 - 0.1)) }
        }
      }
    }
  }

  @Test func sharpBendsLeaveNoHoles() {
    // Segments shorter than the line is wide.
    let path = line((10, 10), (14, 10), (12, 11), (14, 12), (10, 13), (11, 11))
    let stroked = path.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
    for row in stride(from: 7.0, to: 16, by: 0.5) {
      for column in stride(from: 7.0, to: 17, by: 0.5) {
        let point = CGPoint(x: column, y: row)
        let isNear = path.flattened(tolerance: 0.1).contains { line in
          zip(line.points, line.points.dropFirst()).contains { distance(point, $0, $1) < 3.95 }
        }
        if isNear { #expect(stroked.contains(point), "\(point)") }
      }
    }
  }

  private func distance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)
    let t = max(0, min(1, share))
    return hypot(point.x - a.x - t * dx, point.y - a.y - t * dy)
  }

  @Test func dashes() {
    let path = line((0, 2), (20, 2))
    func row(_ dash: [CGFloat], phase: CGFloat = 0) -> String {
      let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)
      return picture(path.strokedPath(style), columns: 20, rows: 3)[1]
    }
    #expect(row([4, 2]) == "####..####..####..##")
    #expect(row([3]) == "###...###...###...##")
    #expect(row([4, 2], phase: 1) == "###..####..####..###")
    #expect(row([4, 2], phase: 5) == ".####..####..####..#")
    #expect(row([4, 2], phase: -2) == "..####..####..####..")
    #expect(row([1, 2, 3]) == "#..###.##...#..###.#")
    #expect(row([0, 0]) == "####################")
    #expect(row([-1, 2]) == "####################")
  }

  @Test func dashesGoRoundCorners() {
    let path = Path(CGRect(x: 2, y: 2, width: 8, height: 8))
    let style = StrokeStyle(lineWidth: 2, dash: [6, 2], dashPhase: 2)
    let stroked = path.strokedPath(style)
    // From (2, 2): 4 painted, 2 not, 6 painted around the corner (10, 2) …
    #expect(stroked.contains(CGPoint(x: 5.5, y: 2.5)))
    #expect(!stroked.contains(CGPoint(x: 7, y: 2.5)))
    #expect(stroked.contains(CGPoint(x: 10.8, y: 1.2)))
    #expect(stroked.contains(CGPoint(x: 10, y: 5.5)))
    #expect(!stroked.contains(CGPoint(x: 10, y: 7)))
    // The last dash goes on into the first.
    #expect(stroked.contains(CGPoint(x: 1.2, y: 1.2)))
  }

  @Test func dotsOfNoLengthShowTheirCaps() {
    let path = line((0, 2), (12, 2))
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 4])
    let row = picture(path.strokedPath(style), columns: 13, rows: 3)[1]
    #expect(row == "#..##..##....")
    let butt = StrokeStyle(lineWidth: 2, dash: [0, 4])
    #expect(path.strokedPath(butt).isEmpty)
  }

  @Test func strokesWithoutWidthAreEmpty() {
    #expect(line((0, 0), (5, 5)).strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line((0, 0), (5, 5)).strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
  }

  @Test func endlessDashesAreLimited() {
    let path = line((0, 0), (1e9, 0))
    let stroked = path.strokedPath(StrokeStyle(lineWidth: 1, dash: [0.001, 0.001]))
    #expect(stroked.elements.count < 1_000_000)
  }
}

@Suite struct CGPathTests {
  @Test func mutablePathGrows() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(translationX: 1, y: 0))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addArc(
      center: CGPoint(x: 5, y: 3), radius: 2, startAngle: -.pi / 2, endAngle: .pi / 2,
      clockwise: false)
    path.closeSubpath()
    #expect(path.boundingBoxOfPath.minX == 2)
    #expect(abs(path.boundingBoxOfPath.maxX - 7) < 0.001)
    #expect(Path(path).cgPath == path)
    #expect(path.contains(CGPoint(x: 6, y: 3)))
  }

  @Test func copiesDoNotGrowAlong() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let copy = path.copy()
    path.addEllipse(in: CGRect(x: 9, y: 0, width: 5, height: 5))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(path.boundingBox.maxX == 14)
  }

  private static func round(width: CGFloat) -> Path {
    let rect = CGRect(x: 0, y: 0, width: width, height: 80)
    return Path(roundedRect: rect, cornerRadius: 40, style: .continuous)
  }

  /// Continuous corners that do not fit share a side, and the outline to be filled runs back along it.
  static let tight: [Path] = [
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 80), cornerRadius: 40, style: .continuous),
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 40, style: .continuous),
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 40, style: .continuous
    )
    .applying(CGAffineTransform(translationX: 100, y: 100))
    .applying(CGAffineTransform(translationX: -100, y: -100)),
    Path {
      $0.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 120, height: 80),
        cornerRadii: RectangleCornerRadii(topLeading: 40, bottomLeading: 40), style: .continuous)
    },
  ]

  @Test(arguments: tight.indices)
  func lineAlongOverlappingCornersHasNoBars(_ index: Int) {
    let path = Self.tight[index]
    let stroked = path.strokedPath(StrokeStyle(lineWidth: 2))
    // On the left side, where the corners' outlines have left it by more than the line is wide.
    #expect(!stroked.contains(CGPoint(x: 0.2, y: 22)))
    #expect(!stroked.contains(CGPoint(x: 0.2, y: 58)))
    // In the middle the corners meet; above and below the line goes on round them.
    #expect(stroked.contains(CGPoint(x: 0.4, y: 40)))
    #expect(stroked.contains(CGPoint(x: 11.4, y: 11.4)))
    // What is filled is as it was: it reaches the side.
    #expect(path.contains(CGPoint(x: 0.05, y: 40)))
    // One ring outside, one inside.
    #expect(stroked.elements.filter { $0 == .closeSubpath }.count == 2)
  }

  @Test func partOfLineAlongOverlappingCorners() {
    let path = Self.tight[0].trimmedPath(from: 0.001, to: 0.999)
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 199.8, y: 22)))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 199.6, y: 41)))
  }

  @Test func corneredLineThatRunsBackStays() {
    // A spike between curves that do not cross is what was drawn.
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 50, y: 0), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 30, y: 0))
      $0.addLine(to: CGPoint(x: 30, y: 0))
      $0.addCurve(
        to: CGPoint(x: 80, y: -40), control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: 70, y: 0))
    }
    #expect(path.withoutFolds.elements == path.elements)
  }
}
