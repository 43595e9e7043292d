public import Foundation
import StillDrawing
import StillRaster
public import StillViews

extension Image {
  /// A picture that code draws, once and at three pixels a point.
  ///
  /// - Parameters:
  ///   - size: In points. A size that is not finite, or too large to be drawn, makes an empty picture.
  ///   - label: Words for those who do not see it.
  ///   - opaque: Whether what is not drawn on is black.
  ///   - colorMode: Pictures are blended in gamma-encoded sRGB always.
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
