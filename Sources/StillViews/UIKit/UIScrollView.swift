public import Foundation
import StillGeometry

/// A view of UIKit that scrolls.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// False: no finger is on views of UIKit.
  open var isTracking: Bool { false }
  /// False: no finger moves views of UIKit.
  open var isDragging: Bool { false }
  /// False: content of UIKit stays where it was put.
  open var isDecelerating: Bool { false }

  /// The share of its speed that content keeps in a thousandth of a second once it is let go.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of lists and texts: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// That of pages: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private static let shared = UIScrollView()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UIScrollView { shared }

  /// A view that scrolls, at a place, in points: what is inside is cut off at its edges.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether dragging takes touches away from a view: from all but controls. No effect: nothing is touched.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Returns true: touches go to the views inside. No effect: nothing is touched.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// No effect: a picture does not show it.
  open var bounces = true
  /// No effect: a picture does not show it.
  open var alwaysBounceVertical = false
  /// No effect: a picture does not show it.
  open var alwaysBounceHorizontal = false
  /// No effect: `scrollIndicators(_:)` sets the visible indicators.
  open var showsVerticalScrollIndicator = true
  /// No effect: `scrollIndicators(_:)` sets the visible indicators.
  open var showsHorizontalScrollIndicator = true
  /// No effect: `scrollDisabled(_:)` disables scrolling.
  open var isScrollEnabled = true
  /// The share of its speed that content keeps. No effect: nothing scrolls.
  open var decelerationRate = DecelerationRate.normal
  /// No effect: `scrollTargetBehavior(_:)` sets where scroll views come to rest.
  open var isPagingEnabled = false
  /// The room around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// The room around the content, in points: that which was set, as nothing lies over the view.
  public final var adjustedContentInset: UIEdgeInsets { contentInset }
  /// No effect: `scrollIndicators(_:)` sets the visible indicators.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect: `scrollIndicators(_:)` sets the visible indicators.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect: `scrollIndicators(_:)` sets the visible indicators.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The place of the content that lies at the upper left corner, in points; until it is set, the one where the insets begin. Views
  /// inside are drawn as far up as the content goes.
  open var contentOffset = CGPoint.zero {
    didSet { isOffsetSet = true }
  }
  private final var isOffsetSet = false
  /// The size of the content, in points; without one, it reaches as far as the views inside.
  open var contentSize = CGSize.zero
  /// The edges of the content, for constraints.
  public final var contentLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
  /// The edges of the view, for constraints.
  public final var frameLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
  /// Never told of anything: nothing scrolls. A text view's delegate is one, too.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// No effect: nothing scrolls.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The least zoom. No effect: nothing is zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom. No effect: nothing is zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom. No effect: nothing is zoomed.
  open var zoomScale: CGFloat = 1
  /// Whether zooming goes beyond its ends. No effect: nothing is zoomed.
  open var bouncesZoom = true
  /// No effect: insets are not adjusted.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The control above the content. No effect: nothing is pulled down.
  open var refreshControl: UIRefreshControl?

  /// The gesture that scrolls. No effect: nothing scrolls.
  public final let panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that zooms. No effect: nothing is zoomed.
  public final let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  /// Whether insets follow the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system does, along scrolling axes, never, or always.
    case automatic, scrollableAxes, never, always
  }

  /// Whether scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never, while one drags, or with the finger.
    case none, onDrag, interactive
  }

  /// Sets the offset. No effect of `animated`: a picture has no time.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Sets the zoom. No effect of `animated`: a picture has no time.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Sets the zoom with which a rectangle of the content fills the view. No effect of `animated`: a picture has no time.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
  }
}

extension UIScrollView {
  /// Where the content stands.
  var place: ScrollPlace {
    ScrollPlace(
      offset: isOffsetSet
        ? contentOffset : CGPoint(x: -contentInset.left, y: -contentInset.top),
      insets: contentInset, content: contentSize)
  }
}

/// Where the content of a view stands that scrolls, in points.
nonisolated struct ScrollPlace: Sendable {
  let offset: CGPoint
  let insets: UIEdgeInsets
  /// The size that the program gives the content; 0: as far as the views inside reach.
  let content: CGSize

  /// Returns the offset as far as there is something to scroll.
  ///
  /// - Parameters:
  ///   - reach: how far the views inside reach.
  ///   - room: the size of the view.
  func offset(reach: CGSize, in room: CGSize) -> CGPoint {
    func clamp(
      _ value: CGFloat, _ length: CGFloat, _ room: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
      let before = before.isFinite ? before : 0
      let last = length + (after.isFinite ? after : 0) - room
      return max(min(value.isNaN ? 0 : value, last), -before)
    }
    return CGPoint(
      x: clamp(
        offset.x, content.width > 0 ? content.width : reach.width, room.width, insets.left,
        insets.right),
      y: clamp(
        offset.y, content.height > 0 ? content.height : reach.height, room.height, insets.top,
        insets.bottom))
  }
}

/// Is told of scrolling; never here.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// It scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger began to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger was lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// It was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The view inside that is zoomed; nil: none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// It begins to come to rest.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// An animation of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
