import Foundation
public import StillViewGraph

/// A value on a track (rule C3.4). The main label is not shown.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let scale: SliderScale
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  @Environment(\.isRowContent) private var isRowContent

  init(
    scale: SliderScale, label: Label, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel
  ) {
    self.scale = scale
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  @MainActor public var body: some View {
    let scale = scale
    return HStack(spacing: 8) {
      minimumValueLabel
      SliderBar(scale: scale)
        .modifier(ReachingIntoInsets(isRowContent: isRowContent))
      maximumValueLabel
    }
    .warns(scale.warnings)
    .accessibleControl(named: SpokenPart(label), .adjustable, hasSystemSize: true) {
      properties, environment in
      properties.value = environment.spokenPercent(scale.fraction)
      properties.setAction(AccessibilityActionEntry(.increment) { scale.step(up: true) })
      properties.setAction(AccessibilityActionEntry(.decrement) { scale.step(up: false) })
    }
  }
}

extension Slider {
  /// A slider with a label, and labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: nil, onEditingChanged), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }

  /// A slider that moves in steps, with a label, and labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: step, onEditingChanged), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }

  /// A slider with a label, and labels at both ends.
  @available(iOS, deprecated: 100000.0)
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: nil, onEditingChanged), label: label(),
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }

  /// A slider that moves in steps, with a label, and labels at both ends.
  @available(iOS, deprecated: 100000.0)
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: step, onEditingChanged), label: label(),
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: nil, onEditingChanged), label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }

  /// A slider that moves in steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: step, onEditingChanged), label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }

  /// A slider with a label.
  @available(iOS, deprecated: 100000.0) @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: nil, onEditingChanged), label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }

  /// A slider that moves in steps, with a label.
  @available(iOS, deprecated: 100000.0) @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: step, onEditingChanged), label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: nil, onEditingChanged), label: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }

  /// A slider that moves in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, bounds, step: step, onEditingChanged), label: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}
