public import StillViewGraph

/// The element that has the focus of assistive technologies: none at first. `Stage.perform(.focus, on:)` sets it, and code may.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var focus: FocusState<Value>

  /// Whether a view is being read: false at first.
  public init() where Value == Bool {
    focus = FocusState()
  }

  /// Whether a view is being read, whatever reads it: false at first.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    focus = FocusState()
  }

  /// Which view is being read: nil at first.
  public init<T: Hashable>() where Value == T? {
    focus = FocusState()
  }

  /// Which view is being read, whatever reads it: nil at first.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    focus = FocusState()
  }

  /// The value that was written last, by code or by `Stage.perform(.focus, on:)`.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// Binding for `accessibilityFocused(_:)`.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(binding: focus.projectedValue)
  }

  /// The focus of another view.
  @propertyWrapper public struct Binding {
    fileprivate let binding: FocusState<Value>.Binding

    /// The value that was written last, by code or by `Stage.perform(.focus, on:)`.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The same binding.
    public var projectedValue: Binding { self }
  }
}
