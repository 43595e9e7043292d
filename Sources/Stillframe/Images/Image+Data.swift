public import Foundation
internal import StillDrawing
internal import StillImageFile
public import StillRaster
public import StillViews

extension Image {
  /// The picture in the data of a file: PNG, JPEG, WebP, GIF, SVG, PDF (the first page), HEIF or AVIF; nil for anything else.
  ///
  /// - Parameter scale: Pixels a point.
  public init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, scale.isFinite, data.count <= FilePicture.largestFile,
      let picture = try? PictureLibrary.shared.picture(data)
    else { return nil }
    self.init(picture: FoundPicture(source: picture, scale: scale))
  }

  /// Pixels at hand, as large as they are at their own scale.
  ///
  /// - Parameter orientation: How the picture lies in the bitmap.
  public init(bitmap: Bitmap, orientation: Orientation = .up) {
    let scale = bitmap.scale > 0 && bitmap.scale.isFinite ? bitmap.scale : 1
    self.init(
      picture: FoundPicture(
        source: PlainPicture(Self.uprightBitmap(bitmap, orientation)), scale: scale))
  }

  /// A bitmap with its top up.
  static func uprightBitmap(_ bitmap: Bitmap, _ orientation: Orientation) -> Bitmap {
    bitmap.upright(orientation.inFiles) ?? bitmap
  }
}

extension Image.Orientation {
  fileprivate var inFiles: PictureOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}
