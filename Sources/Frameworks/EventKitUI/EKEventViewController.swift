public import EventKit
public import UIKit

/// The end of a page that shows an entry.
public enum EKEventViewAction: Int, Sendable {
  /// Done, answered, or removed.
  case done, responded, deleted
}

/// The receiver of the end. No method is called.
@MainActor @preconcurrency public protocol EKEventViewDelegate: AnyObject {
  /// Receives the end. Never called.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// The page that shows an entry: a white view.
@MainActor @preconcurrency open class EKEventViewController: UIViewController {
  /// The entry.
  open var event: EKEvent!
  /// Whether it may be changed.
  open var allowsEditing = false
  /// Whether its day is shown.
  open var allowsCalendarPreview = false
  /// The receiver of the end.
  open weak var delegate: (any EKEventViewDelegate)?

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A page without an entry.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    view.backgroundColor = .white
  }
}
