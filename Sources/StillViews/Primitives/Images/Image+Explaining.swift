package import StillReport
package import StillViewGraph

extension Image {
  /// Returns the name, and for a symbol the font of the text beside it.
  package func explainedSettings(
    in environment: EnvironmentValues
  ) -> [LayoutExplanation.Setting] {
    switch source {
    case .symbol(let name):
      [
        LayoutExplanation.Setting("symbol", "\"\(name)\""),
        LayoutExplanation.Setting("font", (environment.font ?? .body).spelling),
      ]
    case .named(let name, _): [LayoutExplanation.Setting("picture", "\"\(name)\"")]
    case .pixels: []
    }
  }
}
