public import StillViewGraph

/// The look of the chosen option of a palette.
nonisolated public struct PaletteSelectionEffect: Equatable, Sendable {
  /// Whether the option stands on a ground.
  let hasGround: Bool
  /// The variant of its symbol; nil: as the others.
  let variant: SymbolVariants?

  /// A ground behind the option.
  public static let automatic = PaletteSelectionEffect(hasGround: true, variant: nil)

  /// Nothing: the options tell by themselves which one is chosen.
  public static let custom = PaletteSelectionEffect(hasGround: false, variant: nil)

  /// A variant of the option's symbol, without a ground.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(hasGround: false, variant: variant)
  }
}

private let effectEntry = EnvironmentEntry(PaletteSelectionEffect.automatic)

extension EnvironmentValues {
  /// How palettes show the chosen option.
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[effectEntry] }
    set { self[effectEntry] = newValue }
  }
}

extension View {
  /// Sets how palettes inside show the chosen option. Outside menus palettes are segments, whose chosen part stands on a ground.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
