import Foundation
import StillDrawing
import StillTextEngine
import StillViewGraph
import StillViews

extension EnvironmentValues {
  /// The values that every picture starts from: nothing of the machine, its locale or its clock.
  static func picture(scale: CGFloat) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.textSystem = EmbeddedTextSystem.shared
    return environment
  }

  /// What a window shows behind its content (rule 9.11).
  var windowBackground: ResolvedColor {
    Color.windowBackground.resolve(in: self).drawn
  }
}
