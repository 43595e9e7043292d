public import Foundation
public import StillLayout
public import StillViewGraph

/// `layoutValue`.
nonisolated public struct _LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
  package let value: K.Value
  package var traitKey: ObjectIdentifier { ObjectIdentifier(K.self) }
  package var traitValue: Any { value }
  package func isSame(as other: Self) -> Bool { sameValue(value, other.value) }
}

/// `layoutPriority`.
nonisolated public struct _LayoutPriorityModifier: TraitModifier {
  package let value: Double
  package var traitKey: ObjectIdentifier { ObjectIdentifier(Self.self) }
  package var traitValue: Any { value }
  package var priority: Double? { value.isNaN ? 0 : value }
  package func isSame(as other: Self) -> Bool { priority == other.priority }
  package var warning: String? {
    value.isNaN ? "a layout priority that is no number counts as 0" : nil
  }
}

/// `zIndex`.
nonisolated public struct _ZIndexModifier: TraitModifier {
  package let value: Double
  package var traitKey: ObjectIdentifier { ObjectIdentifier(ZIndexKey.self) }
  package var traitValue: Any { index }
  package func isSame(as other: Self) -> Bool { index == other.index }
  package var warning: String? { value.isNaN ? "a zIndex that is no number counts as 0" : nil }

  private var index: Double { value.isNaN ? 0 : value }
}

/// `alignmentGuide`.
nonisolated public struct _AlignmentGuideModifier: GuideModifier {
  package let key: AlignmentKey
  package let computeValue: (ViewDimensions) -> CGFloat
}

extension View {
  /// Gives the layout around the view a value to read.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }

  /// Sets the layout priority in the surrounding stack (rule L2.21).
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }

  /// Sets the view's position in the drawing order of its siblings (rule L10.24).
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }

  /// Sets a guide of the view (rule L3.50).
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }

  /// Sets a guide of the view (rule L3.50).
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }
}
