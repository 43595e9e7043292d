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

/// What can be had from a picture whose content has any type.
public protocol StillPicture {
  func layoutReport() throws(RenderError) -> LayoutReport
  func bitmap() throws(RenderError) -> Bitmap
  func pngData() throws(RenderError) -> Data
  func write(to url: URL) throws(RenderError)
}

extension ImageRenderer: StillPicture {}

/// A scene's content, centred in the picture's size, in a colour scheme, with or without its background.
struct SceneStage<Content: View>: View {
  let size: CGSize
  let colorScheme: ColorScheme
  let hasGround: Bool
  let content: @MainActor @Sendable () -> Content

  nonisolated init(
    size: CGSize, colorScheme: ColorScheme, hasGround: Bool,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.hasGround = hasGround
    self.content = content
  }

  var body: some View {
    let staged = content().frame(width: size.width, height: size.height)
    if hasGround {
      staged.background().environment(\.colorScheme, colorScheme)
    } else {
      staged.environment(\.colorScheme, colorScheme)
    }
  }
}
