public import StillViewGraph

/// The label of a button that has nothing but a role: a title and a symbol, of which bars show the symbol.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View {
    Label(role.title, systemImage: role.symbol)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button whose title and symbol follow from its role.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
