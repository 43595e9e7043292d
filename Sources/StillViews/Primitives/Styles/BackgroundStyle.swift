public import StillViewGraph

/// The style set by `backgroundStyle` (default: the window's background; rule P8.7).
public struct BackgroundStyle: ShapeStyle {
  /// The style that `.background` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    environment.backgroundStyle?._fill(in: environment.withoutBackgroundStyle)
      ?? Color.windowBackground._fill(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style set by `backgroundStyle` (default: the window's background).
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension BackgroundStyle: StyleWithLevels {
  /// Returns the opaque system background of a level; nil for a style that was set, which fades.
  func fill(level: Int, in environment: EnvironmentValues) -> _Fill? {
    guard environment.backgroundStyle == nil else { return nil }
    let color: SystemColor = level == 1 ? .secondaryBackground : .tertiaryBackground
    return Color.system(color)._fill(in: environment)
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style that `.windowBackground` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    Color.windowBackground._fill(in: environment)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The colour of filled areas, on backgrounds of any kind.
public struct FillShapeStyle: ShapeStyle, StyleWithLevels {
  /// The style that `.fill` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    Color.system(.fill)._fill(in: environment)
  }

  func fill(level: Int, in environment: EnvironmentValues) -> _Fill? {
    let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    return Color.system(levels[min(level, levels.count - 1)])._fill(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of filled areas, on backgrounds of any kind.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The background of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style that `.selection` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    TintShapeStyle()._fill(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

private let backgroundStyleEntry = EnvironmentEntry<AnyShapeStyle?>(nil)

extension EnvironmentValues {
  /// The style of `.background` (default: nil, the window's background).
  public var backgroundStyle: AnyShapeStyle? {
    get { self[backgroundStyleEntry] }
    set { self[backgroundStyleEntry] = newValue }
  }

  /// The environment for the parts of a background style: in them `.background` has its outer meaning.
  fileprivate var withoutBackgroundStyle: EnvironmentValues {
    var result = self
    result.backgroundStyle = nil
    return result
  }
}

/// `backgroundStyle`.
nonisolated public struct _BackgroundStyleModifier: EnvironmentModifier {
  let style: AnyShapeStyle

  package func change(_ environment: inout EnvironmentValues) {
    environment.backgroundStyle = style
  }

  package func isSame(as other: Self) -> Bool { style == other.style }
}

extension View {
  /// Sets the style of `.background` inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_BackgroundStyleModifier(style: AnyShapeStyle(style)))
  }
}
