package import Foundation
package import StillGeometry

/// A region, in the contents' coordinates, outside which nothing of them is painted.
package enum Clip: Sendable, Equatable {
  case rectangle(CGRect)
  case path(Path, FillRule)
}

extension Clip: LayerEffect {
  package func sanitised() -> Effect? {
    switch self {
    case .rectangle(let rectangle): rectangle.isFinite ? .clip(self) : nil
    case .path(let path, _): path.isFinite ? .clip(self) : nil
    }
  }

  package var changesNothing: Bool { false }

  /// A box outside which nothing is painted. An empty path lets nothing through.
  package var bounds: CGRect {
    switch self {
    case .rectangle(let rectangle): rectangle.standardized
    case .path(let path, _): path.inkBox ?? .zero
    }
  }

  package func bounds(of box: CGRect) -> CGRect? { box.overlap(bounds) }

  package var description: String {
    switch self {
    case .rectangle(let rectangle): "clip \(DrawingText.rectangle(rectangle))"
    case .path(let path, let rule):
      "clip\(rule.suffix) \(DrawingText.path(path))"
    }
  }
}

extension CGRect {
  /// Returns the intersection of two rectangles; nil if they do not meet.
  func overlap(_ other: CGRect) -> CGRect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
