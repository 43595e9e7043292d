public import Foundation
import StillViewGraph
import StillViews
public import Stillframe

/// A picture of a scene: its report, its explanation and its files.
public protocol StillPicture {
  /// Takes each warning about the picture, once, when it is painted.
  var onWarning: (@Sendable (LayoutWarning) -> Void)? { get nonmutating set }

  /// Returns every view with its frame, in points.
  func layoutReport() throws(RenderError) -> LayoutReport
  /// Returns the warnings of the layout, without describing it.
  func layoutWarnings() throws(RenderError) -> [LayoutWarning]
  /// Returns the layout report with the labels and traits that assistive technologies read.
  func spokenLayoutReport() throws(RenderError) -> LayoutReport
  /// Returns the layout report with how each view got its size and its place.
  func explanation() throws(RenderError) -> Explanation
  /// Returns the elements that assistive technologies read, in their order.
  func accessibilityTree() throws(RenderError) -> AccessibilityTree
  /// Returns the pixels.
  func bitmap() throws(RenderError) -> Bitmap
  /// Returns the pixels as a PNG file.
  func pngData() throws(RenderError) -> Data
  /// Writes a file, whose name says the format: a whole one or none.
  func write(to url: URL, _ options: PictureOptions) throws(RenderError)
}

extension StillPicture {
  public func layoutWarnings() throws(RenderError) -> [LayoutWarning] {
    try layoutReport().warnings
  }

  /// Writes the picture with the usual options.
  public func write(to url: URL) throws(RenderError) { try write(to: url, PictureOptions()) }
}

extension Stage: StillPicture {}
extension ImageRenderer: StillPicture {}

/// A picture as large as its content.
package protocol FittedPicture: StillPicture {
  /// Whether views are seen beyond it.
  func reachesOutside() throws(RenderError) -> Bool
  /// The size of the content, in points.
  func fittedSize() throws(RenderError) -> CGSize
}

extension ImageRenderer: FittedPicture {
  package func fittedSize() throws(RenderError) -> CGSize { try liveGraph().contentSize }
}

extension SceneSetting {
  /// Returns a view's picture in a size, the device's window, or the size that the view itself has.
  ///
  /// - Parameters:
  ///   - size: the scene's own, in points; nil: the content's.
  ///   - proposal: the proposal to a content that chooses its size.
  package func picture(
    size: CGSize?, proposing proposal: ProposedViewSize = .unspecified,
    of content: @MainActor @Sendable () -> some View
  ) -> any StillPicture {
    guard let size = self.size ?? device?.size ?? size else {
      let renderer = ImageRenderer(content: shown(callIsolated { made(content) }))
      renderer.proposedSize = proposal
      renderer.scale = scale
      renderer.colorScheme = colorScheme
      renderer.isOpaque = isOpaque
      renderer.moment = moment
      return renderer
    }
    let stage = Stage(size, scale, colorScheme, device, startDate: startDate) {
      shown(made(content))
    }
    stage.isTransparent = !isOpaque
    stage.show(moment)
    return stage
  }

  /// Makes a scene's view; `Locale.current` is that of the scene meanwhile.
  @MainActor package func made<Content: View>(_ content: @MainActor () -> Content) -> Content {
    CurrentDevice.during(device) { CurrentLocale.during(locale) { content() } }
  }

  /// Returns the size of a film's frames, in points.
  package func filmSize(_ own: CGSize) -> CGSize { size ?? device?.size ?? own }

  /// Returns a view of a film: in a device's window, where there is one.
  package func staged(_ content: some View) -> some View {
    shown(content).simulatedDevice(device)
  }
}
