public import StillViewGraph

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
  /// The style that `.tint` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    environment.tintStyle?._fill(in: environment.withoutTint)
      ?? (environment.tintColor ?? .accentColor)._fill(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private let tintEntry = EnvironmentEntry<Color?>(nil)
private let dimsTintEntry = EnvironmentEntry<Bool>(false)
private let accentEntry = EnvironmentEntry<Color?>(nil)
private let tintStyleEntry = EnvironmentEntry<AnyShapeStyle?>(nil)

extension EnvironmentValues {
  /// The tint set by `tint` if it is a colour.
  package var tintColor: Color? {
    get { self[dimsTintEntry] ? self[tintEntry]?.desaturated(in: self) : self[tintEntry] }
    set { self[tintEntry] = newValue }
  }

  /// Whether tints are grey, as those behind an alert are (default: false, rule C1.7).
  package var dimsTint: Bool {
    get { self[dimsTintEntry] }
    set {
      guard newValue != self[dimsTintEntry] else { return }
      self[dimsTintEntry] = newValue
      renewTintedForeground()
    }
  }

  /// The colour set by `accentColor`: `Color.accentColor` inside, which replaces a missing tint (rule C1.7).
  package var accentColor: Color? {
    get { self[accentEntry] }
    set { self[accentEntry] = newValue }
  }

  /// The tint set by `tint` if it is not a colour.
  package var tintStyle: AnyShapeStyle? {
    get { self[dimsTintEntry] ? nil : self[tintStyleEntry] }
    set { self[tintStyleEntry] = newValue }
  }

  /// The environment for the parts of a tint.
  fileprivate var withoutTint: EnvironmentValues {
    var result = self
    result.tintStyle = nil
    return result
  }
}

extension View {
  /// Sets the colour of controls inside.
  nonisolated public func tint(_ color: Color?) -> some View {
    modifier(_TintModifier(color: color, style: nil))
  }

  /// Sets the style of controls inside.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      _TintModifier(
        color: tint as? Color, style: tint is Color ? nil : tint.map { AnyShapeStyle($0) }))
  }
}

/// `tint`.
nonisolated public struct _TintModifier: EnvironmentModifier {
  let color: Color?
  let style: AnyShapeStyle?

  package func change(_ environment: inout EnvironmentValues) {
    environment.tintColor = color
    if style != nil || environment.tintStyle != nil { environment.tintStyle = style }
    environment.renewTintedForeground()
  }

  package func isSame(as other: Self) -> Bool {
    color == other.color && style == other.style
  }
}

/// `accentColor`.
nonisolated public struct _AccentColorModifier: EnvironmentModifier {
  let color: Color?

  package func change(_ environment: inout EnvironmentValues) {
    environment.accentColor = color
    environment.renewTintedForeground()
  }

  package func isSame(as other: Self) -> Bool { color == other.color }
}

extension EnvironmentValues {
  /// Fills with the tint of here where the foreground style is the tint (rule C2.1).
  fileprivate mutating func renewTintedForeground() {
    guard foregroundFollowsTint else { return }
    foregroundFill = TintShapeStyle()._fill(in: self)
  }
}

extension Color {
  /// Returns the grey that is as light as the color, as what is behind an alert has it.
  nonisolated fileprivate func desaturated(in environment: EnvironmentValues) -> Color {
    resolve(in: environment).grey
  }
}

extension Color.Resolved {
  /// The grey that is as light.
  nonisolated var grey: Color {
    let light = Double(0.299 * red + 0.587 * green + 0.114 * blue)
    return Color(.sRGB, red: light, green: light, blue: light, opacity: Double(opacity))
  }
}
