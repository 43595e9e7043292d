package import Foundation

/// Why a picture could not be painted.
package enum CairoError: Error, Equatable, CustomStringConvertible {
  /// More pixels than `CairoRenderer.side` along an edge or `CairoRenderer.total` in all.
  case tooLarge(width: CGFloat, height: CGFloat)
  /// Cairo's own word, for want of memory above all.
  case failed(status: String)

  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels are more than can be painted; at most "
        + "\(CairoRenderer.side) a side and \(CairoRenderer.total) in all"
    case .failed(let status): "Cairo says: \(status)"
    }
  }
}
