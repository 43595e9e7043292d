public import StillViewGraph

/// Which view a screen reader is at: none in a picture. The value is kept, so that code that reads back what it
/// wrote works.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var focus: FocusState<Value>

  public init() where Value == Bool {
    focus = FocusState()
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    focus = FocusState()
  }

  public init<T: Hashable>() where Value == T? {
    focus = FocusState()
  }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    focus = FocusState()
  }

  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// What `accessibilityFocused(_:)` takes.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(binding: focus.projectedValue)
  }

  /// The focus of another view.
  @propertyWrapper public struct Binding {
    fileprivate let binding: FocusState<Value>.Binding

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}
