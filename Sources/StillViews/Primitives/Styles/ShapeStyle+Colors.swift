public import StillViewGraph

extension ShapeStyle where Self == Color {
  /// What `Color.red` is, where a style is wanted.
  public static var red: Color { .init(.system(.red)) }
  /// What `Color.orange` is, where a style is wanted.
  public static var orange: Color { .init(.system(.orange)) }
  /// What `Color.yellow` is, where a style is wanted.
  public static var yellow: Color { .init(.system(.yellow)) }
  /// What `Color.green` is, where a style is wanted.
  public static var green: Color { .init(.system(.green)) }
  /// What `Color.mint` is, where a style is wanted.
  public static var mint: Color { .init(.system(.mint)) }
  /// What `Color.teal` is, where a style is wanted.
  public static var teal: Color { .init(.system(.teal)) }
  /// What `Color.cyan` is, where a style is wanted.
  public static var cyan: Color { .init(.system(.cyan)) }
  /// What `Color.blue` is, where a style is wanted.
  public static var blue: Color { .init(.system(.blue)) }
  /// What `Color.indigo` is, where a style is wanted.
  public static var indigo: Color { .init(.system(.indigo)) }
  /// What `Color.purple` is, where a style is wanted.
  public static var purple: Color { .init(.system(.purple)) }
  /// What `Color.pink` is, where a style is wanted.
  public static var pink: Color { .init(.system(.pink)) }
  /// What `Color.brown` is, where a style is wanted.
  public static var brown: Color { .init(.system(.brown)) }
  /// What `Color.gray` is, where a style is wanted.
  public static var gray: Color { .init(.system(.gray)) }
  /// What `Color.black` is, where a style is wanted.
  public static var black: Color { .init(.system(.black)) }
  /// What `Color.white` is, where a style is wanted.
  public static var white: Color { .init(.system(.white)) }
  /// What `Color.clear` is, where a style is wanted.
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
