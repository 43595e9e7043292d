public import Foundation
import StillDrawing
public import StillViewGraph

/// A part of an image, repeated from the top left corner of the filled frame (rule P8.9).
nonisolated public struct ImagePaint: ShapeStyle, Equatable, Sendable {
  /// The image that is repeated.
  public var image: Image
  /// In shares of the image.
  public var sourceRect: CGRect
  /// The scale, relative to the image's size.
  public var scale: CGFloat

  /// Repeats an image, or the part of it in `sourceRect` (in shares of its width and height, the whole unless given),
  /// scaled.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    guard let picture = image.picture(in: environment), !sourceRect.isInfinite, !sourceRect.isNull,
      scale > 0,
      scale.isFinite
    else { return _Fill(.color(.init(red: 0, green: 0, blue: 0, opacity: 0))) }
    let (width, height) = (
      CGFloat(picture.source.widthInPixels), CGFloat(picture.source.heightInPixels)
    )
    let rect = sourceRect.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    let part = CGRect(
      x: rect.minX * width, y: rect.minY * height, width: rect.width * width,
      height: rect.height * height)
    let tile = CGSize(
      width: part.width / picture.scale * scale, height: part.height / picture.scale * scale)
    return _Fill(
      .picture(PicturePaint(source: picture.source, part: part, origin: .zero, tile: tile)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a part of an image, repeated from the top left corner of the filled frame.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Image {
  /// Returns the picture in an environment; nil for symbols and for unknown names.
  func picture(in environment: EnvironmentValues) -> FoundPicture? {
    switch source {
    case .symbol: nil
    case .pixels(let reference): reference.picture
    case .named(let name, let bundle):
      environment.pictureSystem?.picture(
        named: name, in: bundle, for: environment.pictureTraits)
    }
  }
}
