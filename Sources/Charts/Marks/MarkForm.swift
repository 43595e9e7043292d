package import Foundation
package import StillGeometry
import StillViews

/// The geometry of something that a chart draws, in shares of its frame.
package enum MarkForm: Sendable {
  /// The whole frame, with rounded corners.
  case rectangle(MarkCorners)
  /// A rectangle of the plot area, which is the frame.
  case part(PlotRect, MarkCorners)
  /// The middle of the frame along its longer side.
  case rule(isVertical: Bool)
  case symbol(AnyChartSymbolShape)
  case curve(CurveForm)
  case sector(SectorGeometry)
  case points(PointsForm)
}

/// The radii of corners, in points.
package struct MarkCorners: Equatable, Sendable {
  package var topLeft: CGFloat = 0
  package var topRight: CGFloat = 0
  package var bottomLeft: CGFloat = 0
  package var bottomRight: CGFloat = 0
  package var style = RoundedCornerStyle.continuous

  package init() {}

  package init(all radius: CGFloat, style: RoundedCornerStyle) {
    (topLeft, topRight, bottomLeft, bottomRight) = (radius, radius, radius, radius)
    self.style = style
  }

  /// The corners with left and right exchanged.
  package var mirrored: MarkCorners {
    var result = self
    (result.topLeft, result.topRight) = (topRight, topLeft)
    (result.bottomLeft, result.bottomRight) = (bottomRight, bottomLeft)
    return result
  }

  package var isSquare: Bool {
    topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0
  }

  package func path(in rect: CGRect) -> Path {
    guard !isSquare else { return Path(rect) }
    let radii = RectangleCornerRadii(
      topLeading: topLeft, bottomLeading: bottomLeft, bottomTrailing: bottomRight,
      topTrailing: topRight)
    return UnevenRoundedRectangle(cornerRadii: radii, style: style).path(in: rect)
  }
}

/// A line, or the area between two lines, of any number of pieces.
package struct CurveForm: Sendable {
  /// Places of points: x, y and, of an area, the other x and y; in shares. Pieces end at points that are no numbers.
  package var places: MarkVector
  package var isArea: Bool
  package var method: InterpolationMethod
  /// The points of a length that each share stands for besides: of the start and the end of x, and of y.
  package var xPadding: (start: Double, end: Double)
  package var yPadding: (start: Double, end: Double)
  package var offset: CGSize
  /// The stretch along x in which a line keeps four points at the most, in points.
  package var fineness: CGFloat = 0.125

  /// The outlines in a frame.
  package func path(in rect: CGRect) -> Path {
    var path = Path()
    let stride = isArea ? 4 : 2
    let count = places.values.count / stride
    var upper: [CGPoint] = []
    var lower: [CGPoint] = []
    upper.reserveCapacity(count)
    func end() {
      defer {
        upper.removeAll(keepingCapacity: true)
        lower.removeAll(keepingCapacity: true)
      }
      guard let first = upper.first else { return }
      if case .linear = method.kind {
        upper = LineThinning.thinned(upper, stretch: fineness)
        lower = LineThinning.thinned(lower, stretch: fineness)
      }
      path.move(to: first)
      if upper.count == 1, !isArea { path.addLine(to: first) }
      Interpolation.add(upper, method, to: &path)
      guard isArea, let last = lower.last else { return }
      path.addLine(to: last)
      Interpolation.add(lower.reversed(), Interpolation.reversed(method), to: &path)
      path.closeSubpath()
    }
    for index in 0..<count {
      let base = index * stride
      let point = place(places.values[base], places.values[base + 1], rect)
      guard point.x.isFinite, point.y.isFinite else {
        end()
        continue
      }
      upper.append(point)
      if isArea {
        lower.append(place(places.values[base + 2], places.values[base + 3], rect))
      }
    }
    end()
    return path
  }

  private func place(_ x: Double, _ y: Double, _ rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.minX + CGFloat(x) * rect.width + CGFloat(xPadding.start * (1 - x) - xPadding.end * x)
        + offset.width,
      y: rect.minY + CGFloat(y) * rect.height
        + CGFloat(yPadding.start * (1 - y) - yPadding.end * y) + offset.height)
  }
}

/// A sector with its angles in turns.
package struct SectorGeometry: Equatable, Sendable {
  package var start: Double
  package var end: Double
  package var form: SectorForm
  package var cornerRadius: CGFloat

  package func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return SectorOutline.path(
      center: CGPoint(x: rect.midX, y: rect.midY),
      inner: length(form.innerRadius, radius, automatic: 0),
      outer: length(form.outerRadius, radius, automatic: radius), start: start, end: end,
      inset: form.angularInset, cornerRadius: cornerRadius)
  }

  /// Returns the point in the middle of its angles and of its radii.
  package func middle(in rect: CGRect) -> CGPoint {
    let radius = min(rect.width, rect.height) / 2
    let inner = length(form.innerRadius, radius, automatic: 0)
    let outer = length(form.outerRadius, radius, automatic: radius)
    let angle = CGFloat((start + end) - 0.5) * .pi
    let distance = (min(inner, outer) + outer) / 2
    return CGPoint(
      x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
  }

  private func length(
    _ dimension: MarkDimension, _ radius: CGFloat, automatic: CGFloat
  ) -> CGFloat {
    let length: CGFloat =
      switch dimension.kind {
      case .automatic: automatic
      case .fixed(let length): length
      case .ratio(let ratio): radius * ratio
      case .inset(let inset): radius - inset
      }
    return length.isFinite ? min(max(length, 0), radius) : automatic
  }
}

/// Many symbols of one shape, size and style.
package struct PointsForm: Sendable {
  /// Places of middles: x and y, in shares.
  package var places: MarkVector
  package var size: CGSize
  package var shape: AnyChartSymbolShape
  package var xPadding: (start: Double, end: Double)
  package var yPadding: (start: Double, end: Double)
  package var offset: CGSize

  package func middles(in rect: CGRect) -> [CGPoint] {
    (0..<places.values.count / 2).map { index in
      let (x, y) = (places.values[index * 2], places.values[index * 2 + 1])
      return CGPoint(
        x: rect.minX + CGFloat(x) * rect.width
          + CGFloat(xPadding.start * (1 - x) - xPadding.end * x) + offset.width,
        y: rect.minY + CGFloat(y) * rect.height
          + CGFloat(yPadding.start * (1 - y) - yPadding.end * y) + offset.height)
    }.filter { $0.x.isFinite && $0.y.isFinite }
  }
}
