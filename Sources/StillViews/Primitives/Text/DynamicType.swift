internal import Foundation
internal import StillText
public import StillViewGraph

/// `dynamicTypeSize(_:)` with a range: keeps the size of text inside between two bounds.
nonisolated public struct _DynamicTypeRangeModifier: EnvironmentModifier {
  /// Nil leaves the size alone: nothing is in the range.
  let bounds: ClosedRange<DynamicTypeSize>?

  package func change(_ environment: inout EnvironmentValues) {
    guard let bounds else { return }
    let size = environment.dynamicTypeSize
    let limited = min(max(size, bounds.lowerBound), bounds.upperBound)
    if limited != size { environment.dynamicTypeSize = limited }
  }

  package func isSame(as other: Self) -> Bool { bounds == other.bounds }
}

extension View {
  /// Keeps the size of text inside in a range; a size outside becomes the nearest one in it.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    var bounds: ClosedRange<DynamicTypeSize>?
    if let first = sizes.first, let last = sizes.last { bounds = first...last }
    return modifier(_DynamicTypeRangeModifier(bounds: bounds))
  }
}

/// A number that grows with the size of text: by as much as the leading of a text style does, and to whole pixels (rule L9.5).
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// A number that holds for the size `large`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    scaled = wrappedValue
    style = textStyle
  }

  /// A number that holds for the size `large` and grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number for the size around the view; outside a view that is being shown, the one given.
  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let growth = TextStyleTable.growth(of: style, at: environment.dynamicTypeSize)
    scaled =
      growth == 1
      ? base : Value(pixelRounded(CGFloat(base) * growth, pixelLength: environment.pixelLength))
    return Self.remember(wrappedValue, in: &slot)
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool {
    a.base == b.base && a.style == b.style
  }
}
