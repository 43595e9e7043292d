public import StillViewGraph

/// Two halves that count down and up, with a label (rule C3.5).
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let steps: StepperSteps

  init(label: Label, steps: StepperSteps) {
    self.label = label
    self.steps = steps
  }

  @MainActor public var body: some View {
    let steps = steps
    return LabelledRow {
      StepperHalves(steps: steps)
    } label: {
      label
    }
    .warns(steps.warnings)
    .accessibleControl(named: SpokenPart(label), .adjustable, hasSystemSize: true) {
      properties, _ in
      properties.value = steps.value
      if let increment = steps.increment {
        properties.setAction(AccessibilityActionEntry(.increment, perform: increment))
      }
      if let decrement = steps.decrement {
        properties.setAction(AccessibilityActionEntry(.decrement, perform: decrement))
      }
    }
  }
}

extension Stepper {
  /// A stepper that runs actions; nil: that half is switched off.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement, onEditingChanged))
  }

  /// A stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: StepperSteps(value, nil, step, onEditingChanged))
  }

  /// A stepper of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: StepperSteps(value, bounds, step, onEditingChanged))
  }

  /// A stepper that runs actions.
  @available(iOS, deprecated: 100000.0) @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value.
  @available(iOS, deprecated: 100000.0) @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), steps: StepperSteps(value, nil, step, onEditingChanged))
  }

  /// A stepper of a value in a range.
  @available(iOS, deprecated: 100000.0) @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), steps: StepperSteps(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title that runs actions.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that runs actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: StepperSteps(value, nil, step, onEditingChanged))
  }

  /// A stepper of a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), steps: StepperSteps(value, nil, step, onEditingChanged))
  }

  /// A stepper of a value in a range with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: StepperSteps(value, bounds, step, onEditingChanged))
  }

  /// A stepper of a value in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), steps: StepperSteps(value, bounds, step, onEditingChanged))
  }
}
