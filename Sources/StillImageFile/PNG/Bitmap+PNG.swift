public import Foundation
public import StillRaster

extension Bitmap {
  /// The picture in a PNG of any kind; its scale is that of the file's pixel density, in which 72 to
  /// the inch are one pixel per point, or 1.
  ///
  /// - Throws: ``ImageFileError`` when the data are no whole PNG, or one that is too large.
  public init(pngData: Data) throws(ImageFileError) {
    self = try PNGDecoder.decode(pngData)
  }

  /// Returns the picture as a PNG. Reading it back gives an equal bitmap, when the scale has no more than three
  /// decimals.
  public func pngData() -> Data {
    do {
      return try PNGEncoder.encode(self)
    } catch {
      // Every picture that can be made has pixels, and an encoder fails for no other reason.
      preconditionFailure("a picture could not be packed: \(error)")
    }
  }
}
