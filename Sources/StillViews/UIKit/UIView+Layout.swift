extension UIView {
  /// The layout of a view's content.
  public enum ContentMode: Int, Sendable {
    /// Stretched, fitted inside, covering, or at an edge or corner in its own size. Image views use it; hosted content
    /// always fills the view.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which lengths follow when the view around changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The room on the left follows. Kept, as all of these: no view here changes its size by itself.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room on the right follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
