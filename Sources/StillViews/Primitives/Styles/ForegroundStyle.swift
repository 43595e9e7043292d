import StillLayout
public import StillViewGraph

/// The foreground style of the environment; `primary` unless set (rule L9.11).
public struct ForegroundStyle: ShapeStyle {
  /// The style that `.foreground` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    environment.foregroundFill ?? Color.primary._fill(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A step down from the foreground style (rules L9.8, L9.9 and P8.5).
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
  /// Four steps down: 0.18 of it as well.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How much of a foreground style that was set is let through.
  static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.18]
  /// The default colours.
  private static let colors: [SystemColor] = [
    .primary, .secondary, .tertiary, .quaternary, .quinary,
  ]

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    guard let base = environment.foregroundFill else {
      return Color(.system(Self.colors[level]))._fill(in: environment)
    }
    let steps = environment.lowerForegroundFills
    guard level > 0, !steps.isEmpty else { return base.faded(by: Self.opacities[level]) }
    // The last level that was set applies to all below it.
    return steps[min(level, steps.count) - 1]
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: the foreground style itself, black or white unless one is set.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level: the foreground style fainter, or the second one that was set.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level, fainter than `secondary`.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level, fainter than `tertiary`.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level, fainter than `quaternary`.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style, so that one of several types can be chosen at run time.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    style._fill(in: environment)
  }
}

/// Two styles are the same where they are of one type and equal: then they look alike in every environment. Of a type that
/// is not `Equatable` two are the same where their memory is.
extension AnyShapeStyle: Equatable {
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    func isSame<Style: ShapeStyle>(_ style: Style) -> Bool {
      (b.innermost as? Style).map { sameValue(style, $0) } ?? false
    }
    return isSame(a.innermost)
  }

  /// The style that is of any other type.
  package var innermost: any ShapeStyle {
    var style = style
    while let any = style as? AnyShapeStyle { style = any.style }
    return style
  }
}

private let foregroundFillEntry = EnvironmentEntry<_Fill?>(nil)
private let foregroundIsChosenEntry = EnvironmentEntry(false)
private let foregroundFollowsTintEntry = EnvironmentEntry(false)
private let lowerForegroundFillsEntry = EnvironmentEntry<[_Fill]>([])

extension EnvironmentValues {
  /// The fill set by `foregroundStyle` (default: nil, the primary colour).
  package var foregroundFill: _Fill? {
    get { self[foregroundFillEntry] }
    set { self[foregroundFillEntry] = newValue }
  }

  /// Whether users' code has set the foreground style: buttons then have it, and not the tint.
  package var foregroundIsChosen: Bool {
    get { self[foregroundIsChosenEntry] }
    set { self[foregroundIsChosenEntry] = newValue }
  }

  /// Whether the foreground style is the tint, so that a tint or an accent colour set inside replaces it (rule C2.1).
  package var foregroundFollowsTint: Bool {
    get { self[foregroundFollowsTintEntry] }
    set { self[foregroundFollowsTintEntry] = newValue }
  }

  /// The secondary style and the tertiary one, as far as `foregroundStyle` set them.
  package var lowerForegroundFills: [_Fill] {
    get { self[lowerForegroundFillsEntry] }
    set { self[lowerForegroundFillsEntry] = newValue }
  }
}

/// `foregroundStyle`: how text and shapes inside are filled.
nonisolated public struct _ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  package let style: Style?
  /// Whether it is only the default of a container for its content, which leaves buttons their tint.
  var isContainers = false
  /// Whether the style is the tint where it is set.
  var isTint = false

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundFill = style?._fill(in: environment)
    if !isContainers, environment.foregroundIsChosen != (style != nil) {
      environment.foregroundIsChosen = style != nil
    }
    let followsTint = isTint || style is TintShapeStyle
    if environment.foregroundFollowsTint != followsTint {
      environment.foregroundFollowsTint = followsTint
    }
    if !environment.lowerForegroundFills.isEmpty { environment.lowerForegroundFills = [] }
  }

  package func isSame(as other: Self) -> Bool {
    isTint == other.isTint
      && style.map { AnyShapeStyle($0) } == other.style.map { AnyShapeStyle($0) }
  }
}

extension View {
  /// Fills the text and shapes inside.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Fills the text and shapes that a container shows; buttons among them keep their tint.
  nonisolated func containerForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style, isContainers: true))
  }

  /// Colours the text and shapes inside; nil: the primary colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(style: color))
  }
}
