import StillViewGraph

/// The font, scale and colours that a symbol has wherever it is shown, as configurations of UIKit give them (default: those of its
/// environment).
package struct OwnSymbolAppearance: Equatable, Sendable {
  package var font: Font?
  package var scale: Image.Scale?
  /// Of its layers, the first one first.
  package var colors: [Color] = []

  package init() {}

  /// Writes the look into the environment of a symbol.
  func change(_ environment: inout EnvironmentValues) {
    if let font {
      environment.symbolFont = font
      environment.fontWeight = nil
      environment.isBold = false
    }
    if let scale { environment.imageScale = scale }
    guard let first = colors.first else { return }
    environment.foregroundFill = first._fill(in: environment)
    environment.foregroundIsChosen = true
    environment.foregroundFollowsTint = false
    environment.lowerForegroundFills = colors.dropFirst().map { $0._fill(in: environment) }
  }
}

extension Image {
  /// Returns the image with a look of its own, where it is a symbol.
  package func ownLook(_ look: OwnSymbolAppearance?) -> Image {
    var result = self
    result.ownSymbolLook = look
    return result
  }

  /// Returns an environment with the symbol's own look.
  func ownEnvironment(in environment: EnvironmentValues) -> EnvironmentValues {
    guard let ownSymbolLook else { return environment }
    var result = environment
    ownSymbolLook.change(&result)
    return result
  }
}
