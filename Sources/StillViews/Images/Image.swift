import Foundation
public import StillGeometry
package import StillText
package import StillViewGraph

/// A picture; here: a symbol, sized and aligned like text of the environment's font.
nonisolated public struct Image: Equatable, Sendable {
  /// The name of a symbol.
  let systemName: String
  var isResizable = false
  var renderingMode: SymbolRenderingMode?

  /// A symbol by name. A name that is not known shows a placeholder, with a warning.
  public init(systemName: String) {
    self.systemName = systemName
  }

  /// A symbol by name; ours do not depend on a value, and show all of it.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// How large a symbol is beside text of the same font.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// What a resizable image does with more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether an image has colours of its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The image in any size; a symbol is stretched, whatever the insets and the mode.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var result = self
    result.isResizable = true
    return result
  }

  /// A symbol takes the foreground style in either mode.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how many colours the symbol is shown in.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var result = self
    result.renderingMode = mode
    return result
  }
}

extension Image {
  /// The symbol in an environment, beside text of a font; nil where nothing knows symbols.
  package func symbol(
    in environment: EnvironmentValues, font: FontDescriptor
  ) -> Symbol? {
    var request = request(in: environment, font: font)
    request.showsLayers = mode(in: environment)?.showsLayers ?? false
    return environment.symbolSystem?.symbol(request)
  }

  /// How many colours the symbol is shown in: where there is more than one style, a palette of them unless a
  /// mode is set.
  func mode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    renderingMode ?? environment.symbolRenderingMode
      ?? (environment.lowerForegroundFills.isEmpty ? nil : .palette)
  }

  /// What the symbol is in an environment, in one layer.
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
