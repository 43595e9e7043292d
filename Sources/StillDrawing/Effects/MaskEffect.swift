package import Foundation

/// Lets what is painted already show where the contents are opaque, and shows nothing of them (rule P8.1).
/// It acts on the layer around, which has to be a group.
package struct MaskEffect: LayerEffect {
  package func sanitised() -> Effect? { .mask }
  package var changesNothing: Bool { false }
  package func bounds(of box: CGRect) -> CGRect? { nil }
  package var isolates: Bool { true }
  package var description: String { "mask" }
}
