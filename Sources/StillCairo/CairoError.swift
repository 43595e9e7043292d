package import Foundation
import StillRaster

/// The reason why a picture could not be painted.
package enum CairoError: Error, Equatable, CustomStringConvertible {
  /// A size without a pixel, or a size or scale that is no number.
  case impossible(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// More pixels than `Bitmap.largestSide` along an edge or `Bitmap.mostPixels` in all.
  case tooLarge(width: CGFloat, height: CGFloat)
  /// Another failure of Cairo, mostly for want of memory.
  case failed(status: String)

  /// One sentence: what, where, what to do.
  package var description: String {
    switch self {
    case .impossible(let width, let height, let scale):
      "\(width) × \(height) points at \(scale) pixels per point make no pixel; "
        + "give finite lengths above 0"
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels are more than can be painted; at most "
        + "\(Bitmap.largestSide) a side and \(Bitmap.mostPixels) in all"
    case .failed(let status): status
    }
  }
}
