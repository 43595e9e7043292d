public import Foundation
import StillImageFile
public import StillRaster

extension Bitmap {
  /// A picture from the bytes of a PNG file; its scale from the resolution, 1 where there is none.
  ///
  /// - Throws: `RenderError.unreadable`.
  public init(pngData: Data) throws(RenderError) {
    do {
      self = try PNGDecoder.decode(pngData)
    } catch {
      throw .unreadable(path: "the PNG data", reason: "\(error)")
    }
  }

  /// The picture as PNG, tagged sRGB, with its scale as resolution.
  public func pngData() -> Data { PNGEncoder.encode(self) }
}
