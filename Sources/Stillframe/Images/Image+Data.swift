public import Foundation
internal import StillDrawing
internal import StillImageFile
public import StillRaster
public import StillViews

extension Image {
  /// An image of the data of a file: PNG, JPEG, WebP, GIF, SVG, PDF (the first page), HEIF or AVIF; nil for other
  /// formats.
  ///
  /// - Parameter scale: The pixels per point.
  public init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, scale.isFinite, data.count <= FilePicture.largestFile,
      let picture = try? PictureLibrary.shared.picture(data)
    else { return nil }
    self.init(picture: FoundPicture(source: picture, scale: scale))
  }

  /// An image of a bitmap, at the bitmap's scale.
  ///
  /// - Parameter orientation: The orientation of the bitmap.
  public init(bitmap: Bitmap, orientation: Orientation = .up) {
    let scale = bitmap.scale > 0 && bitmap.scale.isFinite ? bitmap.scale : 1
    self.init(
      picture: FoundPicture(
        source: PlainPicture(Self.uprightBitmap(bitmap, orientation)), scale: scale))
  }

  /// Returns the bitmap rotated upright.
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
