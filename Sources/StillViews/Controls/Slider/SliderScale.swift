import Foundation
import StillViewGraph

/// The value of a slider, its range and its steps, made safe.
nonisolated package struct SliderScale {
  /// How far the value is along the range, from 0 to 1.
  let fraction: Double
  /// The warnings about an invalid range or step.
  let warnings: [String]
  /// Takes a fraction of the range.
  let set: (Double) -> Void
  let onEditingChanged: (Bool) -> Void
  /// How far one swipe of assistive technologies moves along the range: a step, or a tenth (rule AX5.3).
  let swipe: Double

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let now = Double(value.wrappedValue)
    let step = step.map { Double($0) }
    var warnings: [String] = []
    let isRange = low.isFinite && high.isFinite && high > low && (high - low).isFinite
    if !isRange {
      warnings.append("a slider from \(low) to \(high) has no range; its thumb stays at the start")
    }
    if !now.isFinite {
      warnings.append("a slider's value of \(now) is no number; its thumb stays at the start")
    }
    if let step, !(step.isFinite && step > 0) {
      warnings.append("a slider's step of \(step) is not a positive number; it moves freely")
    }
    self.warnings = warnings
    fraction = isRange && now.isFinite ? min(max((now - low) / (high - low), 0), 1) : 0
    self.onEditingChanged = onEditingChanged
    let ownStep = step.flatMap { $0.isFinite && $0 > 0 && isRange ? $0 / (high - low) : nil }
    swipe = min(ownStep ?? 0.1, 1)
    set = { fraction in
      guard isRange, fraction.isFinite else { return }
      var new = low + min(max(fraction, 0), 1) * (high - low)
      if let step, step.isFinite, step > 0 {
        new = min(low + ((new - low) / step).rounded() * step, high)
      }
      value.wrappedValue = V(new)
    }
  }

  /// Moves by one swipe of assistive technologies.
  func step(up: Bool) {
    onEditingChanged(true)
    set(fraction + (up ? swipe : -swipe))
    onEditingChanged(false)
  }
}
