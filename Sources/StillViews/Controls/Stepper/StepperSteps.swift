import Foundation
import StillViewGraph

/// The actions of a stepper's halves.
nonisolated struct StepperSteps {
  /// Nil: there is no way up.
  let increment: (() -> Void)?
  /// Nil: there is no way down.
  let decrement: (() -> Void)?
  let warnings: [String]
  /// The value in words; nil where the steps are actions.
  let value: String?

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = increment.map { Self.edit(onEditingChanged, $0) }
    self.decrement = decrement.map { Self.edit(onEditingChanged, $0) }
    warnings = []
    value = nil
  }

  /// Values stay in the bounds; a half that would leave them is switched off.
  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Self.words(value.wrappedValue)
    guard step > 0, (step as? any BinaryFloatingPoint)?.isFinite ?? true else {
      increment = nil
      decrement = nil
      warnings = ["a stepper's step of \(step) changes nothing; the stepper is disabled"]
      return
    }
    let now = value.wrappedValue
    func mover(_ by: V.Stride, _ isPossible: Bool) -> (() -> Void)? {
      guard isPossible else { return nil }
      return Self.edit(onEditingChanged) {
        guard let next = Self.advanced(value.wrappedValue, by: by) else { return }
        value.wrappedValue =
          bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    increment = mover(step, bounds.map { now < $0.upperBound } ?? true)
    decrement = mover(-step, bounds.map { now > $0.lowerBound } ?? true)
    warnings = []
  }

  /// Returns a value advanced by a step; nil if it overflows.
  private static func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V? {
    guard let number = value as? any FixedWidthInteger else { return value.advanced(by: step) }
    return number.advanced(byStep: step) as? V
  }

  /// A number in words, without needless decimals; nil for other values.
  private static func words(_ value: some Any) -> String? {
    switch value {
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint:
      Double(number).formatted(
        .number.precision(.fractionLength(0...3)).locale(Locale(identifier: "en_US")))
    default: nil
    }
  }

  private static func edit(
    _ onEditingChanged: @escaping (Bool) -> Void, _ action: @escaping () -> Void
  ) -> () -> Void {
    {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}

extension FixedWidthInteger {
  /// Returns the number advanced by a step; nil if it overflows.
  fileprivate func advanced(byStep step: Any) -> Self? {
    guard let step = step as? Int else { return nil }
    guard let size = Self(exactly: step.magnitude) else { return nil }
    let (number, overflows) =
      step < 0 ? subtractingReportingOverflow(size) : addingReportingOverflow(size)
    return overflows ? nil : number
  }
}
