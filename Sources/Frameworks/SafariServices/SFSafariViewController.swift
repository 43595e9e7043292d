@_exported public import SwiftUI

/// A page of the web. None is loaded: a white view.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  /// The receiver of the end. No method is called.
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  /// No effect: there are no bars.
  public var preferredBarTintColor: UIColor?
  /// No effect: there are no bars.
  public var preferredControlTintColor: UIColor?
  /// No effect: there are no bars.
  public var dismissButtonStyle = DismissButtonStyle.done

  /// The title of the button that ends.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done, close, or cancel.
    case done, close, cancel
  }

  /// Settings.
  @MainActor public final class Configuration {
    /// No effect: no page is loaded.
    public var entersReaderIfAvailable = false
    /// No effect: there are no bars.
    public var barCollapsingEnabled = true

    /// The usual settings.
    public init() {}
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A page at an address, which is not loaded.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    super.init()
    view.backgroundColor = .white
  }
}

/// The receiver of the end of a page.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Receives the end. Never called.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
