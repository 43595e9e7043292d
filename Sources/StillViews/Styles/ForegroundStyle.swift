public import StillViewGraph

/// The foreground style of the environment; `primary` unless set (rule 9.11).
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    environment.foregroundFill ?? Color.primary._fill(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour of what can be touched.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    (environment.tintColor ?? .accentColor)._fill(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be touched.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A step down from the foreground style (rules 9.8 and 9.9).
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// A step down: half of a style that was set.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Two steps down: a quarter of it.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Three steps down: 0.18 of it.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Four steps down: 0.12 of it.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How much of a foreground style that was set is let through.
  private static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.12]
  /// The colours where none was set.
  private static let colors: [SystemColor] = [
    .primary, .secondary, .tertiary, .quaternary, .quinary,
  ]

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    guard let base = environment.foregroundFill else {
      return Color(.system(Self.colors[level]))._fill(in: environment)
    }
    // Below the last level that was set, each goes down from that one.
    let steps = environment.lowerForegroundFills
    let known = min(level, steps.count)
    return (known == 0 ? base : steps[known - 1]).faded(by: Self.opacities[level - known])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The window's own background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    Color.windowBackground._fill(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The window's own background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    style._fill(in: environment)
  }
}

private let foregroundFillEntry = EnvironmentEntry<_Fill?>(nil)
private let lowerForegroundFillsEntry = EnvironmentEntry<[_Fill]>([])
private let tintEntry = EnvironmentEntry<Color?>(nil)

extension EnvironmentValues {
  /// What `foregroundStyle` set; nil: the primary colour.
  package var foregroundFill: _Fill? {
    get { self[foregroundFillEntry] }
    set { self[foregroundFillEntry] = newValue }
  }

  /// The secondary style and the tertiary one, as far as `foregroundStyle` set them.
  package var lowerForegroundFills: [_Fill] {
    get { self[lowerForegroundFillsEntry] }
    set { self[lowerForegroundFillsEntry] = newValue }
  }

  /// What `tint` set.
  package var tintColor: Color? {
    get { self[tintEntry] }
    set { self[tintEntry] = newValue }
  }
}

/// `foregroundStyle`: how text and shapes inside are filled.
nonisolated public struct _ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  package let style: Style?

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundFill = style?._fill(in: environment)
    if !environment.lowerForegroundFills.isEmpty { environment.lowerForegroundFills = [] }
  }

  package func isSame(as other: Self) -> Bool {
    switch (style, other.style) {
    case (nil, nil): true
    case (let style?, let other?): sameStyle(style, other)
    default: false
    }
  }
}

extension View {
  /// Fills the text and shapes inside.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Colours the text and shapes inside; nil: the primary colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(style: color))
  }

  /// Colours what can be touched inside.
  nonisolated public func tint(_ color: Color?) -> some View {
    transformEnvironment(\.tintColor) { $0 = color }
  }
}
