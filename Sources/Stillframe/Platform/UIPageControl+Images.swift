public import StillViews

extension UIPageControl {
  /// Nil. No effect: pages are dots.
  public var preferredIndicatorImage: UIImage? {
    get { nil }
    set {}
  }
  /// Nil. No effect: pages are dots.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { nil }
    set {}
  }

  /// Returns nil: pages are dots.
  public func indicatorImage(forPage page: Int) -> UIImage? { nil }
  /// No effect: pages are dots.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Returns nil: pages are dots.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { nil }
  /// No effect: pages are dots.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
}
