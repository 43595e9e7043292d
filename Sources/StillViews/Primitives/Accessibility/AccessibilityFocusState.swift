public import StillViewGraph

/// Which view a screen reader is at: none in a picture. The value is kept, so that code that reads back what it
/// wrote works.
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

  /// What was written last; nothing else changes it.
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

    /// What was written last; nothing else changes it.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The same binding.
    public var projectedValue: Binding { self }
  }
}
