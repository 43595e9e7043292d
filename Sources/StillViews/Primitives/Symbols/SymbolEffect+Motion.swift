/// The effects by their names. Whether layers move one by one is accepted, and all move together.

/// The symbol jumps.
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(.bounce)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Upwards.
  public var up: BounceSymbolEffect { with { $0.direction = 1 } }

  /// Downwards.
  public var down: BounceSymbolEffect { with { $0.direction = -1 } }

  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  nonisolated public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol grows and shrinks, and fades a little.
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  public var configuration = SymbolEffectConfiguration(.breathe)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Without fading.
  public var plain: BreatheSymbolEffect { with { $0.reverses = true } }

  /// Fading, too.
  public var pulse: BreatheSymbolEffect { self }

  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks, and fades a little.
  nonisolated public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol fades and comes back.
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(.pulse)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  nonisolated public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol turns.
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public var configuration = SymbolEffectConfiguration(.rotate)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { with { $0.direction = 1 } }

  /// Counter-clockwise.
  public var counterClockwise: RotateSymbolEffect { with { $0.direction = -1 } }

  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  nonisolated public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol is larger, or smaller, while active.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(.scale)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }

  /// Larger.
  public var up: ScaleSymbolEffect { with { $0.direction = 1 } }

  /// Smaller.
  public var down: ScaleSymbolEffect { with { $0.direction = -1 } }

  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { self }

  /// All at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger, or smaller, while active.
  nonisolated public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
