public import Foundation
public import StillViewGraph

/// Shows a view of this library in UIKit.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view of this library that is shown. A change shows in the next picture.
  open var rootView: Content

  /// The sizes that follow that of the view. No effect: the view is measured when it is drawn.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The insets that make a safe area (default: all). No effect: insets are those of the view around.
  open var safeAreaRegions = SafeAreaRegions.all

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Shows a view of this library in UIKit.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    keptView?.hosted = { [weak self] in AnyView(self?.rootView ?? rootView) }
  }

}

/// The sizes of a controller that follow that of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The one that the controller would like to be presented with.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's own.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
