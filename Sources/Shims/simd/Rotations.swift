// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

// Rotations as quaternions and as matrices.

extension _Matrix3 {
  /// The rotation by a quaternion of length 1.
  public init(_ rotation: _Quaternion<Scalar>) {
    self.init(
      rotation.act(SIMD3(1, 0, 0)), rotation.act(SIMD3(0, 1, 0)), rotation.act(SIMD3(0, 0, 1)))
  }
}

extension _Matrix4 {
  /// The rotation by a quaternion of length 1, without a translation.
  public init(_ rotation: _Quaternion<Scalar>) {
    let axes = [SIMD3<Scalar>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    self.init(axes.map { SIMD4(rotation.act($0), 0) } + [SIMD4(0, 0, 0, 1)])
  }
}

extension _Quaternion {
  /// The rotation that a matrix of a rotation is.
  public init(_ rotationMatrix: _Matrix3<Scalar>) {
    self.init { rotationMatrix[$0, $1] }
  }

  /// The rotation of the first three columns and rows of a matrix.
  public init(_ rotationMatrix: _Matrix4<Scalar>) {
    self.init { rotationMatrix[$0, $1] }
  }

  /// A quaternion of the columns and rows of a rotation: the part with the largest square is found from the diagonal, the others from it.
  private init(_ number: (Int, Int) -> Scalar) {
    let (x, y, z) = (number(0, 0), number(1, 1), number(2, 2))
    // Four times the squares of the parts.
    let squares = SIMD4(1 + x - y - z, 1 - x + y - z, 1 - x - y + z, 1 + x + y + z)
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let sums = (
      number(0, 1) + number(1, 0), number(1, 2) + number(2, 1), number(2, 0) + number(0, 2)
    )
    let differences = (
      number(1, 2) - number(2, 1), number(2, 0) - number(0, 2), number(0, 1) - number(1, 0)
    )
    let parts: SIMD4<Scalar> =
      switch largest {
      case 0: SIMD4(squares.x, sums.0, sums.2, differences.0)
      case 1: SIMD4(sums.0, squares.y, sums.1, differences.1)
      case 2: SIMD4(sums.2, sums.1, squares.z, differences.2)
      default: SIMD4(differences.0, differences.1, differences.2, squares.w)
      }
    self.init(vector: parts / (2 * squares[largest].squareRoot()))
  }
}

/// Returns the rotation by a quaternion of length 1.
public func simd_matrix3x3<S>(_ q: _Quaternion<S>) -> _Matrix3<S> {
  _Matrix3(q)
}

/// Returns the rotation by a quaternion of length 1, without a translation.
public func simd_matrix4x4<S>(_ q: _Quaternion<S>) -> _Matrix4<S> { _Matrix4(q) }
