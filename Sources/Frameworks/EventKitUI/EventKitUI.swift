@_exported public import EventKit
@_exported public import UIKit

/// The end of a page with an entry.
public enum EKEventEditViewAction: Int, Sendable {
  /// Given up, saved, or removed.
  case canceled, saved, deleted
}

/// The receiver of the end. No method is called.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {
  /// Receives the end. Never called.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// The page of an entry to change: a white view.
@MainActor @preconcurrency open class EKEventEditViewController: UINavigationController {
  /// The store of the entry.
  open var eventStore: EKEventStore!
  /// The entry; nil: a new one.
  open var event: EKEvent?
  /// The receiver of the end.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A page without an entry.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    keptView?.backgroundColor = .white
    keptView?.hosted = nil
  }
}
