/// Whether content is turned about where one reads from right to left. No effect: it is not.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language has it, never, or always by side.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The traits of a view of UIKit for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Plain text.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Changing often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A value that is raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

/// An interaction of a view of UIKit. No effect: gestures of views handle touches.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
  /// The view; nil: none.
  var view: UIView? { get }
  /// It is about to be added to a view.
  func willMove(to view: UIView?)
  /// It was added to a view.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Whether the tint is dimmed. No effect: it is never dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the system does, never, or always.
    case automatic, normal, dimmed
  }
}

/// Edges of a rectangle, in the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
