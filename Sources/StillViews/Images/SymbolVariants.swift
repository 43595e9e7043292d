package import StillText
public import StillViewGraph

/// Forms of symbols, which those take that have them.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  package var options: SymbolRequest.Variants

  init(_ options: SymbolRequest.Variants) {
    self.options = options
  }

  /// As the name says.
  public static let none = SymbolVariants([])
  public static let circle = SymbolVariants(.circle)
  public static let square = SymbolVariants(.square)
  public static let rectangle = SymbolVariants(.rectangle)
  public static let fill = SymbolVariants(.fill)
  public static let slash = SymbolVariants(.slash)

  public var circle: SymbolVariants { adding(.circle) }
  public var square: SymbolVariants { adding(.square) }
  public var rectangle: SymbolVariants { adding(.rectangle) }
  public var fill: SymbolVariants { adding(.fill) }
  public var slash: SymbolVariants { adding(.slash) }

  public func contains(_ other: SymbolVariants) -> Bool { options.isSuperset(of: other.options) }

  /// These and others; of two frames, the others' one.
  func adding(_ others: SymbolRequest.Variants) -> SymbolVariants {
    let frames: SymbolRequest.Variants = [.circle, .square, .rectangle]
    let kept = others.isDisjoint(with: frames) ? options : options.subtracting(frames)
    return SymbolVariants(kept.union(others))
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The forms that symbols take where they have them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// `symbolVariant(_:)`.
nonisolated public struct _SymbolVariantModifier: EnvironmentModifier {
  let variant: SymbolVariants

  package func change(_ environment: inout EnvironmentValues) {
    environment.symbolVariants =
      variant == .none ? .none : environment.symbolVariants.adding(variant.options)
  }

  package func isSame(as other: Self) -> Bool { variant == other.variant }
}

extension View {
  /// Shows symbols inside in a form, in addition to the forms set around; `none` takes those back.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(_SymbolVariantModifier(variant: variant))
  }
}
