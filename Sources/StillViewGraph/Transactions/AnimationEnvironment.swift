public import StillAnimation

extension AnimationContext {
  /// The environment of the view whose value moves.
  public var environment: EnvironmentValues {
    environmentBox as? EnvironmentValues ?? EnvironmentValues()
  }
}

extension _ViewNode {
  /// Returns the environment that an animation that begins here may read; nil for one that reads nothing.
  final func environmentBox(for animation: Animation?) -> Any? {
    guard let animation, animation.readsEnvironment else { return nil }
    return environmentAround
  }
}
