public import Foundation
import Stillframe

/// What a view is proposed when a snapshot of it is taken.
public enum SwiftUISnapshotLayout: Sendable {
  /// The view's ideal size: an unspecified proposal, and a picture of the size it answers with.
  case sizeThatFits
  /// Exactly this size, in points: the view is proposed it and centred in it.
  case fixed(width: CGFloat, height: CGFloat)

  /// Calls `body` with a renderer of the view in this layout.
  func render<Content: View, Result>(
    _ view: Content, scale: CGFloat, _ body: (any SnapshotRenderer) throws -> Result
  ) throws -> Result {
    switch self {
    case .sizeThatFits:
      let renderer = ImageRenderer(content: view)
      renderer.scale = scale
      return try body(renderer)
    case .fixed(let width, let height):
      let renderer = ImageRenderer(content: view.frame(width: width, height: height))
      renderer.scale = scale
      return try body(renderer)
    }
  }
}

/// A renderer whose content's type does not matter any more.
protocol SnapshotRenderer {
  func layoutReport() throws(RenderError) -> LayoutReport
  func bitmap() throws(RenderError) -> Bitmap
}

extension ImageRenderer: SnapshotRenderer {}
