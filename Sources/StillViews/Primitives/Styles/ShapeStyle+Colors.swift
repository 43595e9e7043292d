public import StillViewGraph

extension ShapeStyle where Self == Color {
  /// `Color.red` as a style.
  public static var red: Color { .init(.system(.red)) }
  /// `Color.orange` as a style.
  public static var orange: Color { .init(.system(.orange)) }
  /// `Color.yellow` as a style.
  public static var yellow: Color { .init(.system(.yellow)) }
  /// `Color.green` as a style.
  public static var green: Color { .init(.system(.green)) }
  /// `Color.mint` as a style.
  public static var mint: Color { .init(.system(.mint)) }
  /// `Color.teal` as a style.
  public static var teal: Color { .init(.system(.teal)) }
  /// `Color.cyan` as a style.
  public static var cyan: Color { .init(.system(.cyan)) }
  /// `Color.blue` as a style.
  public static var blue: Color { .init(.system(.blue)) }
  /// `Color.indigo` as a style.
  public static var indigo: Color { .init(.system(.indigo)) }
  /// `Color.purple` as a style.
  public static var purple: Color { .init(.system(.purple)) }
  /// `Color.pink` as a style.
  public static var pink: Color { .init(.system(.pink)) }
  /// `Color.brown` as a style.
  public static var brown: Color { .init(.system(.brown)) }
  /// `Color.gray` as a style.
  public static var gray: Color { .init(.system(.gray)) }
  /// `Color.black` as a style.
  public static var black: Color { .init(.system(.black)) }
  /// `Color.white` as a style.
  public static var white: Color { .init(.system(.white)) }
  /// `Color.clear` as a style.
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
