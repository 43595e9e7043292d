import CStillFilters
package import Foundation

/// The mean of pictures in linear light, as a film sees what moves while its shutter is open.
package final class LinearMean {
  private let width: Int
  private let height: Int
  private var sums: [UInt32]
  private var count: UInt32 = 0

  /// The most pictures whose sums fit.
  package static let most = 65_536

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    sums = [UInt32](repeating: 0, count: width * height * 4)
  }

  /// - Precondition: The picture has the same size, and there were fewer than ``most``.
  package func add(_ picture: Bitmap) {
    precondition(picture.width == width && picture.height == height && count < Self.most)
    let pixelCount = width * height
    count += 1
    unsafe picture.withUnsafeBytes { bytes in
      guard let pixels = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else {
        return
      }
      unsafe still_linear_sum(pixels, pixelCount, &sums)
    }
  }

  /// - Parameter scale: Pixels per point.
  /// - Precondition: There was a picture.
  package func picture(scale: CGFloat) -> Bitmap {
    precondition(count > 0)
    var picture = Bitmap(width: width, height: height, scale: scale)
    let (pixelCount, count) = (width * height, count)
    unsafe picture.withUnsafeMutableBytes { bytes in
      guard let pixels = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else {
        return
      }
      unsafe still_linear_mean(sums, pixelCount, count, pixels)
    }
    return picture
  }
}
