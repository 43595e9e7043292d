import Foundation
import StillDrawing
import StillRaster
import StillViewGraph

/// The blur of the window behind a context menu (rule SM3.14): the backdrop as it is, without a tint.
nonisolated struct BackdropBlur: ShapeStyle {
  func _fill(in environment: EnvironmentValues) -> _Fill {
    let ground = Color.windowBackground.resolve(in: environment).drawn
    let tint = BackdropTint(amount: 0, saturation: 1, curve: .zero, lift: 0)
    return _Fill(.material(LayerMaterial(radius: 5, tint: tint, ground: ground), opacity: 1))
  }
}
