import Foundation
import StillGeometry
import Synchronization

/// Outlines of lines, shared by all threads: most lines of a film stand still, and to find an outline takes as long as to
/// paint it.
///
/// A full cache is emptied, as with ``GlyphMaskCache``. Outlines depend only on their key, so the cache cannot be
/// seen in a picture.
final class StrokeCache: Sendable {
  static let shared = StrokeCache()

  /// The most points of one outline, and of all: together below 4 MiB.
  static let (mostPoints, pointLimit) = (4_096, 1 << 18)
  /// The most elements of a path whose outline is kept: longer ones are mostly drawn once.
  static let mostElements = 64

  private struct Key: Hashable {
    let shape: Path.Shape
    /// Of a general path.
    let elements: ContiguousArray<Path.Element>
    let style: StrokeStyle
    let tolerance: CGFloat

    func hash(into hasher: inout Hasher) {
      hasher.combine(style.lineWidth)
      hasher.combine(tolerance)
      switch shape {
      case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect):
        for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
      case .general, .empty:
        hasher.combine(elements.count)
        for case .line(let point) in elements {
          hasher.combine(point.x)
          hasher.combine(point.y)
        }
      }
    }
  }

  private struct Contents {
    var outlines: [Key: [[CGPoint]]] = [:]
    var pointCount = 0
  }
  private let contents = Mutex(Contents())

  /// Returns the result of ``Path/strokeContours(_:tolerance:)``, from the cache if possible.
  func contours(of path: Path, _ style: StrokeStyle, tolerance: CGFloat) -> [[CGPoint]] {
    let isGeneral = path.shape == .general
    let elements = isGeneral ? path.elements : []
    guard elements.count <= Self.mostElements else {
      return path.strokeContours(style, tolerance: tolerance)
    }
    let key = Key(shape: path.shape, elements: elements, style: style, tolerance: tolerance)
    if let known = contents.withLock({ $0.outlines[key] }) { return known }
    // Not under the lock: two threads may look for one outline, and find the same.
    let made = path.strokeContours(style, tolerance: tolerance)
    let count = made.reduce(0) { $0 + $1.count + 4 } + elements.count
    guard count <= Self.mostPoints else { return made }
    contents.withLock { contents in
      if contents.pointCount + count > Self.pointLimit { contents = Contents() }
      if contents.outlines.updateValue(made, forKey: key) == nil { contents.pointCount += count }
    }
    return made
  }

  /// How many outlines are kept, and their points with what else they cost.
  var fill: (outlines: Int, points: Int) {
    contents.withLock { ($0.outlines.count, $0.pointCount) }
  }
}
