public import SwiftUI

/// How a scene is shown, where that is not the scene's own choice.
public struct SceneSetting: Sendable {
  /// In points; nil: the scene's own.
  public var size: CGSize?
  /// Pixels a point.
  public var scale: CGFloat = 1
  public var colorScheme: ColorScheme = .light
  /// Whether a still stands on the colour scheme's background; a film always does.
  public var isOpaque = false
  /// Frames a second of a film; nil: the scene's own.
  public var fps: Double?
  /// Length of a film in seconds; nil: the scene's own.
  public var duration: TimeInterval?

  public init() {}
}

/// What can be had from a picture.
public protocol StillPicture {
  func layoutReport() throws(RenderError) -> LayoutReport
  func explanation() throws(RenderError) -> Explanation
  func bitmap() throws(RenderError) -> Bitmap
  func pngData() throws(RenderError) -> Data
  func write(to url: URL) throws(RenderError)
}

extension Stage: StillPicture {}
