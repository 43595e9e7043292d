import StillGeometry
package import StillText
package import StillViewGraph

extension Image {
  /// Returns the symbol in an environment, beside text of a font; nil without a symbol system, and for pictures. An empty name, with which
  /// programs say that there is no symbol, has none either.
  package func symbol(
    in environment: EnvironmentValues, font: FontDescriptor
  ) -> Symbol? {
    guard case .symbol = source, !systemName.isEmpty else { return nil }
    var request = request(in: environment, font: font)
    request.layers = mode(in: environment)?.layers ?? .one
    if request.layers == .one, gradualValue != nil { request.layers = .levels }
    return environment.symbolSystem?.symbol(request)
  }

  /// The share of the symbol's layers that is lit; nil for a symbol whose layers are not gradual.
  var gradualValue: Double? {
    guard let variableValue, Self.gradual.contains(where: systemName.hasPrefix) else { return nil }
    return variableValue
  }

  /// The beginnings of names of symbols whose layers are lit one after the other.
  private static let gradual = [
    "wifi", "speaker.wave", "chart.bar", "dot.radiowaves", "antenna.radiowaves", "wave.3",
    "square.stack.3d", "person.2", "person.3",
  ]

  /// Returns the rendering mode of the symbol (default: a palette if there is more than one style).
  func mode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    renderingMode ?? (templateMode == .original ? .multicolor : nil)
      ?? environment.symbolRenderingMode
      ?? (environment.lowerForegroundFills.isEmpty ? nil : .palette)
  }

  /// Returns the request for the symbol in an environment, in one layer.
  package func request(
    in environment: EnvironmentValues, font: FontDescriptor
  ) -> SymbolRequest {
    SymbolRequest(
      name: systemName, variants: environment.symbolVariants.options, font: font,
      scale: environment.imageScale.engineScale,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }
}

extension Image.Scale {
  fileprivate var engineScale: SymbolRequest.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
