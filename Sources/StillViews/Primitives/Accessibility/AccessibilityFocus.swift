public import StillViewGraph

extension View {
  /// Binds the focus of assistive technologies to a value: `Stage.perform(.focus, on:)` sets it.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    accessibilityProperties(makesElement: false) { properties, _ in
      properties.actions.append(
        AccessibilityActionEntry(.focus) { binding.wrappedValue = value })
    }
  }
  /// Binds the focus of assistive technologies to a condition: `Stage.perform(.focus, on:)` makes it true.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityProperties(makesElement: false) { properties, _ in
      properties.actions.append(
        AccessibilityActionEntry(.focus) { condition.wrappedValue = true })
    }
  }
}
