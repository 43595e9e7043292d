extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons of glass, which here have a quiet ground.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
  /// Buttons of a glass, which here have a quiet ground.
  public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons of tinted glass, which here have a strong ground.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
