public import StillViewGraph

/// `foregroundStyle` with a style for each of the first levels.
nonisolated public struct _ForegroundLevelsModifier: EnvironmentModifier {
  let primary: AnyShapeStyle
  let lower: [AnyShapeStyle]

  package func change(_ environment: inout EnvironmentValues) {
    let fills = lower.map { $0._fill(in: environment) }
    environment.foregroundFill = primary._fill(in: environment)
    environment.lowerForegroundFills = fills
  }

  package func isSame(as other: Self) -> Bool {
    lower.count == other.lower.count && sameStyle(primary, other.primary)
      && zip(lower, other.lower).allSatisfy { sameStyle($0, $1) }
  }
}

extension View {
  /// Fills the text and shapes inside: what is plain with the first style, what is `.secondary` with the other
  /// one. Symbols have their frame in the second style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      _ForegroundLevelsModifier(
        primary: AnyShapeStyle(primary), lower: [AnyShapeStyle(secondary)]))
  }

  /// Fills the text and shapes inside, with a style each for what is plain, `.secondary` and `.tertiary`.
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
  /// The style a step down: at half its opacity.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style two steps down: at a quarter of its opacity.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style three steps down: at 0.18 of its opacity.
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The style four steps down: at 0.12 of its opacity.
  public var quinary: some ShapeStyle { opacity(0.12) }
}
