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
  package var animation: Animation?
  /// The origin of the element around the one at hand, in the picture's coordinates.
  private var origin: CGPoint

  package init(graph: ViewGraph, grid: PixelGrid, animation: Animation?, origin: CGPoint) {
    self.graph = graph
    time = graph.time
    self.grid = grid
    self.animation = animation
    self.origin = origin
  }

  /// Takes over the frames of an element and of everything inside.
  package mutating func commit(_ element: _ViewNode) {
    let before = origin
    origin = CGPoint(
      x: before.x + element.frame.origin.x, y: before.y + element.frame.origin.y)
    let frame = CGRect(origin: origin, size: element.frame.size)
    element.presented.settle(at: time)
    element.presented.move(to: frame, animation: animation, at: time, on: grid)
    StackRoom.ensured { element.commit(&self) }
    origin = before
  }
}
