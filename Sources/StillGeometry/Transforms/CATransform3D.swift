// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A map of space for rows (x, y, z, 1), as in Core Animation.
@frozen
public struct CATransform3D: Hashable, Sendable {
  /// The factor of x in x'.
  public var m11: CGFloat
  /// The factor of x in y'.
  public var m12: CGFloat
  /// The factor of x in z'.
  public var m13: CGFloat
  /// The factor of x in w'.
  public var m14: CGFloat
  /// The factor of y in x'.
  public var m21: CGFloat
  /// The factor of y in y'.
  public var m22: CGFloat
  /// The factor of y in z'.
  public var m23: CGFloat
  /// The factor of y in w'.
  public var m24: CGFloat
  /// The factor of z in x'.
  public var m31: CGFloat
  /// The factor of z in y'.
  public var m32: CGFloat
  /// The factor of z in z'.
  public var m33: CGFloat
  /// The factor of z in w': a negative number enlarges near points.
  public var m34: CGFloat
  /// The translation of x'.
  public var m41: CGFloat
  /// The translation of y'.
  public var m42: CGFloat
  /// The translation of z'.
  public var m43: CGFloat
  /// The constant term of w': 1 unless the map is projective.
  public var m44: CGFloat

  /// All components zero, as in Core Animation; for the map that changes nothing see `CATransform3DIdentity`.
  public init() {
    self.init(rows: Array(repeating: SIMD4(repeating: 0), count: 4))
  }

  /// A map by its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  private init(rows: [SIMD4<Double>]) {
    self.init(
      m11: CGFloat(rows[0][0]), m12: CGFloat(rows[0][1]), m13: CGFloat(rows[0][2]),
      m14: CGFloat(rows[0][3]), m21: CGFloat(rows[1][0]), m22: CGFloat(rows[1][1]),
      m23: CGFloat(rows[1][2]), m24: CGFloat(rows[1][3]), m31: CGFloat(rows[2][0]),
      m32: CGFloat(rows[2][1]), m33: CGFloat(rows[2][2]), m34: CGFloat(rows[2][3]),
      m41: CGFloat(rows[3][0]), m42: CGFloat(rows[3][1]), m43: CGFloat(rows[3][2]),
      m44: CGFloat(rows[3][3]))
  }

  private var rows: [SIMD4<Double>] {
    [
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }

  fileprivate func times(_ other: CATransform3D) -> CATransform3D {
    let others = other.rows
    return CATransform3D(
      rows: rows.map { row in
        let first = others[0] * row[0] + others[1] * row[1]
        return first + (others[2] * row[2] + others[3] * row[3])
      })
  }

  /// The map that undoes this one, by elimination; nil when there is none.
  fileprivate var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard left[pivot][column] != 0, left[pivot][column].isFinite else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = 1 / left[column][column]
      left[column] *= factor
      right[column] *= factor
      for row in 0..<4 where row != column {
        let share = left[row][column]
        left[row] -= left[column] * share
        right[row] -= right[column] * share
      }
    }
    return CATransform3D(rows: right)
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether a map leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a map that moves by three lengths.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Returns a scale by the three factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Returns a rotation by radians around an axis of any length; one of none turns nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let d = 1 - c
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (d * x * x + c, d * x * y + s * z, d * x * z - s * y)
  (t.m21, t.m22, t.m23) = (d * x * y - s * z, d * y * y + c, d * y * z + s * x)
  (t.m31, t.m32, t.m33) = (d * x * z + s * y, d * y * z - s * x, d * z * z + c)
  return t
}

/// Returns the map that moves first.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).times(t)
}

/// Returns the map that scales first.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).times(t)
}

/// Returns the map that turns first.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).times(t)
}

/// Returns the map that applies `a` first and `b` to its result.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.times(b)
}

/// Returns the map that undoes one; a map that cannot be undone is returned as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns a map of the plane that leaves z as it is.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether the map does nothing to the plane that an affine one could not do.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the effect of an affine map on the plane; the identity for other maps.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  guard CATransform3DIsAffine(t) else { return .identity }
  return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
