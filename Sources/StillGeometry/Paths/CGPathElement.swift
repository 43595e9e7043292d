public import Foundation

/// The kind of a path element, as in Core Graphics.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a part at a point.
  case moveToPoint = 0
  /// Goes straight to a point.
  case addLineToPoint = 1
  /// Goes by a curve with one control point.
  case addQuadCurveToPoint = 2
  /// Goes by a curve with two control points.
  case addCurveToPoint = 3
  /// Goes straight back to where the part began.
  case closeSubpath = 4
}

/// A piece of a path, as in Core Graphics: its kind, and its control points before its end, none to three.
///
/// The points are there while the element is handed over.
@unsafe public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// As many as its kind has, in points.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A piece by its kind and its points, which are not copied.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    unsafe self.type = type
    unsafe self.points = points
  }
}

extension CGPath {
  /// Hands over one element after the other.
  ///
  /// - Complexity: linear in the elements.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // swift-format-ignore
    path.forEach { element in
      let (type, points): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let to): (.moveToPoint, [to])
        case .line(let to): (.addLineToPoint, [to])
        case .quadCurve(let to, let control): (.addQuadCurveToPoint, [control, to])
        case .curve(let to, let control1, let control2):
          (.addCurveToPoint, [control1, control2, to])
        case .closeSubpath: (.closeSubpath, [])
        }
      var room = points + Array(repeating: .zero, count: 3 - points.count)
      unsafe room.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        var element = unsafe CGPathElement(type: type, points: first)
        unsafe withUnsafePointer(to: &element, block)
      }
    }
  }
}
