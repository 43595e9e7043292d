import Foundation
public import StillViewGraph

/// A symbol comes and goes by an effect that is made for it.
nonisolated public struct SymbolEffectTransition: Transition, Sendable {
  let configuration: SymbolEffectConfiguration

  /// A transition by an effect, such as `.appear`. The symbol fades while it grows or shrinks; the options have no
  /// effect.
  public init<T: TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    configuration = effect.configuration
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let away = configuration.direction == -1 ? 1.3 : 0.6
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : away)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes as suits it.
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  /// Returns a transition by a symbol effect.
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// A symbol comes and goes as suits it.
  nonisolated public static var symbolEffect: AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: .automatic))
  }

  /// Returns a transition by a symbol effect.
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
