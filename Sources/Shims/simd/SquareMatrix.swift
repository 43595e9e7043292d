// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Square matrices of 2, 3 and 4 columns. Columns and rows count from 0.
public protocol _SquareMatrix: Hashable, Sendable {
  /// A column, and as well the vector that a matrix turns into another.
  associatedtype Column: SIMD & Sendable where Column.Scalar: BinaryFloatingPoint

  /// A matrix of zeros.
  init()

  /// A column.
  ///
  /// - Precondition: The index is that of a column.
  subscript(column: Int) -> Column { get set }
}

extension _SquareMatrix {
  /// The number of columns, which is that of rows.
  static var size: Int { Column.scalarCount }

  /// A matrix of its columns.
  ///
  /// - Precondition: There are as many as a matrix has.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self.size, "A matrix has \(Self.size) columns.")
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  /// A matrix of its rows.
  ///
  /// - Precondition: There are as many as a matrix has.
  public init(rows: [Column]) {
    self = Self(rows).transpose
  }

  /// A matrix with numbers on its diagonal, and zeros elsewhere.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.size { self[index, index] = diagonal[index] }
  }

  /// A matrix with the same number everywhere on its diagonal, and zeros elsewhere.
  public init(_ scalar: Column.Scalar) {
    self.init(diagonal: Column(repeating: scalar))
  }

  /// The number in a column and a row.
  ///
  /// - Precondition: The indexes are those of a column and a row.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows for columns.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.size {
      for row in 0..<Self.size { result[row, column] = self[column, row] }
    }
    return result
  }

  /// The factor by which the matrix changes areas or volumes.
  public var determinant: Column.Scalar { eliminated().determinant }

  /// The matrix that undoes this one; numbers that are not finite where there is none.
  public var inverse: Self {
    let result = eliminated()
    return result.determinant == 0
      ? Self([Column](repeating: Column(repeating: .nan), count: Self.size)) : result.inverse
  }

  /// Eliminates by columns after Gauss and Jordan, with the largest number of each as the pivot.
  private func eliminated() -> (inverse: Self, determinant: Column.Scalar) {
    // Rows are easier to combine than columns: those of the transposed matrix are columns.
    var rows = transpose
    var result = Self(1)
    var determinant: Column.Scalar = 1
    for column in 0..<Self.size {
      var pivot = column
      for row in column..<Self.size
      where rows[row][column].magnitude > rows[pivot][column].magnitude {
        pivot = row
      }
      let value = rows[pivot][column]
      determinant *= pivot == column ? value : -value
      guard value != 0 else { return (result, 0) }
      (rows[column], rows[pivot]) = (rows[pivot], rows[column])
      (result[column], result[pivot]) = (result[pivot], result[column])
      rows[column] /= value
      result[column] /= value
      for row in 0..<Self.size where row != column {
        let factor = rows[row][column]
        rows[row] -= rows[column] * factor
        result[row] -= result[column] * factor
      }
    }
    return (result.transpose, determinant)
  }

  private func mapped(_ change: (Column) -> Column) -> Self {
    var result = self
    for index in 0..<Self.size { result[index] = change(self[index]) }
    return result
  }

  /// Adds number by number.
  public static func + (left: Self, right: Self) -> Self {
    var result = left
    for index in 0..<size { result[index] += right[index] }
    return result
  }

  /// Subtracts number by number.
  public static func - (left: Self, right: Self) -> Self { left + -right }

  /// The matrix of the opposite numbers.
  public static prefix func - (matrix: Self) -> Self { matrix.mapped { -$0 } }

  /// Multiplies every number.
  public static func * (left: Column.Scalar, right: Self) -> Self { right.mapped { left * $0 } }

  /// Multiplies every number.
  public static func * (left: Self, right: Column.Scalar) -> Self { right * left }

  /// Returns the vector that the matrix makes of another.
  public static func * (left: Self, right: Column) -> Column {
    var result = Column(repeating: 0)
    for index in 0..<size { result += left[index] * right[index] }
    return result
  }

  /// Returns the products of a row with the columns of a matrix.
  public static func * (left: Column, right: Self) -> Column { right.transpose * left }

  /// Returns the matrix that does what the right one does, and then what the left one does.
  public static func * (left: Self, right: Self) -> Self { right.mapped { left * $0 } }

  /// Adds number by number.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts number by number.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies every number.
  public static func *= (left: inout Self, right: Column.Scalar) { left = left * right }
  /// Does what the right matrix does before what the left one does.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// Returns what a matrix makes of a vector.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }

/// Returns the products of a row with the columns of a matrix.
public func simd_mul<M: _SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }

/// Returns the product of two matrices, or a matrix with every number multiplied.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }

/// Returns a matrix with every number multiplied.
public func simd_mul<M: _SquareMatrix>(_ x: M.Column.Scalar, _ y: M) -> M { x * y }

/// Returns the product of two matrices.
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }

/// Returns what a matrix makes of a vector.
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }

/// Returns the sum of two matrices.
public func simd_add<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x + y }

/// Returns the difference of two matrices.
public func simd_sub<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x - y }

/// Returns the matrix that undoes another.
public func simd_inverse<M: _SquareMatrix>(_ x: M) -> M { x.inverse }

/// Returns the matrix with rows for columns.
public func simd_transpose<M: _SquareMatrix>(_ x: M) -> M { x.transpose }

/// Returns the factor by which a matrix changes areas or volumes.
public func simd_determinant<M: _SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }

/// Returns whether two matrices have the same numbers.
public func simd_equal<M: _SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }

/// Returns whether two matrices differ by at most a tolerance in every number.
public func simd_almost_equal_elements<M: _SquareMatrix>(
  _ x: M, _ y: M, _ tolerance: M.Column.Scalar
) -> Bool {
  (0..<M.size).allSatisfy { column in
    let difference = x[column] - y[column]
    return difference.indices.allSatisfy { difference[$0].magnitude <= tolerance }
  }
}
