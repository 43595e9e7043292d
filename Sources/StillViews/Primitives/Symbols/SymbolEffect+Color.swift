/// The effects by their names. Whether layers move one by one is accepted, and all move together.

/// The symbol's layers light up in turn; ours fades as a whole.
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  public var configuration = SymbolEffectConfiguration(.variableColor)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Layers stay lit.
  public var cumulative: VariableColorSymbolEffect { self }

  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }

  /// And back.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }

  /// And from the start.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }

  /// Layers that are not lit do not show.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  /// Layers that are not lit are pale.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers light up in turn; ours fades as a whole.
  nonisolated public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect()
  }
}

/// The symbol shakes.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(.wiggle)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Clockwise first.
  public var clockwise: WiggleSymbolEffect { with { $0.direction = 1 } }

  /// Counter-clockwise first.
  public var counterClockwise: WiggleSymbolEffect { with { $0.direction = -1 } }

  /// To the left first.
  public var left: WiggleSymbolEffect {
    with {
      $0.direction = -1
      $0.isSideways = true
    }
  }

  /// To the right first.
  public var right: WiggleSymbolEffect {
    with {
      $0.direction = 1
      $0.isSideways = true
    }
  }

  /// Forwards first.
  public var forward: WiggleSymbolEffect {
    with {
      $0.direction = 1
      $0.isSideways = true
    }
  }

  /// Backwards first.
  public var backward: WiggleSymbolEffect {
    with {
      $0.direction = -1
      $0.isSideways = true
    }
  }

  /// Upwards first.
  public var up: WiggleSymbolEffect { with { $0.direction = 1 } }

  /// Downwards first.
  public var down: WiggleSymbolEffect { with { $0.direction = -1 } }

  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  nonisolated public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
