import Foundation

/// The choice of values along an axis of numbers (rules CH3.1 and CH3.2). Pure functions.
package enum NumberTicks {
  /// The most values that an axis gets.
  package static let limit = 1000

  /// The step of 1, 2 or 5 times a power of ten that gives the number of values nearest to the wanted one.
  ///
  /// - Parameter isOpen: Whether the axis grows to whole steps, so that values beyond the ends count, too.
  package static func step(
    from low: Double, to high: Double, count: Int, isOpen: Bool, minimum: Double = 0
  ) -> Double {
    let length = high - low
    guard length > 0, length.isFinite else { return 1 }
    let wanted = max(count, 2)
    let exponent = Foundation.log10(length / Double(wanted)).rounded(.down)
    var best = (step: length, distance: Int.max)
    for power in [exponent - 1, exponent, exponent + 1, exponent + 2] {
      for factor in [1.0, 2, 5] {
        let step = factor * pow(10, power)
        guard step > 0, step.isFinite, step >= minimum, length / step < Double(limit) else {
          continue
        }
        let distance = abs(values(from: low, to: high, step: step, isOpen: isOpen) - wanted)
        if distance < best.distance { best = (step, distance) }
      }
    }
    return best.distance == .max ? max(length / Double(wanted), minimum) : best.step
  }

  private static func values(
    from low: Double, to high: Double, step: Double, isOpen: Bool
  ) -> Int {
    let (first, last) =
      isOpen
      ? (floorIndex(low, step), ceilIndex(high, step))
      : (ceilIndex(low, step), floorIndex(high, step))
    return Int(max(last - first, -1)) + 1
  }

  private static func floorIndex(_ value: Double, _ step: Double) -> Double {
    let index = value / step
    let nearest = index.rounded()
    return abs(index - nearest) < 1e-9 * max(abs(index), 1) ? nearest : index.rounded(.down)
  }

  private static func ceilIndex(_ value: Double, _ step: Double) -> Double {
    -floorIndex(-value, step)
  }

  /// The multiples of a step inside the ends, in rising order; at most `limit`.
  package static func values(from low: Double, to high: Double, by step: Double) -> [Double] {
    guard low.isFinite, high.isFinite, step.isFinite, step > 0, low <= high else { return [] }
    let first = ceilIndex(low, step)
    let last = floorIndex(high, step)
    guard last >= first, last - first < Double(limit), abs(first) < 1e15 else { return [] }
    return (0...Int(last - first)).map { product(first + Double($0), step) }
  }

  /// The ends, moved outwards to whole steps.
  package static func rounded(
    from low: Double, to high: Double, by step: Double
  ) -> (low: Double, high: Double) {
    guard step > 0, step.isFinite else { return (low, high) }
    return (product(floorIndex(low, step), step), product(ceilIndex(high, step), step))
  }

  /// A multiple without the noise of steps that are no whole numbers.
  private static func product(_ index: Double, _ step: Double) -> Double {
    step < 1 ? index / (1 / step).rounded(toSignificant: 12) : index * step
  }

  /// Powers of ten inside the ends; with room, their doubles and fives as well.
  package static func logarithmic(from low: Double, to high: Double, count: Int) -> [Double] {
    guard low > 0, high > low, high.isFinite else { return [] }
    let first = Foundation.log10(low).rounded(.down)
    let last = Foundation.log10(high).rounded(.up)
    let decades = max(last - first, 1)
    let factors: [Double] = decades * 3 <= Double(count) + 2 ? [1, 2, 5] : [1]
    let stride = max((decades / Double(max(count, 2))).rounded(.up), 1)
    var result: [Double] = []
    var power = first
    while power <= last, result.count < limit {
      for factor in factors {
        let value = factor * pow(10, power)
        if value >= low * (1 - 1e-12), value <= high * (1 + 1e-12) { result.append(value) }
      }
      power += stride
    }
    return result
  }

  /// How many decimals values at a step need, at most 12.
  package static func decimals(_ step: Double) -> Int {
    guard step > 0, step.isFinite else { return 0 }
    for decimals in 0...12 {
      let scaled = step * pow(10, Double(decimals))
      if abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1e-3) { return decimals }
    }
    return 12
  }
}

extension Double {
  fileprivate func rounded(toSignificant digits: Int) -> Double {
    guard self != 0, isFinite else { return self }
    let power = pow(10, Double(digits) - 1 - Foundation.log10(abs(self)).rounded(.down))
    return (self * power).rounded() / power
  }
}
