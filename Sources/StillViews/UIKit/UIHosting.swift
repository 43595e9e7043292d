public import Foundation
public import StillViewGraph

/// Shows a view of this library in UIKit.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view of this library that is shown. A change shows in the next picture.
  open var rootView: Content

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Shows a view of this library in UIKit.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view.hosted = { [weak self] in AnyView(self?.rootView ?? rootView) }
  }

}
