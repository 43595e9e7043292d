package import Foundation
import StillGeometry
import StillLayout

/// A background that a view has only while a lazy container pins it over other lines. Layouts, reports and assistive
/// technologies see nothing of it.
nonisolated package struct _PinnedBackground: ElementModifier {
  package typealias Element = PinnedElement

  /// Draws behind the view, in its frame.
  let draw: (CGRect, EnvironmentValues, inout DrawingPass) -> Void
}

/// The element of a view that may be pinned.
package final class PinnedElement: ModifierElement<_PinnedBackground>, DrawnElement {
  override package var asDrawn: (any DrawnElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    if isPinned, frame.isFinite { modifier.draw(frame, environment, &pass) }
    drawInner(&pass)
  }

  /// Whether the line that the view is in is pinned where it is not by its place among the lines.
  private var isPinned: Bool {
    var line: _ViewNode = self
    while let outer = line.enclosing {
      if let container = outer as? any LazyContainer { return container.isPinned(line) }
      line = outer
    }
    return false
  }
}

extension View {
  /// Draws a background while the view's line is pinned over others.
  nonisolated package func pinnedBackground(
    _ draw: @escaping (CGRect, EnvironmentValues, inout DrawingPass) -> Void
  ) -> some View {
    modifier(_PinnedBackground(draw: draw))
  }
}
