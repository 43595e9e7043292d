package import Foundation
import StillDrawing
import StillTextEngine
package import StillViewGraph
import StillViews

/// Which fonts the pictures may use that a task makes.
package enum FontScope {
  /// Whether those of the machine are left out, whatever `FontRegistry.allowsSystemFonts` says.
  @TaskLocal package static var isEmbeddedOnly = false
}

extension EnvironmentValues {
  /// The values that every picture starts from: nothing of the machine, its locale or its time zone; its
  /// clock only where a text counts from now and `simulatedDate(_:)` does not say when that is.
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

  /// What a window shows behind its content (rule 9.11).
  var windowBackground: ResolvedColor {
    Color.windowBackground.resolve(in: self).drawn
  }
}
