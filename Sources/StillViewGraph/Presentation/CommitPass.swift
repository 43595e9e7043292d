package import Foundation
package import StillAnimation
package import StillGeometry
internal import StillLayout

/// Hands the frames that layout decided to what is shown, once after each layout.
package struct CommitPass {
  package let graph: ViewGraph
  package let time: TimeInterval
  package let grid: PixelGrid
  /// How frames that differ from the last ones move (rule 8.1).
  package var animation: Animation? {
    didSet { noteMotion() }
  }
  /// Whether anything on the graph moves by itself, or did.
  private var hasMoved: Bool
  /// The origin of the element around the one at hand, in the picture's coordinates.
  private var origin: CGPoint

  package init(graph: ViewGraph, grid: PixelGrid, animation: Animation?, origin: CGPoint) {
    self.graph = graph
    time = graph.time
    self.grid = grid
    self.animation = animation
    self.origin = origin
    hasMoved = graph.hasMoved
    noteMotion()
  }

  private mutating func noteMotion() {
    guard animation != nil, !hasMoved else { return }
    hasMoved = true
    graph.hasMoved = true
  }

  /// Takes over the frames of an element and of everything inside.
  ///
  /// - Complexity: constant for an element that stays where it is, nothing inside was placed again, and
  ///   nothing on the graph ever moved.
  package mutating func commit(_ element: _ViewNode) {
    let before = origin
    origin = CGPoint(
      x: before.x + element.frame.origin.x, y: before.y + element.frame.origin.y)
    let frame = CGRect(origin: origin, size: element.frame.size)
    if hasMoved {
      var presented = element.presented
      presented.settle(at: time)
      presented.move(to: frame, animation: animation, at: time, on: grid)
      element.presented = presented
    } else if element.isShown, frame == element.presented.target {
      origin = before
      return
    } else {
      element.presented = PresentedFrame(atRest: frame)
    }
    element.isShown = true
    StackRoom.ensured { element.commit(&self) }
    origin = before
  }
}
