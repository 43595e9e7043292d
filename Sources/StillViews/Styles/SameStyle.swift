import StillGeometry
import StillLayout
import StillViewGraph

/// Whether two styles surely look the same in every environment.
///
/// Styles of the library may depend on the colour scheme, the foreground style and the tint. What a style of
/// one's own depends on nobody knows: two of these are the same where their values are.
nonisolated func sameStyle(_ a: some ShapeStyle, _ b: some ShapeStyle) -> Bool {
  if let a = a as? AnyShapeStyle { return sameStyle(a.style, b) }
  if let b = b as? AnyShapeStyle { return sameStyle(a, b.style) }
  func isEqual<A: ShapeStyle>(_ a: A) -> Bool { (b as? A).map { sameValue(a, $0) } ?? false }
  if isEqual(a) { return true }
  guard isOfTheLibrary(a), isOfTheLibrary(b) else { return false }
  return probes.allSatisfy { a._fill(in: $0) == b._fill(in: $0) }
}

/// A style that depends on what another one depends on.
nonisolated protocol StyleOfAnother: ShapeStyle {
  associatedtype Base: ShapeStyle
  var base: Base { get }
}

/// Whether the engine knows all that the style depends on.
private nonisolated func isOfTheLibrary<S: ShapeStyle>(_ style: S) -> Bool {
  if let style = style as? AnyShapeStyle { return isOfTheLibrary(style.style) }
  if let style = style as? any StyleOfAnother { return isOfTheLibrary(style.base) }
  return S.Resolved.self == Never.self || style is Color || style is Color.Resolved
}

/// Environments in which styles that depend on different things differ.
private nonisolated let probes: [EnvironmentValues] = [ColorScheme.light, .dark].flatMap { scheme in
  var plain = EnvironmentValues()
  plain.colorScheme = scheme
  var colored = plain
  func fill(_ red: Float) -> _Fill { _Fill(.color(.init(red: red, green: 0.4375, blue: 0.71875))) }
  colored.foregroundFill = fill(0.15625)
  colored.lowerForegroundFills = [fill(0.28125), fill(0.34375)]
  colored.tintColor = Color(red: 0.59375, green: 0.21875, blue: 0.09375)
  colored.backgroundStyle = AnyShapeStyle(Color(red: 0.90625, green: 0.46875, blue: 0.65625))
  return [plain, colored]
}
