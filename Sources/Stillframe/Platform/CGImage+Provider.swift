public import Foundation
import StillDrawing
import StillRaster
public import StillViews

extension CGImage {
  /// An image of the bytes of a provider, the top row first; nil where the format has no pixels here or bytes are missing.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The bits of each part of a pixel: 8.
  ///   - bitsPerPixel: The bits of a pixel: 32, or 8 of grays.
  ///   - bytesPerRow: The bytes from one row to the next.
  ///   - space: Colors or grays; both are sRGB.
  ///   - bitmapInfo: The place of alpha, and the order of bytes.
  ///   - provider: The bytes.
  ///   - decode: No effect: numbers keep their range.
  ///   - shouldInterpolate: No effect: the view decides.
  ///   - intent: No effect: all colors are sRGB.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let (info, isStraight) = bitmapInfo.premultiplied
    guard let layout = info.layout(bitsPerComponent: bitsPerComponent, in: space.model),
      bitsPerPixel == layout.bytesPerPixel * 8,
      (try? RenderPass.check(CGSize(width: width, height: height), scale: 1)) != nil
    else { return nil }
    let count = bytesPerRow.multipliedReportingOverflow(by: height)
    guard !count.overflow, bytesPerRow >= width * layout.bytesPerPixel,
      provider.bytes.count >= count.partialValue
    else { return nil }
    var bytes = [UInt8](provider.bytes.prefix(count.partialValue))
    if isStraight, case .colors(let red, let green, let blue, let alpha, _) = layout {
      for pixel in 0..<width * height {
        let start = pixel / width * bytesPerRow + pixel % width * 4
        let opacity = Int(bytes[start + Int(alpha)])
        for part in [red, green, blue] {
          let place = start + Int(part)
          bytes[place] = UInt8((Int(bytes[place]) * opacity + 127) / 255)
        }
      }
    }
    let bitmap = unsafe bytes.withUnsafeBytes { memory in
      unsafe try? Bitmap(
        reading: memory, width: width, height: height, bytesPerRow: bytesPerRow, as: layout)
    }
    guard let bitmap else { return nil }
    self.init(bitmap)
  }
}

extension CGBitmapInfo {
  /// The same format with colors that are multiplied by alpha, and whether they were not.
  fileprivate var premultiplied: (info: CGBitmapInfo, isStraight: Bool) {
    let others = subtracting(.alphaInfoMask).rawValue
    switch CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) {
    case .last:
      return (CGBitmapInfo(rawValue: others | CGImageAlphaInfo.premultipliedLast.rawValue), true)
    case .first:
      return (CGBitmapInfo(rawValue: others | CGImageAlphaInfo.premultipliedFirst.rawValue), true)
    default: return (self, false)
    }
  }
}
