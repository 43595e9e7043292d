public import StillAnimation
public import StillViewGraph

/// Comes by one transition and goes by another (C10.4).
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  KnownTransition
{
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// One transition for coming, another for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }

  package var traits: TransitionTraits {
    var traits = insertion.knownTraits.combined(with: removal.knownTraits)
    // Each half has its own say on whether anything is to be seen.
    traits.isIdentity = false
    return traits
  }
}

/// Comes and goes by two transitions at once, the first one innermost.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: KnownTransition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  var traits: TransitionTraits { first.knownTraits.combined(with: second.knownTraits) }
}

/// Replaces the change's animation (rule L8.37).
nonisolated struct AnimatedTransition<Base: Transition>: KnownTransition {
  let base: Base
  let animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .transaction(value: phase) { $0.animation = animation }
  }

  var traits: TransitionTraits {
    var traits = base.knownTraits
    if animation != nil { traits.hasOwnAnimation = true }
    return traits
  }
}

/// Is one thing while it comes or goes, and another in its place.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition {
  nonisolated fileprivate var knownTraits: TransitionTraits {
    (self as? any KnownTransition)?.traits ?? TransitionTraits()
  }

  /// Combines both transitions, this one innermost.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Sets the animation of the transition (nil: the change's).
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
