public import Foundation

/// A projective map of the plane, as SwiftUI has it: the row (x, y, 1) times the matrix is (X, Y, w), and the
/// point goes to (X / w, Y / w) (rule P7.2).
@frozen
public struct ProjectionTransform: Hashable, Sendable {
  /// The factor of x in X.
  public var m11: CGFloat = 1
  /// The factor of x in Y.
  public var m12: CGFloat = 0
  /// The factor of x in w: not 0 if sizes shrink to the side.
  public var m13: CGFloat = 0
  /// The factor of y in X.
  public var m21: CGFloat = 0
  /// The factor of y in Y.
  public var m22: CGFloat = 1
  /// The factor of y in w: not 0 if sizes shrink above or below.
  public var m23: CGFloat = 0
  /// The translation of X.
  public var m31: CGFloat = 0
  /// The translation of Y.
  public var m32: CGFloat = 0
  /// The constant term of w.
  public var m33: CGFloat = 1

  /// The map that changes nothing.
  public init() {}

  /// A map without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// The effect of a map of space on the plane at depth 0: its rows and columns 1, 2 and 4.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}

extension ProjectionTransform {
  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the map that applies this one first and `rhs` to its result.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    (product.m11, product.m12, product.m13) = row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = row(m31, m32, m33)
    return product
  }

  /// Makes this the map that undoes it.
  ///
  /// - Returns: false, and nothing changes, when there is none.
  @discardableResult
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c21 = m23 * m31 - m21 * m33
    let c31 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c21 + m13 * c31
    guard determinant.isFinite, determinant != 0 else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = c11 / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = c21 / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = c31 / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    guard inverse.isFinite else { return false }
    self = inverse
    return true
  }

  /// Returns the map that undoes this one; one that cannot be undone is returned as it is.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }
}

extension CGPoint {
  /// Returns where a projective map puts the point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}

extension ProjectionTransform {
  private var numbers: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  package var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// The affine map that this is, if it is one but for rounding: what is turned over by half a turn is seen
  /// without perspective.
  package var affine: CGAffineTransform? {
    let noise: CGFloat = 1e-12
    guard abs(m13) <= noise, abs(m23) <= noise, abs(m33 - 1) <= noise else { return nil }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// Returns the share of a point's distance from the eye to the plane's, at a point; nothing is seen where it is
  /// not above 0.
  package func depth(at point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// Returns how much longer lengths become around a point, at most.
  package func magnification(at point: CGPoint) -> CGFloat {
    let w = depth(at: point)
    let place = point.applying(self)
    // The derivatives of X / w and Y / w.
    let a = (m11 - place.x * m13) / w
    let b = (m12 - place.y * m13) / w
    let c = (m21 - place.x * m23) / w
    let d = (m22 - place.y * m23) / w
    return max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  /// Returns the corners of what can be seen of a rectangle before the map: the part in front of the eye.
  package func visiblePart(of rectangle: CGRect) -> [CGPoint] {
    let box = rectangle.standardized
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    // Points nearer than this lie outside any picture.
    let nearest: CGFloat = 1e-3
    var result: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let (here, there) = (depth(at: corner) - nearest, depth(at: next) - nearest)
      if here >= 0 { result.append(corner) }
      if (here >= 0) != (there >= 0) {
        let share = here / (here - there)
        result.append(
          CGPoint(
            x: corner.x + share * (next.x - corner.x), y: corner.y + share * (next.y - corner.y)))
      }
    }
    return result
  }
}

extension CGRect {
  /// Returns the box around what is seen of the rectangle through a projective map; nil for nothing.
  package func applying(_ m: ProjectionTransform) -> CGRect? {
    let points = m.visiblePart(of: self).map { $0.applying(m) }
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
