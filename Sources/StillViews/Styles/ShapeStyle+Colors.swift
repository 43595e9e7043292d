public import StillViewGraph

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(.system(.red)) }
  public static var orange: Color { .init(.system(.orange)) }
  public static var yellow: Color { .init(.system(.yellow)) }
  public static var green: Color { .init(.system(.green)) }
  public static var mint: Color { .init(.system(.mint)) }
  public static var teal: Color { .init(.system(.teal)) }
  public static var cyan: Color { .init(.system(.cyan)) }
  public static var blue: Color { .init(.system(.blue)) }
  public static var indigo: Color { .init(.system(.indigo)) }
  public static var purple: Color { .init(.system(.purple)) }
  public static var pink: Color { .init(.system(.pink)) }
  public static var brown: Color { .init(.system(.brown)) }
  public static var gray: Color { .init(.system(.gray)) }
  public static var black: Color { .init(.system(.black)) }
  public static var white: Color { .init(.system(.white)) }
  public static var clear: Color { .init(.system(.clear)) }
}

/// The colour of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style that `.separator` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    Color(.system(.separator))._fill(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour of text that stands where there is none yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style that `.placeholder` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    Color(.system(.tertiary))._fill(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands where there is none yet.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The style that `.link` names.
  public init() {}

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    Color(.system(.blue))._fill(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
