public import Foundation

/// An action that a swipe over a row shows. It is never done: nothing is swiped.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// Any, or one that takes something away.
    case normal, destructive
  }

  /// Does the action, and says whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind.
  public let style: Style
  /// Does the action.
  public let handler: Handler
  /// The title; nil: none.
  open var title: String?
  /// The colour of the ground; nil: by the kind.
  open var backgroundColor: UIColor?
  /// The image, drawn with the title.
  package var drawnImage: Any?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions that a swipe over a row shows.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge on.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Actions, from the edge on.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
