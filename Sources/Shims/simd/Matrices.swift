// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Two columns of two numbers of 32 bits.
public typealias simd_float2x2 = _Matrix2<Float>
/// The older name of `simd_float2x2`.
public typealias float2x2 = simd_float2x2
/// The oldest name of `simd_float2x2`.
public typealias matrix_float2x2 = simd_float2x2
/// Two columns of two numbers of 64 bits.
public typealias simd_double2x2 = _Matrix2<Double>
/// The older name of `simd_double2x2`.
public typealias double2x2 = simd_double2x2
/// The oldest name of `simd_double2x2`.
public typealias matrix_double2x2 = simd_double2x2
/// Three columns of three numbers of 32 bits.
public typealias simd_float3x3 = _Matrix3<Float>
/// The older name of `simd_float3x3`.
public typealias float3x3 = simd_float3x3
/// The oldest name of `simd_float3x3`.
public typealias matrix_float3x3 = simd_float3x3
/// Three columns of three numbers of 64 bits.
public typealias simd_double3x3 = _Matrix3<Double>
/// The older name of `simd_double3x3`.
public typealias double3x3 = simd_double3x3
/// The oldest name of `simd_double3x3`.
public typealias matrix_double3x3 = simd_double3x3
/// Four columns of four numbers of 32 bits.
public typealias simd_float4x4 = _Matrix4<Float>
/// The older name of `simd_float4x4`.
public typealias float4x4 = simd_float4x4
/// The oldest name of `simd_float4x4`.
public typealias matrix_float4x4 = simd_float4x4
/// Four columns of four numbers of 64 bits.
public typealias simd_double4x4 = _Matrix4<Double>
/// The older name of `simd_double4x4`.
public typealias double4x4 = simd_double4x4
/// The oldest name of `simd_double4x4`.
public typealias matrix_double4x4 = simd_double4x4

/// A matrix of two columns and rows.
public struct _Matrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix
where Scalar.SIMD2Storage: Sendable {
  /// The columns, from the left.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero) }

  /// A matrix of its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
    self.columns = columns
  }

  /// A matrix of its columns.
  public init(
    _ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>
  ) {
    columns = (column0, column1)
  }

  /// A column.
  ///
  /// - Precondition: The index is below 2.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("A column of 2 has no index \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("A column of 2 has no index \(column).")
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.columns == right.columns
  }

  public func hash(into hasher: inout Hasher) {
    for index in 0..<2 { hasher.combine(self[index]) }
  }
}

/// A matrix of three columns and rows.
public struct _Matrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix
where Scalar.SIMD4Storage: Sendable {
  /// The columns, from the left.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }

  /// A matrix of its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    self.columns = columns
  }

  /// A matrix of its columns.
  public init(
    _ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>
  ) {
    columns = (column0, column1, column2)
  }

  /// A column.
  ///
  /// - Precondition: The index is below 3.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("A column of 3 has no index \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("A column of 3 has no index \(column).")
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.columns == right.columns
  }

  public func hash(into hasher: inout Hasher) {
    for index in 0..<3 { hasher.combine(self[index]) }
  }
}

/// A matrix of four columns and rows.
public struct _Matrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix
where Scalar.SIMD4Storage: Sendable {
  /// The columns, from the left.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// A matrix of its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// A matrix of its columns.
  public init(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>,
    _ column3: SIMD4<Scalar>
  ) {
    columns = (column0, column1, column2, column3)
  }

  /// A column.
  ///
  /// - Precondition: The index is below 4.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("A column of 4 has no index \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("A column of 4 has no index \(column).")
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.columns == right.columns
  }

  public func hash(into hasher: inout Hasher) {
    for index in 0..<4 { hasher.combine(self[index]) }
  }
}

/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// Returns a matrix of its columns.
public func simd_matrix(
  _ col0: SIMD2<Float>, _ col1: SIMD2<Float>
) -> simd_float2x2 {
  simd_float2x2(columns: (col0, col1))
}
/// Returns a matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(diagonal: x)
}

/// Returns a matrix of its columns.
public func simd_matrix(
  _ col0: SIMD2<Double>, _ col1: SIMD2<Double>
) -> simd_double2x2 {
  simd_double2x2(columns: (col0, col1))
}
/// Returns a matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(diagonal: x)
}

/// Returns a matrix of its columns.
public func simd_matrix(
  _ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(columns: (col0, col1, col2))
}
/// Returns a matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 {
  simd_float3x3(diagonal: x)
}

/// Returns a matrix of its columns.
public func simd_matrix(
  _ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(columns: (col0, col1, col2))
}
/// Returns a matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 {
  simd_double3x3(diagonal: x)
}

/// Returns a matrix of its columns.
public func simd_matrix(
  _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(columns: (col0, col1, col2, col3))
}
/// Returns a matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 {
  simd_float4x4(diagonal: x)
}

/// Returns a matrix of its columns.
public func simd_matrix(
  _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(columns: (col0, col1, col2, col3))
}
/// Returns a matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 {
  simd_double4x4(diagonal: x)
}
