package import Foundation
import StillGeometry

/// Paints contents apart from what is behind them, as one picture (rule P2.9).
package struct LayerGroup: Sendable, Hashable {
  /// The rectangle filled with black below the contents, in their coordinates; nil: none.
  package var ground: CGRect?

  package init(ground: CGRect? = nil) {
    self.ground = ground
  }
}

extension LayerGroup: LayerEffect {
  package func sanitised() -> Effect? { ground?.isFinite ?? true ? .group(self) : nil }
  package var changesNothing: Bool { false }
  package func bounds(of box: CGRect) -> CGRect? { ground.map(box.union) ?? box }
  package var isolates: Bool { true }

  /// An outer effect that renders to one picture in any case needs no group inside.
  package func merged(with outer: Effect) -> Effect? {
    guard ground == nil else { return nil }
    switch outer {
    case .group, .blur, .colors, .threshold, .blend, .projection: return outer
    case .shadow(var shadow):
      shadow.isGroup = true
      return .shadow(shadow)
    default: return nil
    }
  }

  package var description: String {
    "group" + (ground.map { " on \(DrawingText.rectangle($0))" } ?? "")
  }
}
