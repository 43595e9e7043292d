public import StillViewGraph

extension View {
  /// Reacts to taps on the view.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(_TapModifier(action: action))
  }

  /// Switches controls inside off; nothing inside can switch them on again (rule C1.5).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
