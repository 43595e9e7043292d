/// The reason why a picture of a size is impossible.
package enum BitmapError: Error, Equatable {
  /// More pixels than `Bitmap.largestSide` along an edge or `Bitmap.mostPixels` in all.
  case tooLarge(width: Int, height: Int)
  /// The system has no memory for a bitmap of this size.
  case noMemory(width: Int, height: Int)
}

extension BitmapError: CustomStringConvertible {
  /// One sentence: what, where, what to do.
  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large; at most \(Bitmap.largestSide) a side "
        + "and \(Bitmap.mostPixels) in all can be made"
    case .noMemory(let width, let height):
      "there is no memory for a picture of \(width) × \(height) pixels; make it smaller, or free "
        + "some memory"
    }
  }
}
