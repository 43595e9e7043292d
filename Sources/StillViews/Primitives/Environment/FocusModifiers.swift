public import StillViewGraph

/// Tells fields inside by which value of a binding they have the focus.
nonisolated private struct FocusedModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func body(content: Content) -> some View {
    let handle = binding.handle(for: value)
    content.transformEnvironment(\.focusHandles) { $0.append(handle) }
  }
}

/// Lets the view inside have the focus, as fields have it.
nonisolated private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var ticket = FieldTicket()
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  init(isFocusable: Bool) {
    self.isFocusable = isFocusable
  }

  @MainActor func body(content: Content) -> some View {
    content
      .transformEnvironment(\.isFocused) { if isFocusable { $0 = isFocused } }
      .modifier(
        FieldModifier(
          ticket: ticket, isEnabled: isEnabled && isFocusable, type: nil,
          onFocusChange: { isFocused = $0 }))
  }
}

// The focus is not drawn (rule C4.5), so modifiers for its initial position or its appearance have no effect.
extension View {
  /// Ties the focus of the field inside to a value: it has the focus while the binding has that value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Ties the focus of the field inside to a condition.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Sets whether the view can have the focus. Only a `focused` around it moves the focus there, taps do not.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have the focus, for any interaction. Only a `focused` around it moves the focus there.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// No effect: no focus ring is drawn.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// No effect: no view has the focus initially.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the initial focus: the binding gets the value when the view appears, unless it has one.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.isAtRest { binding.wrappedValue = value } }
  }

  /// No effect: no default focus is searched.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// No effect: no key is pressed.
  nonisolated public func focusSection() -> some View { self }
}

/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To be activated, as buttons are.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited, as fields are.
  public static let edit = FocusInteractions(rawValue: 2)
  /// To be activated and to be edited.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// How strongly a default focus is meant.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isForUsers: Bool

  /// Only if nothing had the focus before.
  public static let automatic = DefaultFocusEvaluationPriority(isForUsers: false)
  /// Also if the user moves the focus into the region.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUsers: true)
}
