package import Foundation
import StillGeometry

/// Colours over a grid of vertices whose cells have curved sides (rule P4.13).
package struct MeshPaint: Sendable, Hashable {
  /// Where a cell's corner lies, and the control points of the curves that leave it, in the command's points.
  package struct Vertex: Sendable, Hashable {
    package var position: CGPoint
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint
    package var color: ResolvedColor

    package init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint,
      color: ResolvedColor
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  /// Vertices a row, at least two.
  package let width: Int
  /// Rows, at least two.
  package let height: Int
  /// Row by row from the top.
  package var vertices: [Vertex]
  /// The color outside all cells.
  package var background: ResolvedColor
  /// Whether colours flow on smoothly from cell to cell.
  package var isSmooth: Bool
  package var mixing: ColorMixing

  /// Nil unless there is a vertex for each place of a grid of two by two or more.
  package init?(
    width: Int, height: Int, vertices: [Vertex], background: ResolvedColor, isSmooth: Bool,
    mixing: ColorMixing
  ) {
    guard width > 1, height > 1, width <= 1_024, height <= 1_024,
      vertices.count == width * height
    else { return nil }
    self.width = width
    self.height = height
    self.vertices = vertices
    self.background = background
    self.isSmooth = isSmooth
    self.mixing = mixing
  }
}

extension MeshPaint {
  /// Puts all points elsewhere.
  package mutating func mapPoints(_ map: (CGPoint) -> CGPoint) {
    for index in vertices.indices {
      vertices[index].position = map(vertices[index].position)
      vertices[index].leading = map(vertices[index].leading)
      vertices[index].top = map(vertices[index].top)
      vertices[index].trailing = map(vertices[index].trailing)
      vertices[index].bottom = map(vertices[index].bottom)
    }
  }

  /// Whether all colours and points are numbers.
  package var isFinite: Bool {
    background.isFinite
      && vertices.allSatisfy {
        $0.color.isFinite && $0.position.isFinite && $0.leading.isFinite && $0.top.isFinite
          && $0.trailing.isFinite && $0.bottom.isFinite
      }
  }

  /// Returns the place on the surface at a share of a cell's width and height: what its four sides make of it
  /// (Coons).
  package func place(column: Int, row: Int, x: CGFloat, y: CGFloat) -> CGPoint {
    let a = vertices[row * width + column]
    let b = vertices[row * width + column + 1]
    let c = vertices[(row + 1) * width + column]
    let d = vertices[(row + 1) * width + column + 1]
    let top = curve(a.position, a.trailing, b.leading, b.position, x)
    let bottom = curve(c.position, c.trailing, d.leading, d.position, x)
    let left = curve(a.position, a.bottom, c.top, c.position, y)
    let right = curve(b.position, b.bottom, d.top, d.position, y)
    func sum(_ value: (CGPoint) -> CGFloat) -> CGFloat {
      let across = (1 - y) * value(top) + y * value(bottom)
      let down = (1 - x) * value(left) + x * value(right)
      let upper = (1 - x) * value(a.position) + x * value(b.position)
      let lower = (1 - x) * value(c.position) + x * value(d.position)
      return across + down - ((1 - y) * upper + y * lower)
    }
    return CGPoint(x: sum(\.x), y: sum(\.y))
  }

  private func curve(
    _ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * p.x + b * q.x + c * r.x + d * s.x, y: a * p.y + b * q.y + c * r.y + d * s.y)
  }

  /// Returns the colour at a share of a cell's width and height.
  package func color(column: Int, row: Int, x: CGFloat, y: CGFloat) -> ResolvedColor {
    func value(_ column: Int, _ row: Int) -> SIMD4<Double>? {
      guard column >= 0, column < width, row >= 0, row < height else { return nil }
      return mixing.weighted(vertices[row * width + column].color)
    }
    func across(_ row: Int) -> SIMD4<Double>? {
      guard let from = value(column, row), let to = value(column + 1, row) else { return nil }
      return way(value(column - 1, row), from, to, value(column + 2, row), Double(x))
    }
    guard let upper = across(row), let lower = across(row + 1) else { return .clear }
    return mixing.unweighted(way(across(row - 1), upper, lower, across(row + 2), Double(y)))
  }

  /// Returns the value a share of the way from one to the next; with smooth colours its slope at either end is that
  /// between the neighbours on both sides, at the rim that of the way itself.
  private func way(
    _ before: SIMD4<Double>?, _ from: SIMD4<Double>, _ to: SIMD4<Double>, _ after: SIMD4<Double>?,
    _ t: Double
  ) -> SIMD4<Double> {
    guard isSmooth else { return from + (to - from) * t }
    let start = before.map { (to - $0) / 2 } ?? to - from
    let end = after.map { ($0 - from) / 2 } ?? to - from
    let (t2, t3) = (t * t, t * t * t)
    return from * (2 * t3 - 3 * t2 + 1) + start * (t3 - 2 * t2 + t) + to * (3 * t2 - 2 * t3)
      + end * (t3 - t2)
  }
}

extension ColorMixing {
  /// Returns a colour as numbers that may be added up: its components times its opacity, and that.
  fileprivate func weighted(_ color: ResolvedColor) -> SIMD4<Double> {
    let opacity = Double(color.opacity)
    switch self {
    case .device:
      return SIMD4(
        Double(color.red) * opacity, Double(color.green) * opacity, Double(color.blue) * opacity,
        opacity)
    case .linear:
      func light(_ value: Float) -> Double { Gamma.decode(Double(value)) * opacity }
      return SIMD4(light(color.red), light(color.green), light(color.blue), opacity)
    case .perceptual:
      let lab = color.oklab
      return SIMD4(lab.lightness * opacity, lab.a * opacity, lab.b * opacity, opacity)
    }
  }

  fileprivate func unweighted(_ value: SIMD4<Double>) -> ResolvedColor {
    guard value.w > 0 else { return .clear }
    let plain = value / value.w
    let rgb =
      switch self {
      case .device: (plain.x, plain.y, plain.z)
      case .linear: (Gamma.encode(plain.x), Gamma.encode(plain.y), Gamma.encode(plain.z))
      case .perceptual: Oklab(lightness: plain.x, a: plain.y, b: plain.z).sRGB
      }
    func channel(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }
    return ResolvedColor(
      red: channel(rgb.0), green: channel(rgb.1), blue: channel(rgb.2), opacity: channel(value.w))
  }
}
