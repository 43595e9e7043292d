package import Foundation
import StillDrawing
import StillTextEngine
package import StillViewGraph
import StillViews

/// Which fonts the pictures may use that a task makes.
package enum FontScope {
  /// Whether the machine's fonts are ignored, regardless of `FontRegistry.allowsSystemFonts`.
  @TaskLocal package static var isEmbeddedOnly = false
}

extension EnvironmentValues {
  /// Returns the initial values of every picture, which do not depend on the machine, its locale or its time zone; its
  /// clock matters only for texts relative to now without `simulatedDate(_:)`.
  package static func picture(
    scale: CGFloat, colorScheme: ColorScheme = .light
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    if colorScheme != .light { environment.colorScheme = colorScheme }
    environment.displayScale = scale
    environment.textSystem =
      FontScope.isEmbeddedOnly ? EmbeddedTextSystem.ofNoMachine : EmbeddedTextSystem.shared
    environment.symbolSystem = EmbeddedSymbols.shared
    environment.pictureSystem = PictureLibrary.shared
    return environment
  }

  /// The background of a window (rule L9.11).
  var windowBackground: ResolvedColor {
    Color.windowBackground.resolve(in: self).drawn
  }
}
