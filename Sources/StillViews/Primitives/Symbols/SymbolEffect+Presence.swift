/// The effects by their names. Whether layers move one by one is accepted, and all move together.

/// The symbol comes.
nonisolated public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  public var configuration = SymbolEffectConfiguration(.appear)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Growing.
  public var up: AppearSymbolEffect { with { $0.direction = 1 } }

  /// Shrinking.
  public var down: AppearSymbolEffect { with { $0.direction = -1 } }

  /// Layer by layer.
  public var byLayer: AppearSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  nonisolated public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes.
nonisolated public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  public var configuration = SymbolEffectConfiguration(.disappear)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Growing.
  public var up: DisappearSymbolEffect { with { $0.direction = 1 } }

  /// Shrinking.
  public var down: DisappearSymbolEffect { with { $0.direction = -1 } }

  /// Layer by layer.
  public var byLayer: DisappearSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  nonisolated public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol makes way for another.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(.replace)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { self }

  /// Both grow.
  public var upUp: ReplaceSymbolEffect { with { $0.direction = 1 } }

  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { self }

  /// Layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol makes way for another.
  nonisolated public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that suits the change.
nonisolated public struct AutomaticSymbolEffect: TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(.automatic)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the change.
  nonisolated public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
