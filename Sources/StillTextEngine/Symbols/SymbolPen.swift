internal import Foundation
internal import StillGeometry
internal import StillText

/// Draws pictures on the design grid in strokes of a width.
struct SymbolPen {
  let icons: IconFont
  /// The width of strokes, in units of the grid.
  let stroke: CGFloat

  func outline(_ picture: SymbolPicture) -> SymbolOutline {
    var result = SymbolOutline()
    for step in picture.steps { draw(step, &result) }
    return result
  }

  /// Returns the outline of one layer, less the parts that any layer cuts out.
  func outline(
    _ picture: SymbolPicture, level: Int, of icons: [Substring: IconLayers]
  ) -> SymbolOutline {
    var result = SymbolOutline()
    for (index, step) in picture.steps.enumerated() {
      let own = picture.layer(of: index).level
      switch step {
      case .cut: draw(step, &result)
      case .slash where own != level: cutSlash(&result)
      case .icon(let name, _, _) where own == 0:
        var icon = SymbolOutline()
        draw(step, &icon)
        if let layers = icons[name[...]], !layers.regions.isEmpty {
          icon = icon.pieces { layers.layer(at: $0).level == level }
        } else if level != 0 {
          continue
        }
        result.add(icon)
      default:
        if own == level { draw(step, &result) }
      }
    }
    return result
  }

  private func draw(_ step: SymbolPicture.Step, _ result: inout SymbolOutline) {
    switch step {
    case .icon(let name, let form, let isMirrored):
      var icon = SymbolOutline(contours: icons.path(name, form, stroke: stroke))
      if isMirrored {
        icon.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: SymbolGrid.side, ty: 0))
      }
      result.add(icon)
    case .letters(let text): result.add(SymbolOutline(contours: letters(text)))
    case .line(let points): line(points, &result)
    case .area(let points, let isFilled):
      if isFilled {
        var area = Path()
        area.add(ContiguousArray(points))
        result.add(SymbolOutline(contours: area))
      }
      line(points + points.prefix(1), &result)
    case .box(let rect, let radius, let isFilled):
      result.add(
        closed(isFilled: isFilled) { grown in
          Path(
            roundedRect: rect.insetBy(dx: -grown, dy: -grown),
            cornerRadius: max(radius + grown, 0), style: .continuous)
        })
    case .block(let rect, let radius):
      result.add(
        SymbolOutline(
          contours: Path(roundedRect: rect, cornerRadius: radius, style: .continuous)))
    case .dashes(let rect, let radius): dashes(rect, radius, &result)
    case .ellipse(let rect, let isFilled):
      result.add(
        closed(isFilled: isFilled) { Path(ellipseIn: rect.insetBy(dx: -$0, dy: -$0)) })
    case .disc(let rect): result.add(SymbolOutline(contours: Path(ellipseIn: rect)))
    case .half(let rect, let side): half(rect, side, &result)
    case .patch(let points):
      var patch = Path()
      patch.add(ContiguousArray(points))
      result.add(SymbolOutline(contours: patch))
    case .placed(let picture, let center, let share, let degrees):
      result.add(placed(picture, center: center, share: share, degrees: degrees, stroke: stroke))
    case .cut(let rect): result.cut(Self.polygon(rect, count: 48))
    case .knockOut(let picture): result.subtract(outline(picture))
    case .enclosed(let picture, let frame, let isFilled):
      result.add(enclosed(picture, frame, isFilled: isFilled))
    case .slash: slash(&result)
    }
  }

  // MARK: Parts

  /// Returns a closed shape as a stroke, half on each side, or filled up to the stroke's outer edge.
  private func closed(isFilled: Bool, _ shape: (CGFloat) -> Path) -> SymbolOutline {
    var result = SymbolOutline(contours: shape(stroke / 2))
    if !isFilled { result.subtract(SymbolOutline(contours: shape(-stroke / 2))) }
    return result
  }

  private func line(_ points: [CGPoint], _ result: inout SymbolOutline) {
    for (from, to) in zip(points, points.dropFirst()) {
      result.add(SymbolOutline(convex: Self.capsule(from, to, width: stroke)))
    }
  }

  /// Twelve dashes a turn, none of which lies across the turn's beginning.
  private func dashes(_ rect: CGRect, _ radius: CGFloat, _ result: inout SymbolOutline) {
    let frame = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
    guard let turn = frame.flattened(tolerance: 0.2).first?.points else { return }
    let points = turn + turn.prefix(1)
    var distances: [CGFloat] = [0]
    for (from, to) in zip(points, points.dropFirst()) {
      distances.append(distances[distances.count - 1] + hypot(to.x - from.x, to.y - from.y))
    }
    let count = 12
    let period = distances[distances.count - 1] / CGFloat(count)
    func point(_ distance: CGFloat) -> CGPoint {
      let next = min(distances.firstIndex { $0 > distance } ?? points.count - 1, points.count - 1)
      let (from, to) = (points[next - 1], points[next])
      let part = (distance - distances[next - 1]) / (distances[next] - distances[next - 1])
      return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
    for dash in 0..<count {
      let start = (CGFloat(dash) + 0.25) * period
      let end = start + period / 2
      let between = distances.indices.filter { distances[$0] > start && distances[$0] < end }
      var contour = Path()
      contour.add(
        Self.ribbon([point(start)] + between.map { points[$0] } + [point(end)], width: stroke))
      result.add(SymbolOutline(contours: contour))
    }
  }

  private func half(
    _ rect: CGRect, _ side: SymbolPicture.Side, _ result: inout SymbolOutline
  ) {
    let reach: CGFloat = 2 * SymbolGrid.side
    let other: CGRect =
      switch side {
      case .left: CGRect(x: rect.midX, y: -reach, width: reach, height: 2 * reach)
      case .right: CGRect(x: rect.midX - reach, y: -reach, width: reach, height: 2 * reach)
      case .top: CGRect(x: -reach, y: rect.midY, width: 2 * reach, height: reach)
      case .bottom: CGRect(x: -reach, y: rect.midY - reach, width: 2 * reach, height: reach)
      }
    var half = SymbolOutline(contours: Path(ellipseIn: rect))
    half.cut([
      CGPoint(x: other.minX, y: other.minY), CGPoint(x: other.maxX, y: other.minY),
      CGPoint(x: other.maxX, y: other.maxY), CGPoint(x: other.minX, y: other.maxY),
    ])
    result.add(half)
  }

  /// Returns a smaller picture whose strokes are as wide as `stroke` when it is shown.
  private func placed(
    _ picture: SymbolPicture, about origin: CGPoint = SymbolGrid.center, center: CGPoint,
    share: CGFloat, degrees: CGFloat = 0, stroke: CGFloat
  ) -> SymbolOutline {
    var result = SymbolPen(icons: icons, stroke: min(stroke / share, 56)).outline(picture)
    // Quarters of a turn stay exact.
    let (cosine, sine): (CGFloat, CGFloat) =
      switch degrees {
      case 0: (1, 0)
      case 90: (0, 1)
      case 180: (-1, 0)
      case -90: (0, -1)
      default: (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      }
    let (a, b) = (share * cosine, share * sine)
    result.apply(
      CGAffineTransform(
        a: a, b: b, c: -b, d: a, tx: center.x - origin.x * a + origin.y * b,
        ty: center.y - origin.x * b - origin.y * a))
    return result
  }

  private func enclosed(
    _ picture: SymbolPicture, _ frame: SymbolEnclosure, isFilled: Bool
  ) -> SymbolOutline {
    var result = outline(frame.frame(isFilled: isFilled))
    let inner = enclosed(picture, frame, stroke: isFilled ? stroke * 1.1 : stroke * 0.95)
    if isFilled { result.subtract(inner) } else { result.add(inner) }
    return result
  }

  /// Returns the content of a frame, without the frame: as large as its farthest point allows, and centred unless the
  /// symbol's design is already centred.
  func enclosed(
    _ picture: SymbolPicture, _ frame: SymbolEnclosure, stroke: CGFloat
  ) -> SymbolOutline {
    let box = SymbolPen(icons: icons, stroke: 16).outline(picture).whole.boundingRect
    guard !box.isNull else { return SymbolOutline() }
    let middle = CGPoint(x: box.midX, y: (box.midY + SymbolGrid.center.y) / 2)
    // Between the circle through the corners and the one that touches the sides.
    let reach = 0.62 * hypot(box.width, box.height) / 2 + 0.38 * max(box.width, box.height) / 2
    let share = min(frame.room(forStrokes: picture.isStrokes) / max(reach, 1), 0.82)
    return placed(picture, about: middle, center: frame.middle, share: share, stroke: stroke)
  }

  private static let slashEnds = [CGPoint(grid: 44, 36), CGPoint(grid: 212, 220)]

  private func slash(_ result: inout SymbolOutline) {
    cutSlash(&result)
    line(Self.slashEnds, &result)
  }

  /// Takes the room of a slash.
  private func cutSlash(_ result: inout SymbolOutline) {
    result.cut(
      Self.capsule(
        Self.slashEnds[0], Self.slashEnds[1], width: stroke + 2 * max(9, stroke * 0.7)))
  }

  // MARK: Polygons

  /// Returns a line with round ends.
  private static func capsule(
    _ from: CGPoint, _ to: CGPoint, width: CGFloat
  ) -> ContiguousArray<CGPoint> {
    ribbon([from, to], width: width)
  }

  /// Returns a line through points, which turns gently, with round ends.
  private static func ribbon(_ points: [CGPoint], width: CGFloat) -> ContiguousArray<CGPoint> {
    let count = 12
    var result: ContiguousArray<CGPoint> = []
    func add(_ center: CGPoint, _ angle: CGFloat) {
      result.append(
        CGPoint(x: center.x + cos(angle) * width / 2, y: center.y + sin(angle) * width / 2))
    }
    /// Along the line on its left, then around its end.
    func side(_ points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        let from = points[max(index - 1, 0)]
        let to = points[min(index + 1, points.count - 1)]
        let angle = atan2(to.y - from.y, to.x - from.x)
        add(point, angle - .pi / 2)
        guard index == points.count - 1 else { continue }
        for step in 1..<count { add(point, angle - .pi / 2 + .pi * CGFloat(step) / CGFloat(count)) }
      }
    }
    side(points)
    side(points.reversed())
    return result
  }

  private static func polygon(_ rect: CGRect, count: Int) -> ContiguousArray<CGPoint> {
    ContiguousArray(
      (0..<count).map { index in
        let angle = 2 * .pi * CGFloat(index) / CGFloat(count)
        return CGPoint(
          x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
      })
  }
}

// MARK: - Letters

extension SymbolPen {
  /// Letters of the system's typeface with stems about as wide as the strokes, in the middle of the grid.
  private func letters(_ text: String) -> Path {
    /// So that capitals are about as high as a plus is wide.
    let largest: CGFloat = 236
    let widest: CGFloat = 216
    let units = Array(text.utf16)
    func path(size: CGFloat) -> Path {
      let font = EmbeddedTextSystem.shared.font(
        for: FontDescriptor(size: size, weight: weight(stem: stroke * 1.15 / size)))
      let shaped = font.face.shape(units, script: .latin, features: [], isRightToLeft: false)
      let source = font.face.source(size: size)
      let unit = size / CGFloat(font.face.unitsPerEm)
      var result = Path()
      var pen: CGFloat = 0
      for glyph in shaped.glyphs {
        let outline = source.outline(of: glyph.glyph)
        result.addPath(outline.offsetBy(dx: pen + CGFloat(glyph.xOffset) * unit, dy: 0))
        pen += CGFloat(glyph.advance) * unit
      }
      return result
    }
    var result = path(size: largest)
    if result.boundingRect.width > widest {
      result = path(size: largest * widest / result.boundingRect.width)
    }
    let box = result.boundingRect
    guard !box.isNull else { return Path() }
    // Contours of a letter may lie over each other, and would be ink again where a letter is taken out of a frame.
    return result.normalized(eoFill: false)
      .offsetBy(dx: SymbolGrid.center.x - box.midX, dy: SymbolGrid.center.y - box.midY)
  }

  /// Returns the weight of the system's typeface with stems of a width, in ems.
  private func weight(stem: CGFloat) -> CGFloat {
    let stems: [CGFloat] = [0.028, 0.048, 0.069, 0.09, 0.108, 0.128, 0.15, 0.172, 0.195]
    let nearest = stems.indices.min { abs(stems[$0] - stem) < abs(stems[$1] - stem) } ?? 3
    return CGFloat(nearest + 1) * 100
  }
}
