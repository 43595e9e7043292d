public import StillViewGraph

extension View {
  /// Switches controls inside off; nothing inside can switch them on again (rule C1.5).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
