import Foundation
import StillDrawing
import StillGeometry
import StillLayout

// Elements of the engine that change what is read inside them.

/// Opacity below which nothing is read (rule AX1.6).
private let leastOpacity = 0.01

extension EffectElement: AccessibleElement {
  package func addAccessibility(
    _ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]
  ) {
    let frame = presented.reported(at: pass.time, on: pass.grid)
    let layer = presented.isKnown && frame.isFinite ? layer(in: frame, at: pass.time) : nil
    guard let layer else { return pass.visitInner(self, to: &items) }
    guard layer.opacity >= leastOpacity else { return }
    let transform = layer.transform
    pass.clipping(to: layer.clipBounds) { pass in
      pass.through(transform.isIdentity ? nil : transform) { $0.visitInner(self, to: &items) }
    }
  }
}

extension VisualEffectElement: AccessibleElement {
  package func addAccessibility(
    _ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]
  ) {
    let frame = presented.reported(at: pass.time, on: pass.grid)
    guard presented.isKnown, frame.isFinite else { return pass.visitInner(self, to: &items) }
    let opacity = layers(in: frame, at: pass.time).reduce(1) { $0 * $1.opacity }
    guard opacity >= leastOpacity else { return }
    pass.through(effectTransform(at: pass.time)) { $0.visitInner(self, to: &items) }
  }
}

/// A mask is not read.
extension SecondaryElement: AccessibleElement {
  package func addAccessibility(
    _ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]
  ) {
    if Modifier.isMask { pass.visit(inner, to: &items) } else { pass.visitInner(self, to: &items) }
  }
}

extension IdentifierElement: AccessibleElement {
  package func addAccessibility(
    _ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]
  ) {
    var own = pass.itemsInside(self)
    if !identifier.isEmpty { own.changeEach { $0.properties.identifier = identifier } }
    items += own
  }
}

/// Scrolled content is read whole, as far as it was built, before the views beside the scroll view.
extension ScrollNode: AccessibleElement {
  func addAccessibility(_ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]) {
    let frame = pass.frame(of: self)
    let own = pass.scrolling(in: frame) { $0.itemsInside(self) }
    guard !own.isEmpty else { return }
    items.append(AccessibilityItem(.group, of: own, frame: frame, node: self))
  }
}

extension Layer {
  /// The box around what the layer's clips let through; nil: it has none.
  fileprivate var clipBounds: CGRect? {
    var bounds: CGRect?
    for case .clip(let clip) in effects {
      let box: CGRect? =
        switch clip {
        case .rectangle(let rectangle): rectangle
        case .path(let path, _): path.boundingRect
        }
      if let box { bounds = bounds.map { $0.intersection(box) } ?? box }
    }
    return bounds
  }
}
