import StillLayout
public import StillViewGraph

/// `foregroundStyle` with a style for each of the first levels.
nonisolated public struct _ForegroundLevelsModifier: EnvironmentModifier {
  let primary: AnyShapeStyle
  let lower: [AnyShapeStyle]

  package func change(_ environment: inout EnvironmentValues) {
    let fills = lower.map { $0._fill(in: environment) }
    environment.foregroundFill = primary._fill(in: environment)
    environment.foregroundIsChosen = true
    environment.foregroundFollowsTint = false
    environment.lowerForegroundFills = fills
  }

  package func isSame(as other: Self) -> Bool {
    primary == other.primary && lower == other.lower
  }
}

extension View {
  /// Fills the text and shapes inside: primary content with the first style, `.secondary` content with the other one.
  /// Symbols have their frame in the second style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      _ForegroundLevelsModifier(
        primary: AnyShapeStyle(primary), lower: [AnyShapeStyle(secondary)]))
  }

  /// Fills the text and shapes inside, with a style each for primary, `.secondary` and `.tertiary` content.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundLevelsModifier(
        primary: AnyShapeStyle(primary),
        lower: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
}

extension ShapeStyle {
  /// The style one level down: at half its opacity, unless it defines its levels.
  public var secondary: some ShapeStyle { _LevelOfStyle(base: self, level: 1) }
  /// The style two steps down: at a quarter of its opacity.
  public var tertiary: some ShapeStyle { _LevelOfStyle(base: self, level: 2) }
  /// The style three steps down: at 0.18 of its opacity.
  public var quaternary: some ShapeStyle { _LevelOfStyle(base: self, level: 3) }
  /// The style four steps down: at 0.18 of its opacity as well.
  public var quinary: some ShapeStyle { _LevelOfStyle(base: self, level: 4) }
}

/// A style whose lower levels are more than faded.
nonisolated protocol StyleWithLevels: ShapeStyle {
  /// Returns the fill of a level below the style's own; nil if it is faded.
  func fill(level: Int, in environment: EnvironmentValues) -> _Fill?
}

extension ForegroundStyle: StyleWithLevels {
  func fill(level: Int, in environment: EnvironmentValues) -> _Fill? {
    HierarchicalShapeStyle(level: level)._fill(in: environment)
  }
}

/// A step down from a style (rule P8.5).
public struct _LevelOfStyle<Base: ShapeStyle>: ShapeStyle, Equatable {
  let base: Base
  let level: Int

  public static func == (a: Self, b: Self) -> Bool {
    a.level == b.level && sameValue(a.base, b.base)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    let style = AnyShapeStyle(base).innermost
    let own = (style as? any StyleWithLevels)?.fill(level: level, in: environment)
    return own
      ?? style._fill(in: environment).faded(by: HierarchicalShapeStyle.opacities[level])
  }
}
