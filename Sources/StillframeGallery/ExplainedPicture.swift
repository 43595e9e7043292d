import SwiftUI

/// The explanation of a picture, shown in its place.
struct ExplainedPicture: StillPicture {
  /// What is explained.
  let base: any StillPicture

  /// In the coordinates of what is explained, without the margin.
  func layoutReport() throws(RenderError) -> LayoutReport { try base.layoutReport() }
  func explanation() throws(RenderError) -> Explanation { try base.explanation() }
  func bitmap() throws(RenderError) -> Bitmap { try base.explanation().bitmap() }
  func pngData() throws(RenderError) -> Data { try base.explanation().pngData() }
  func write(to url: URL) throws(RenderError) { try base.explanation().write(to: url) }
}

extension GalleryScene {
  /// The scene's still with the reasons of its layout drawn on, in a picture that is larger by a margin.
  public func explained() -> GalleryScene {
    let margin = 2 * Explanation.margin
    return replacingStill(
      size: CGSize(width: size.width + margin, height: size.height + margin)
    ) { still, setting in
      var inner = setting
      inner.size = setting.size.map {
        CGSize(width: $0.width - margin, height: $0.height - margin)
      }
      return ExplainedPicture(base: still(inner))
    }
  }
}
