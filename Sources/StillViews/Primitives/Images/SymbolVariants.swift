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
  /// In a circle.
  public static let circle = SymbolVariants(.circle)
  /// In a square.
  public static let square = SymbolVariants(.square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(.rectangle)
  /// Filled.
  public static let fill = SymbolVariants(.fill)
  /// Crossed out.
  public static let slash = SymbolVariants(.slash)

  /// These in a circle, in place of another frame.
  public var circle: SymbolVariants { adding(.circle) }
  /// These in a square, in place of another frame.
  public var square: SymbolVariants { adding(.square) }
  /// These in a rectangle, in place of another frame.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These, filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// These, crossed out.
  public var slash: SymbolVariants { adding(.slash) }

  /// Returns whether all of the others are included.
  public func contains(_ other: SymbolVariants) -> Bool { options.isSuperset(of: other.options) }

  /// Returns the union with others; of two frames, the others' one.
  func adding(_ others: SymbolRequest.Variants) -> SymbolVariants {
    let frames: SymbolRequest.Variants = [.circle, .square, .rectangle]
    let kept = others.isDisjoint(with: frames) ? options : options.subtracting(frames)
    return SymbolVariants(kept.union(others))
  }
}

private let symbolVariantsEntry = EnvironmentEntry<SymbolVariants>(.none)

extension EnvironmentValues {
  /// The forms that symbols take where they have them.
  public var symbolVariants: SymbolVariants {
    get { self[symbolVariantsEntry] }
    set { self[symbolVariantsEntry] = newValue }
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
