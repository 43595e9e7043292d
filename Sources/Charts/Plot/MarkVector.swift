import StillGeometry

/// The moving numbers of a mark: of a line the places of its points, in their order.
///
/// Two vectors of points with identities are matched by them: points that are not in both do not move.
package struct MarkVector: VectorArithmetic, Sendable {
  /// The identities of points.
  package final class Keys: Sendable {
    package let hashes: [Int]

    package init(_ hashes: [Int]) {
      self.hashes = hashes
    }
  }

  package var values: [Double]
  package var keys: Keys?
  /// How many numbers a point has.
  package var stride: Int

  package init(_ values: [Double], keys: Keys? = nil, stride: Int = 1) {
    (self.values, self.keys, self.stride) = (values, keys, stride)
  }

  package static var zero: MarkVector { MarkVector([]) }

  package static func == (a: MarkVector, b: MarkVector) -> Bool {
    if a.values.isEmpty || b.values.isEmpty {
      return a.values.allSatisfy { $0 == 0 } && b.values.allSatisfy { $0 == 0 }
    }
    return a.values == b.values && a.hasKeys(of: b)
  }

  private func hasKeys(of other: MarkVector) -> Bool {
    keys === other.keys || keys?.hashes == other.keys?.hashes
  }

  package static func + (a: MarkVector, b: MarkVector) -> MarkVector { a.combined(b, +) }
  package static func - (a: MarkVector, b: MarkVector) -> MarkVector { a.combined(b, -) }

  private func combined(
    _ other: MarkVector, _ operation: (Double, Double) -> Double
  ) -> MarkVector {
    if other.values.isEmpty { return self }
    if values.isEmpty {
      var result = other
      result.values = other.values.map { operation(0, $0) }
      return result
    }
    var result = self
    if stride == other.stride, hasKeys(of: other), values.count == other.values.count {
      for index in values.indices {
        result.values[index] = operation(values[index], other.values[index])
      }
      return result
    }
    let isDifference = operation(0, 1) < 0
    guard stride == other.stride else {
      // Between vectors of different kinds nothing moves.
      return isDifference ? .zero : self
    }
    return result.matched(with: other, isDifference, operation)
  }

  private func matched(
    with other: MarkVector, _ isDifference: Bool, _ operation: (Double, Double) -> Double
  ) -> MarkVector {
    var result = self
    let count = values.count / max(stride, 1)
    let otherCount = other.values.count / max(stride, 1)
    var places: [Int: Int] = [:]
    if let hashes = other.keys?.hashes, hashes.count == otherCount {
      for (index, hash) in hashes.enumerated() where places[hash] == nil { places[hash] = index }
    }
    for point in 0..<count {
      let place: Int? =
        if let hashes = keys?.hashes, hashes.count == count, !places.isEmpty {
          places[hashes[point]]
        } else {
          point < otherCount ? point : nil
        }
      for part in 0..<stride {
        let index = point * stride + part
        guard let place else {
          // A new point does not move.
          if isDifference { result.values[index] = 0 }
          continue
        }
        result.values[index] = operation(values[index], other.values[place * stride + part])
      }
    }
    return result
  }

  package mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
