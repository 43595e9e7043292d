package import Foundation
package import Stillframe

/// The explanation of a picture, shown in its place.
package struct ExplainedPicture: StillPicture {
  /// The explained picture.
  package let base: any StillPicture

  package init(base: any StillPicture) {
    self.base = base
  }

  package var onWarning: (@Sendable (LayoutWarning) -> Void)? {
    get { base.onWarning }
    nonmutating set { base.onWarning = newValue }
  }

  /// In the coordinates of what is explained, without the margin.
  package func layoutReport() throws(RenderError) -> LayoutReport { try base.layoutReport() }
  package func layoutWarnings() throws(RenderError) -> [LayoutWarning] {
    try base.layoutWarnings()
  }
  package func spokenLayoutReport() throws(RenderError) -> LayoutReport {
    try base.spokenLayoutReport()
  }
  package func explanation() throws(RenderError) -> Explanation { try base.explanation() }
  package func accessibilityTree() throws(RenderError) -> AccessibilityTree {
    try base.accessibilityTree()
  }
  package func bitmap() throws(RenderError) -> Bitmap { try base.explanation().bitmap() }
  package func pngData() throws(RenderError) -> Data { try base.explanation().pngData() }
  package func write(to url: URL, _ options: PictureOptions) throws(RenderError) {
    try base.explanation().write(to: url, options)
  }
}
