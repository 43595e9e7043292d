package import StillReport
package import StillViewGraph

extension Image {
  /// The name, and of a symbol the font beside which it stands.
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
