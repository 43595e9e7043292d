public import StillGeometry

/// The state and settings that an animation reads and stores while it moves one value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values that the animation keeps between two calls.
  public var state: AnimationState<Value>

  /// Whether the animation looks finished, though it may still go on imperceptibly.
  public var isLogicallyComplete = false

  /// The environment of the view whose value moves, put here by the layer that knows environments.
  package var environmentBox: Any?

  package init(state: AnimationState<Value> = AnimationState(), environmentBox: Any? = nil) {
    self.state = state
    self.environmentBox = environmentBox
  }

  /// Returns the same context with another state, for an animation that moves a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environmentBox: environmentBox)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}
