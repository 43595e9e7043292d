/// Repeated measurements of one thing.
struct Samples {
  /// Ascending.
  private let sorted: [Double]

  /// - Parameter values: at least one.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  var median: Double { quantile(0.5) }

  /// The distance of the quartiles as a part of the median: how far to trust it.
  var spread: Double { median == 0 ? 0 : (quantile(0.75) - quantile(0.25)) / median }

  private func quantile(_ part: Double) -> Double {
    let place = part * Double(sorted.count - 1)
    let low = Int(place)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }
}

/// Nanoseconds that `body` takes.
func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try body()
  return (clock.now - start).nanoseconds
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}
