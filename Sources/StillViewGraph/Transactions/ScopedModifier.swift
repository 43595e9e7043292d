public import StillAnimation

extension ViewModifier {
  /// Returns the modifier with an animation of its own: what it is applied to keeps the animation that it has.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    _ScopedModifier(base: self) { $0.animation = animation }
  }

  /// Returns the modifier with a transaction of its own: what it is applied to keeps the transaction that it has.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    _ScopedModifier(base: self, transform: transform)
  }
}

/// A modifier in whose place alone transactions are changed.
nonisolated public struct _ScopedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  init(base: Base, transform: @escaping (inout Transaction) -> Void) {
    self.base = base
    self.transform = transform
  }

  @MainActor public func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(base) }
  }
}
