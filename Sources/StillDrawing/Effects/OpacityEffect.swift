package import Foundation

/// Lets through what is behind: 0 shows nothing of the contents, 1 nothing of what they cover.
package struct OpacityEffect: LayerEffect {
  let opacity: Double

  init(_ opacity: Double) {
    self.opacity = opacity
  }

  /// Returns the opacity in 0…1; what is no number does not fade.
  package static func safe(_ opacity: Double) -> Double {
    opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }

  package func sanitised() -> Effect? { .opacity(Self.safe(opacity)) }
  package var changesNothing: Bool { opacity == 1 }
  package var showsNothing: Bool { opacity <= 0 }
  package func bounds(of box: CGRect) -> CGRect? { box }
  package var actsOnLeaves: Bool { true }

  package func reaching(through inner: Effect) -> Effect? {
    switch inner {
    case .transform, .opacity, .clip, .shadow, .blend, .projection, .material: .opacity(opacity)
    default: nil
    }
  }

  package func merged(with outer: Effect) -> Effect? {
    guard case .opacity(let other) = outer else { return nil }
    return .opacity(Self.safe(opacity) * Self.safe(other))
  }

  package func commutes(with other: Effect) -> Bool {
    switch other {
    case .transform, .clip: true
    default: false
    }
  }

  package var description: String { "opacity \(DrawingText.number(opacity))" }
}
