public import Foundation
import StillDrawing
import StillRaster
public import StillViews

extension Image {
  /// An image that code draws, once and at three pixels per point.
  ///
  /// - Parameters:
  ///   - size: The size in points. A size that is not finite, or too large to be drawn, makes an empty picture.
  ///   - label: The label for assistive technologies.
  ///   - opaque: Whether the background is black.
  ///   - colorMode: No effect: pictures are always blended in gamma-encoded sRGB.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let canvas = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
    let picture = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
    picture.scale = 3
    let pixels = (try? picture.bitmap()) ?? Bitmap(width: 0, height: 0)
    self.init(picture: FoundPicture(source: PlainPicture(pixels), scale: 3))
    if let label { self = read(as: label) }
  }
}

extension UIImage {
  /// A picture of an asset catalogue; an empty one where it is not found.
  public convenience init(resource: ImageResource) {
    let traits = PictureTraits(scale: 3, isDark: false, isRightToLeft: false)
    let found = PictureLibrary.shared.picture(
      named: resource.name, in: resource.bundle, for: traits)
    self.init(found ?? FoundPicture(source: PlainPicture(Bitmap(width: 0, height: 0)), scale: 1))
  }
}
