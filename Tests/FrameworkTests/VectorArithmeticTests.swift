import Accelerate
import Testing

/// Arithmetic of vectors, as code beside views uses it.
struct VectorArithmeticTests {
  private let values: [Float] = [1, -4, 3]

  @Test func vectorsHaveOneNumber() {
    #expect(vDSP.sum(values) == 0 && vDSP.mean([1.0, 2, 6]) == 3)
    #expect(vDSP.maximum(values) == 3 && vDSP.minimum(values[1...]) == -4)
    #expect(vDSP.maximumMagnitude(values) == 4 && vDSP.sumOfMagnitudes(values) == 8)
    #expect(vDSP.sumOfSquares(values) == 26 && vDSP.meanMagnitude([2.0, -4]) == 3)
    #expect(vDSP.meanSquare([1.0, 7]) == 25 && vDSP.rootMeanSquare([1.0, 7]) == 5)
    #expect(vDSP.dot(values, [1, 1, 1]) == 0)
    #expect(vDSP.mean([Double]()).isNaN && vDSP.maximum([Double]()) == -.infinity)
    #expect(vDSP.sum(ContiguousArray([0.5, 0.5])) == 1)
    var more = values
    let sums = unsafe more.withUnsafeMutableBufferPointer { buffer in
      unsafe vDSP.sum(buffer) + vDSP.sum(UnsafeBufferPointer(buffer))
    }
    #expect(sums == 0)
    let some: any AccelerateBuffer = values
    #expect(some.count == 3)
  }

  @Test func vectorsAreJoined() {
    #expect(vDSP.add(1, values) == [2, -3, 4] && vDSP.add(values, values) == [2, -8, 6])
    #expect(vDSP.subtract(values, [1, 1]) == [0, -5])
    #expect(vDSP.multiply(2, values) == [2, -8, 6] && vDSP.multiply(values, values) == [1, 16, 9])
    #expect(vDSP.divide(values, 2) == [0.5, -2, 1.5])
    #expect(vDSP.divide(values, values) == [1, 1, 1])
    #expect(vDSP.absolute(values) == [1, 4, 3] && vDSP.square(values) == [1, 16, 9])
    #expect(vDSP.clip(values, to: -1...2) == [1, -1, 2])
  }

  private typealias Reduction = (
    UnsafePointer<Float>, vDSP_Stride, UnsafeMutablePointer<Float>, vDSP_Length
  ) -> Void
  private typealias LongReduction = (
    UnsafePointer<Double>, vDSP_Stride, UnsafeMutablePointer<Double>, vDSP_Length
  ) -> Void

  private func result(_ function: Reduction, _ long: LongReduction) -> [Double] {
    var (result, longResult) = (Float(0), 0.0)
    unsafe function([1, 9, -7, 9], 2, &result, 2)
    unsafe long([1, 9, -7, 9], 2, &longResult, 2)
    return [Double(result), longResult]
  }

  @Test func pointersHaveOneNumber() {
    #expect(unsafe result(vDSP_sve, vDSP_sveD) == [-6, -6])
    #expect(unsafe result(vDSP_meanv, vDSP_meanvD) == [-3, -3])
    #expect(unsafe result(vDSP_measqv, vDSP_measqvD) == [25, 25])
    #expect(unsafe result(vDSP_rmsqv, vDSP_rmsqvD) == [5, 5])
    #expect(unsafe result(vDSP_svesq, vDSP_svesqD) == [50, 50])
    #expect(unsafe result(vDSP_maxv, vDSP_maxvD) == [1, 1])
    #expect(unsafe result(vDSP_minv, vDSP_minvD) == [-7, -7])
    #expect(unsafe result(vDSP_maxmgv, vDSP_maxmgvD) == [7, 7])
  }

  @Test func pointersAreJoined() {
    let values = [1.0, -4, 3]
    var (result, number) = ([Float](repeating: 0, count: 3), Float(2))
    unsafe vDSP_vsmul(self.values, 1, &number, &result, 1, 3)
    #expect(result == [2, -8, 6])
    unsafe vDSP_vsadd(self.values, 1, &number, &result, 1, 3)
    #expect(result == [3, -2, 5])
    unsafe vDSP_vsdiv(self.values, 1, &number, &result, 1, 3)
    #expect(result == [0.5, -2, 1.5])
    unsafe vDSP_vadd(self.values, 1, self.values, 1, &result, 1, 3)
    #expect(result == [2, -8, 6])
    unsafe vDSP_vmul(self.values, 1, self.values, 1, &result, 1, 3)
    #expect(result == [1, 16, 9])
    unsafe vDSP_vsub([1, 1, 1], 1, self.values, 1, &result, 1, 3)
    #expect(result == [0, -5, 2])
    var (long, factor) = ([Double](repeating: 0, count: 3), 2.0)
    unsafe vDSP_vsmulD(values, 1, &factor, &long, 1, 3)
    unsafe vDSP_vsaddD(long, 1, &factor, &long, 1, 3)
    unsafe vDSP_vsdivD(long, 1, &factor, &long, 1, 3)
    #expect(long == [2, -3, 4])
    unsafe vDSP_vaddD(values, 1, values, 1, &long, 1, 3)
    unsafe vDSP_vmulD(values, 1, [1, 1, 2], 1, &long, 1, 3)
    #expect(long == [1, -4, 6])
    unsafe vDSP_vsubD([1, 1, 1], 1, values, 1, &long, 1, 3)
    #expect(long == [0, -5, 2])
  }
}
