package import Foundation
package import StillDrawing
import StillGeometry
import StillLayout

/// A modifier that changes how a view is drawn, depending on where it lies.
nonisolated package protocol PlacedEffectModifier: ElementModifier {
  /// The layers that the view is drawn through, the innermost first; `frame` is the view's, in the
  /// coordinates that the layers are to have.
  func layers(
    of proxy: GeometryProxy, in frame: CGRect, environment: EnvironmentValues
  ) -> [Layer]

  /// What the report calls it.
  static var reportName: String { get }
}

extension PlacedEffectModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    VisualEffectElement(modifier, environment, maker, inner)
  }
}

/// Asks the modifier for its layers whenever the view is drawn: places are final then.
private final class VisualEffectElement<Modifier: PlacedEffectModifier>:
  TransparentModifierElement<Modifier>
{
  private func layers(in frame: CGRect) -> [Layer] {
    inBodyScope {
      modifier.layers(
        of: GeometryProxy(size: self.frame.size, source: self), in: frame,
        environment: environment)
    }
  }

  override func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    guard frame.isFinite else { return }
    draw(layers(in: frame)[...], &pass)
  }

  private func draw(_ layers: ArraySlice<Layer>, _ pass: inout DrawingPass) {
    guard let outer = layers.last else { return drawInner(&pass) }
    pass.layer(outer) { draw(layers.dropLast(), &$0) }
  }

  override func effectTransform(at time: TimeInterval) -> CGAffineTransform? {
    let frame = presented.reported(at: time, on: graph.grid)
    guard frame.isFinite else { return nil }
    let transform = layers(in: frame).reduce(CGAffineTransform.identity) {
      $0.concatenating($1.transform)
    }
    return transform.isIdentity ? nil : transform
  }

  override var reportName: String? { Modifier.reportName }
}
