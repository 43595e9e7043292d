extension UIImage {
  /// Returns the image itself: it never changes.
  public func copy() -> Any { self }
}
