public import StillAnimation
import StillLayout
import StillRuntime

/// Any transition, its type erased.
///
/// Immutable once made; unchecked because users' transitions need not be Sendable. A transition is evaluated by
/// the thread that renders the view it is applied to.
public struct AnyTransition: @unchecked Sendable {
  let box: TransitionBox
  /// The animation to come and go with; nil: that of the change.
  private let animation: Animation?

  /// Hides the type of a transition, so that one of several types can be chosen at run time.
  public init<T: Transition>(_ transition: T) {
    self.init(TypedTransitionBox(transition), nil)
  }

  private init(_ box: TransitionBox, _ animation: Animation?) {
    self.box = box
    self.animation = animation
  }

  /// Returns the same transition with an animation of its own (rule L8.37).
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(box, animation)
  }

  /// The properties that the engine needs before it evaluates anything.
  package var traits: TransitionTraits {
    var traits = box.traits
    if animation != nil { traits.hasOwnAnimation = true }
    return traits
  }

  /// Returns the view in a phase; a change of phase moves with the transition's own animation, if it has one.
  func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    let body = box.body(content, phase)
    guard let animation else { return body }
    return AnyView(body.transaction(value: phase) { $0.animation = animation })
  }
}

/// The properties of a transition that are known without evaluating it.
package struct TransitionTraits {
  /// Whether the identity phase shows the view as it is, so that nothing need be built for it at rest.
  package var isPlainAtRest = false
  /// Whether there is nothing to see of the transition (C10.1).
  package var isIdentity = false
  /// Whether it runs also where the change has no animation.
  package var hasOwnAnimation = false

  package init(isPlainAtRest: Bool = false, isIdentity: Bool = false) {
    self.isPlainAtRest = isPlainAtRest
    self.isIdentity = isIdentity
  }

  /// Returns those of both together.
  package func combined(with other: TransitionTraits) -> TransitionTraits {
    var traits = self
    traits.isPlainAtRest = isPlainAtRest && other.isPlainAtRest
    traits.isIdentity = isIdentity && other.isIdentity
    traits.hasOwnAnimation = hasOwnAnimation || other.hasOwnAnimation
    return traits
  }
}

/// A transition that says what is known of it.
package protocol KnownTransition: Transition {
  nonisolated var traits: TransitionTraits { get }
}

/// The erased transition.
class TransitionBox {
  var traits: TransitionTraits { TransitionTraits() }

  func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView { content }
}

private final class TypedTransitionBox<T: Transition>: TransitionBox {
  private let transition: T

  init(_ transition: T) {
    self.transition = transition
  }

  override var traits: TransitionTraits {
    (transition as? any KnownTransition)?.traits ?? TransitionTraits()
  }

  override func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    let body: @MainActor (T, AnyView, TransitionPhase) -> AnyView = {
      AnyView($0.apply(content: $1, phase: $2))
    }
    // As bodies are: see `evaluateBody`.
    return MainActorAssumption.during {
      unsafe unsafeBitCast(body, to: ((T, AnyView, TransitionPhase) -> AnyView).self)(
        transition, content, phase)
    }
  }
}

/// An erased transition, for where a `Transition` is wanted.
nonisolated package struct ErasedTransition: KnownTransition {
  package let transition: AnyTransition

  package init(_ transition: AnyTransition) {
    self.transition = transition
  }

  package var traits: TransitionTraits { transition.traits }

  @MainActor package func body(content: Content, phase: TransitionPhase) -> some View {
    transition.body(AnyView(content), phase)
  }
}
