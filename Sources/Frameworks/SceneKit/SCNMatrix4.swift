// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A turn as a unit quaternion.
public typealias SCNQuaternion = SCNVector4

/// A change of places, turns and sizes: four rows, the last one with the way.
public struct SCNMatrix4: Hashable, Sendable {
  /// The first row.
  public var m11, m12, m13, m14: Float
  /// The second row.
  public var m21, m22, m23, m24: Float
  /// The third row.
  public var m31, m32, m33, m34: Float
  /// The last row.
  public var m41, m42, m43, m44: Float

  /// Zeros.
  public init() { self.init(rows: [Float](repeating: 0, count: 16)) }

  init(rows: [Float]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  var rows: [Float] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// No change.
public let SCNMatrix4Identity = SCNMatrix4MakeScale(1, 1, 1)

/// Returns a move.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// Returns a change of sizes.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns one change followed by another.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  let (left, right) = (a.rows, b.rows)
  return SCNMatrix4(
    rows: (0..<16).map { place in
      (0..<4).reduce(0) { $0 + left[place / 4 * 4 + $1] * right[$1 * 4 + place % 4] }
    })
}

/// Returns a change followed by a move.
public func SCNMatrix4Translate(
  _ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz)) }

/// Returns a change followed by a change of sizes.
public func SCNMatrix4Scale(
  _ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz)) }
