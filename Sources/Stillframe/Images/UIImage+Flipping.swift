import StillViews

extension UIImage {
  /// Returns the image with left and right exchanged. A symbol stays as it is.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    return UIImage(cgImage: cgImage, scale: scale, orientation: .upMirrored)
  }
}
