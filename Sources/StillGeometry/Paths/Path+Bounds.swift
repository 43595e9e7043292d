public import Foundation

extension Path {
  /// The smallest upright rectangle around the lines and curves, without their control points; null
  /// for an empty path.
  public var boundingRect: CGRect {
    switch shape {
    case .empty: return .null
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): return rect
    case .general: break
    }
    var box = Box()
    for segment in segments {
      switch segment {
      case .begin(let point): box.add(point)
      case .curve(let curve):
        let bounds = curve.bounds
        box.add(bounds.low)
        box.add(bounds.high)
      case .finish: break
      }
    }
    return box.rect
  }

  /// An upright rectangle around all points of the path, control points included; cheaper than
  /// `boundingRect`, and null for an empty path.
  package var controlBounds: CGRect {
    guard shape == .general else { return boundingRect }
    var box = Box()
    for element in elements where element.isFinite {
      switch element {
      case .move(let to), .line(let to): box.add(to)
      case .quadCurve(let to, let control):
        box.add(to)
        box.add(control)
      case .curve(let to, let control1, let control2):
        box.add(to)
        box.add(control1)
        box.add(control2)
      case .closeSubpath: break
      }
    }
    return box.rect
  }
}

/// A rectangle that grows around points.
private struct Box {
  var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    low.x <= high.x
      ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }
}
