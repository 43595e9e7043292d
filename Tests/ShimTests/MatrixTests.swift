import Testing
import simd

/// Matrices, and the functions of numbers lane by lane.
@Suite struct MatrixTests {
  private func isNear<M: _SquareMatrix>(_ a: M, _ b: M) -> Bool {
    simd_almost_equal_elements(a, b, 1e-5)
  }

  @Test func columnsAndRowsAreFound() {
    let matrix = simd_float3x3(rows: [[1, 2, 3], [4, 5, 6], [7, 8, 10]])
    #expect(matrix.columns.0 == [1, 4, 7] && matrix[2] == [3, 6, 10] && matrix[2, 0] == 3)
    #expect(matrix == simd_matrix([1, 4, 7], [2, 5, 8], [3, 6, 10] as simd_float3))
    #expect(matrix.transpose == simd_float3x3([[1, 2, 3], [4, 5, 6], [7, 8, 10]]))
    #expect(simd_float3x3(diagonal: [1, 2, 3]) == simd_diagonal_matrix([1, 2, 3]))
    #expect(simd_float2x2() + matrix_identity_float2x2 == float2x2(1))
  }

  @Test func productsAreThoseOfTheRule() {
    let matrix = simd_double2x2(rows: [[1, 2], [3, 4]])
    #expect(matrix * simd_double2(5, 6) == [17, 39])
    #expect(simd_double2(5, 6) * matrix == [23, 34])
    let other = simd_double2x2(rows: [[0, 1], [1, 0]])
    #expect(matrix * other == simd_double2x2(rows: [[2, 1], [4, 3]]))
    #expect(simd_mul(other, matrix) == simd_double2x2(rows: [[3, 4], [1, 2]]))
    #expect(2 * matrix - matrix == matrix && -matrix == matrix * -1)
  }

  @Test func inversesUndo() {
    let matrix = simd_double4x4(rows: [
      [0, 2, 0, 1], [3, 0, 0, 0], [1, 1, 4, 0], [0, 0, 1, 2],
    ])
    #expect(isNear(matrix * matrix.inverse, matrix_identity_double4x4))
    #expect(isNear(matrix.inverse * matrix, matrix_identity_double4x4))
    // Expanded by the second row: -3 · (2 · (4 · 2 - 0 · 1) - 0 + 1 · (1 · 1 - 4 · 0)).
    #expect(abs(matrix.determinant - -51) < 1e-9)
    let flat = simd_float2x2(rows: [[1, 2], [2, 4]])
    #expect(flat.determinant == 0 && flat.inverse[0, 0].isNaN)
  }

  @Test(arguments: [
    simd_double3(1, 0, 0), [0, 1, 0], [0, 0, 1], simd_normalize(simd_double3(1, 2, 3)),
    simd_normalize(simd_double3(-3, 1, 0.5)),
  ])
  func rotationsAreTheSameAsMatrices(axis: simd_double3) {
    for angle in [0, 0.3, 1.5, 2.9, Double.pi] {
      let rotation = simd_quatd(angle: angle, axis: axis)
      let matrix = simd_double3x3(rotation)
      let vector = simd_double3(2, -1, 0.5)
      #expect(simd_length(matrix * vector - rotation.act(vector)) < 1e-12)
      #expect(isNear(matrix, simd_double3x3(simd_quatd(matrix))))
      let whole = simd_double4x4(rotation)
      #expect(isNear(whole, simd_matrix4x4(simd_quatd(whole))) && whole[3] == [0, 0, 0, 1])
    }
  }

  @Test func functionsWorkLaneByLane() {
    let angles = SIMD8<Float>(repeating: .pi / 2)
    #expect(simd_reduce_max(abs(sin(angles) - 1)) < 1e-6)
    #expect(simd_reduce_max(abs(cos(angles))) < 1e-6)
    #expect(pow(simd_double2(2, 3), [3, 2]) == [8, 9])
    #expect(
      floor(simd_float2(1.5, -1.5)) == [1, -2] && fract(simd_float2(1.5, -1.25)) == [0.5, 0.75])
    #expect(sign(simd_float3(-2, 0, 5)) == [-1, 0, 1])
    #expect(step(simd_float2(1, 3), edge: [2, 2]) == [0, 1])
    #expect(
      min(simd_float2(1, 3), [2, 2]) == [1, 2] && max(simd_float2(1, 3), [2, 2]) == [2, 3])
    #expect(simd_reduce_add(sqrt(simd_double3(4, 9, 16))) == 9)
  }
}
