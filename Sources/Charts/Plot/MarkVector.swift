import StillGeometry

/// The moving numbers of a mark: of a line the places of its points, in their order, or changes of them.
///
/// Points with identities are matched by them. A change of a line holds every point of the old and of the new line;
/// a place is given to a point that a line lacks: on the straight line between its neighbors (rule CH4.7).
package struct MarkVector: VectorArithmetic, Sendable {
  /// The identities of points, no two of them equal.
  package final class Keys: Sendable {
    package let hashes: [Int]

    package init(_ hashes: [Int]) {
      var seen: [Int: Int] = [:]
      self.hashes = hashes.map { hash in
        let count = seen[hash, default: 0]
        seen[hash] = count + 1
        return count == 0 ? hash : hash &+ count &* 0x1E37_79B9_7F4A_7C15
      }
    }

    fileprivate init(unique hashes: [Int]) {
      self.hashes = hashes
    }

    fileprivate func isEqual(to other: Keys) -> Bool {
      self === other || hashes == other.hashes
    }
  }

  package var values: [Double]
  package var keys: Keys?
  /// How many numbers a point has.
  package var stride: Int
  /// Whether the numbers are differences of places.
  private var isChange = false

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
    guard let keys, let others = other.keys else { return keys == nil && other.keys == nil }
    return keys.isEqual(to: others)
  }

  package static func + (a: MarkVector, b: MarkVector) -> MarkVector {
    a.combined(with: b, sign: 1)
  }

  package static func - (a: MarkVector, b: MarkVector) -> MarkVector {
    a.combined(with: b, sign: -1)
  }

  private func combined(with other: MarkVector, sign: Double) -> MarkVector {
    if other.values.isEmpty { return self }
    if values.isEmpty { return other.scaled(by: sign) }
    // Between vectors of different kinds nothing moves.
    guard stride == other.stride else { return sign < 0 ? .zero : self }
    guard !(hasKeys(of: other) && values.count == other.values.count) else {
      return adding(other, sign)
    }
    guard let order = MarkOrder(keys, other.keys) else { return addingInOrder(other, sign) }
    return expanded(to: order, order.first).adding(other.expanded(to: order, order.second), sign)
  }

  /// The sum of vectors with the same points; what is no number in one of two lines does not move.
  private func adding(_ other: MarkVector, _ sign: Double) -> MarkVector {
    var result = self
    result.isChange = isChange == other.isChange && (isChange || sign < 0)
    for index in values.indices {
      let sum = values[index] + sign * other.values[index]
      result.values[index] = sum.isNaN && result.isChange ? 0 : sum
    }
    return result
  }

  /// The sum of vectors whose points are matched by their order; those beyond the shorter one do not move.
  private func addingInOrder(_ other: MarkVector, _ sign: Double) -> MarkVector {
    var matched = self
    for index in values.indices {
      matched.values[index] =
        index < other.values.count
        ? other.values[index] : (isChange || other.isChange ? 0 : values[index])
    }
    matched.isChange = other.isChange
    return adding(matched, sign)
  }

  /// The vector with all points of an order; `indices` says which of its points are the vector's own.
  private func expanded(to order: MarkOrder, _ indices: [Int?]) -> MarkVector {
    var result = self
    result.keys = order.keys
    result.values = []
    result.values.reserveCapacity(indices.count * stride)
    var start = 0
    while start < indices.count {
      if let own = indices[start] {
        result.values += values[own * stride..<(own + 1) * stride]
        start += 1
        continue
      }
      let end = indices[start...].firstIndex { $0 != nil } ?? indices.count
      let before = start > 0 ? indices[start - 1] : nil
      let after = end < indices.count ? indices[end] : nil
      for place in start..<end {
        let share = Double(place - start + 1) / Double(end - start + 1)
        for part in 0..<stride { result.values.append(between(before, after, share, part)) }
      }
      start = end
    }
    return result
  }

  /// The number of a point that the vector lacks: none in a change, else one between those of its neighbors.
  private func between(_ before: Int?, _ after: Int?, _ share: Double, _ part: Int) -> Double {
    guard !isChange, let first = before ?? after, let last = after ?? before else { return 0 }
    let (a, b) = (values[first * stride + part], values[last * stride + part])
    return a + (b - a) * share
  }

  package mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension MarkVector.Keys {
  fileprivate var indices: [Int: Int] {
    Dictionary(zip(hashes, hashes.indices), uniquingKeysWith: { first, _ in first })
  }
}

/// The points of two lines in one order: that of the first line, with those of the second one after the points that
/// they follow there.
private struct MarkOrder {
  let keys: MarkVector.Keys
  /// The indices of the points in both lines; nil: not in that line.
  private(set) var first: [Int?] = []
  private(set) var second: [Int?] = []

  /// Nil if the lines have no point in common.
  init?(_ a: MarkVector.Keys?, _ b: MarkVector.Keys?) {
    guard let a, let b else { return nil }
    let places = a.indices
    let others = b.indices
    var hashes: [Int] = []
    var pairs: [(Int?, Int?)] = []
    // The points that only the second line has, up to its next point of both.
    func addOwn(from start: Int) {
      var index = start
      while index < b.hashes.count, places[b.hashes[index]] == nil {
        hashes.append(b.hashes[index])
        pairs.append((nil, index))
        index += 1
      }
    }
    addOwn(from: 0)
    var hasCommon = false
    for (index, hash) in a.hashes.enumerated() {
      let other = others[hash]
      hashes.append(hash)
      pairs.append((index, other))
      guard let other else { continue }
      hasCommon = true
      addOwn(from: other + 1)
    }
    guard hasCommon else { return nil }
    keys = MarkVector.Keys(unique: hashes)
    first = pairs.map(\.0)
    second = pairs.map(\.1)
  }
}
