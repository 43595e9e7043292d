public import StillViewGraph

/// What `backgroundStyle` set; else the window's own background (rule P8.7).
public struct BackgroundStyle: ShapeStyle {
  /// The style that `.background` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    environment.backgroundStyle?._fill(in: environment.withoutBackgroundStyle)
      ?? Color.windowBackground._fill(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What `backgroundStyle` set; else the window's own background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension BackgroundStyle: StyleWithLevels {
  /// The system's backgrounds are opaque on every level; a style that was set fades.
  func fill(level: Int, in environment: EnvironmentValues) -> _Fill? {
    guard environment.backgroundStyle == nil else { return nil }
    let color: SystemColor = level == 1 ? .secondaryBackground : .tertiaryBackground
    return Color.system(color)._fill(in: environment)
  }
}

/// What is behind the content of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style that `.windowBackground` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    Color.windowBackground._fill(in: environment)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// What is behind the content of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The colour of areas that stand for something, on backgrounds of any kind.
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
  /// The colour of areas that stand for something, on backgrounds of any kind.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style that `.selection` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    TintShapeStyle()._fill(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

private let backgroundStyleEntry = EnvironmentEntry<AnyShapeStyle?>(nil)

extension EnvironmentValues {
  /// What `.background` stands for; nil: the window's own background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[backgroundStyleEntry] }
    set { self[backgroundStyleEntry] = newValue }
  }

  /// For what a background style is made of: `.background` means what it did outside.
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
  /// Sets what `.background` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_BackgroundStyleModifier(style: AnyShapeStyle(style)))
  }
}
